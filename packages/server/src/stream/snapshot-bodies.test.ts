import { expect, test } from 'vitest'
import { SnapshotBodies } from './snapshot-bodies.ts'

const LONG = 'x'.repeat(20_000)
const gameOf = (id: number, text = LONG) => Buffer.from(JSON.stringify({ id, text }))
const games = [1, 2, 3].map((id) => gameOf(id))
const listOf = (bytes: Buffer) => JSON.parse(`[${bytes}]`)

test('joins the same games in the same state once', () => {
  const bodies = new SnapshotBodies()
  const body = bodies.join(games)
  expect(listOf(body)).toEqual([1, 2, 3].map((id) => ({ id, text: LONG })))
  expect(bodies.join([...games])).toBe(body)
})

test('joins games again when one of them changed, or other games are added', () => {
  const bodies = new SnapshotBodies()
  const body = bodies.join(games)
  const changed = bodies.join([...games.slice(0, 2), gameOf(3, 'changed')])
  expect(listOf(changed).at(-1)).toEqual({ id: 3, text: 'changed' })
  expect(listOf(bodies.join([]))).toEqual([])
  expect(bodies.join(games)).toBe(body)
})

test('keeps the last four bodies, not counting short ones', () => {
  const bodies = new SnapshotBodies()
  const body = bodies.join(games)
  for (const id of [1, 2, 3, 4]) bodies.join([gameOf(id)])
  expect(bodies.join(games)).toBe(body)
  for (const id of [1, 2, 3, 4]) bodies.join([gameOf(id), gameOf(id + 10)])
  expect(bodies.join(games)).not.toBe(body)
})
