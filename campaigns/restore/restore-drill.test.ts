import { expect, test } from 'vitest'
import { missingSlips } from './restore-drill.ts'

test('a slip is missing when it was placed and answered before the target and is not there', () => {
  const answered = [
    { reference: 'CAD-1', answeredAt: 10 },
    { reference: 'CAD-2', answeredAt: 11 },
    { reference: null, answeredAt: 12 },
    { reference: 'CAD-3', answeredAt: 20 },
  ]
  const references = new Set(['CAD-1'])
  expect(missingSlips({ answered, target: 20, references })).toEqual(['CAD-2'])
  expect(missingSlips({ answered, target: 21, references })).toEqual(['CAD-2', 'CAD-3'])
})
