import { expect, test } from 'vitest'
import { roundsOf } from './rounds.ts'

const DAY = 86_400_000
const game = (id: number, day: number, stage: string | null) => ({ id, startsAt: day * DAY, stage })

test('rounds are in the order in which they are played, a match caught up in its own', () => {
  const rounds = roundsOf([
    game(5, 14, 'Rodada 3'),
    game(1, 0, 'Rodada 1'),
    game(2, 1, 'Rodada 1'),
    game(6, 20, 'Rodada 1'),
    game(3, 7, 'Rodada 2'),
    game(4, 8, null),
  ])
  expect(rounds.map(({ stage, games }) => [stage, games.map(({ id }) => id)])).toEqual([
    ['Rodada 1', [1, 2, 6]],
    ['Rodada 2', [3]],
    ['Rodada 3', [5]],
  ])
})

test('there are none where no match has a round', () => {
  expect(roundsOf([game(1, 0, null)])).toEqual([])
})
