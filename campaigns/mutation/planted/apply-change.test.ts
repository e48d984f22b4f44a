import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { changedText } from './apply-change.ts'
import { PLANTED_GROUPS } from './planted-changes.ts'

const changes = Object.values(PLANTED_GROUPS).flatMap((group) => group.changes)

test('every planted change fits the file as it is today, in one place', async () => {
  const server = new URL('../../../packages/server/', import.meta.url)
  const unfit: string[] = []
  for (const change of changes) {
    const text = await readFile(new URL(change.file, server), 'utf8')
    try {
      if (changedText(change, text) === text) unfit.push(`${change.file}: changes nothing`)
    } catch (error) {
      unfit.push(String(error))
    }
  }
  expect(unfit).toEqual([])
  expect(changes.length).toBeGreaterThanOrEqual(60)
})

test('a change that fits two places, or none, is refused', () => {
  const change = { file: 'a.ts', from: 'b', to: 'c' }
  expect(changedText(change, 'abd')).toBe('acd')
  expect(() => changedText(change, 'abb')).toThrow('a.ts has 2 times: b')
  expect(() => changedText(change, 'a')).toThrow('a.ts has 0 times: b')
})
