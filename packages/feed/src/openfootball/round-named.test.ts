import { expect, test } from 'vitest'
import { roundNamed } from './round-named.ts'

test.each([
  ['Matchday 12', '', { kind: 'matchday', number: 12 }],
  ['Matchday 4', 'Group C', { kind: 'matchday', group: 'C' }],
  ['Group, Matchday 3', '', { kind: 'matchday', number: 3 }],
  ['Round of 16', '', { kind: 'knockout', sides: 16 }],
  ['Finals, Round of 16', '', { kind: 'knockout', sides: 16 }],
  ['Quarter-finals', '', { kind: 'knockout', sides: 8 }],
  ['Finals, Quarterfinals', '', { kind: 'knockout', sides: 8 }],
  ['Semi-finals', '', { kind: 'knockout', sides: 4 }],
  ['Final', '', { kind: 'knockout', sides: 2 }],
  ['Finals, Final', '', { kind: 'knockout', sides: 2 }],
  ['Match for third place', '', { kind: 'third_place' }],
  ['Qualifying, Round 2', '', { kind: 'qualifying', number: 2 }],
])('the round %s %s of a file is known', (round, group, known) => {
  expect(roundNamed(round, group)).toEqual(known)
})

test.each(['', 'Final Stage', 'Week one', 'Round of the cup'])(
  'a round %j is not guessed',
  (text) => {
    expect(roundNamed(text, '')).toBeNull()
  },
)
