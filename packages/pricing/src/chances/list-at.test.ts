import { expect, it } from 'vitest'
import { listAt } from './list-at.ts'

it('listAt is empty under a key with which nothing was listed', () => {
  const lists = new Map([['a', [1, 2]]])
  expect(listAt(lists, 'a')).toEqual([1, 2])
  expect(listAt(lists, 'b')).toEqual([])
})
