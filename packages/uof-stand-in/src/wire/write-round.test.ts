import { expect, test } from 'vitest'
import { writeRound } from './write-round.ts'

const FIXTURE = {
  gameId: 77,
  sportId: 1,
  tournamentId: 10037440,
  tournamentName: 'Brasileirão',
  location: 'Brasil',
  startsAt: Date.UTC(2026, 10, 21, 18, 0),
  teams: [
    { id: 11, name: 'Grêmio' },
    { id: 12, name: 'Santos' },
  ],
  isHighlight: false,
} as const

test.each([
  ['Rodada 36', 'type="group" number="36"'],
  [
    'Oitavas de final (volta)',
    'type="cup" name="round_of_16" cup_round_match_number="2" cup_round_matches="2"',
  ],
  ['Final', 'type="cup" name="Final"'],
  [
    'Semifinal (jogo 4)',
    'type="cup" name="Semifinal" cup_round_match_number="4" cup_round_matches="7"',
  ],
])('the round of a match: %s', (stage, attributes) => {
  expect(writeRound({ ...FIXTURE, stage })).toEqual([`<tournament_round ${attributes}/>`])
})

test('a match without a round has no element', () => {
  expect(writeRound(FIXTURE)).toEqual([])
})
