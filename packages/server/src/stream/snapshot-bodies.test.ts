import { expect, test } from 'vitest'
import { SnapshotBodies } from './snapshot-bodies.ts'

const games = ['{"id":1}', '{"id":2}', '{"id":3}'].map((text) => Buffer.from(text))

test('joins the same games in the same state once', () => {
  const bodies = new SnapshotBodies()
  const body = bodies.join(games)
  expect(body.toString()).toBe('{"id":1},{"id":2},{"id":3}')
  expect(bodies.join([...games])).toBe(body)
})

test('joins games again when one of them changed, and other games beside them', () => {
  const bodies = new SnapshotBodies()
  const body = bodies.join(games)
  const changed = [...games.slice(0, 2), Buffer.from('{"id":3,"new":1}')]
  expect(bodies.join(changed).toString()).toBe('{"id":1},{"id":2},{"id":3,"new":1}')
  expect(bodies.join([]).toString()).toBe('')
  expect(bodies.join(games)).toBe(body)
})

test('keeps the last four bodies', () => {
  const bodies = new SnapshotBodies()
  const body = bodies.join(games)
  for (const i of [1, 2, 3, 4]) bodies.join([Buffer.from(String(i))])
  expect(bodies.join(games)).not.toBe(body)
})
