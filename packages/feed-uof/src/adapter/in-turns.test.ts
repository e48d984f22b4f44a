import { expect, it } from 'vitest'
import { inTurns } from './in-turns.ts'

/** Acts on so many items; the test takes the turns after the first. */
function acting(count: number) {
  const acted: number[] = []
  const turns: (() => void)[] = []
  const state = { isWanted: true, ends: 0 }
  inTurns(
    Array.from({ length: count }, (_, index) => index),
    {
      act: (item) => acted.push(item),
      isWanted: () => state.isWanted,
      onEnd: () => {
        state.ends += 1
      },
      later: (turn) => turns.push(turn),
    },
  )
  return { acted, state, turns, turn: () => turns.shift()?.() }
}

it('acts on a few at once, on the others in later turns, and ends once', () => {
  const { acted, state, turn, turns } = acting(20)
  expect([acted.length, state.ends]).toEqual([8, 0])
  turn()
  expect([acted.length, state.ends]).toEqual([16, 0])
  turn()
  expect([acted, state.ends, turns]).toEqual([Array.from(Array(20).keys()), 1, []])
})

it.each([0, 1, 8])('acts on %i at once', (count) => {
  const { acted, state, turns } = acting(count)
  expect([acted.length, state.ends, turns.length]).toEqual([count, 1, 0])
})

it('leaves the others, and does not end, once it is no longer wanted', () => {
  const { acted, state, turn, turns } = acting(20)
  state.isWanted = false
  turn()
  expect([acted.length, state.ends, turns.length]).toEqual([8, 0, 0])
})
