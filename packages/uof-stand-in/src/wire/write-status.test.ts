import type { GameStatus, MatchClock } from '@caderneta/domain/markets/game/game'
import { expect, it } from 'vitest'
import { SeasonGame } from '../season/season-game.ts'
import { writeStatus } from './write-status.ts'

const TEAMS = [
  { id: 11, name: 'Grêmio' },
  { id: 12, name: 'Santos' },
] as const

function written(status: GameStatus, clock: MatchClock | null): string {
  const game = new SeasonGame({
    ...{ gameId: 77, sportId: 1, tournamentId: 1, tournamentName: 'Copa', location: 'Brasil' },
    ...{ startsAt: 0, teams: TEAMS, isHighlight: false },
  })
  return writeStatus(Object.assign(game, { status, clock }))
}

it('names no part of a match that is interrupted, as the provider does', () => {
  const interrupted = written('interrupted', { period: '1H', minute: 37, stoppage: 0 })
  expect(interrupted).toContain('status="7" match_status="80"')
  expect(interrupted).toContain('match_time="37:00"')
})

it('numbers the score of a set by its own code while the match is interrupted', () => {
  const clock: MatchClock = { period: 'S2', minute: 0, stoppage: 0, partScore: [3, 2] }
  expect(written('interrupted', clock)).toContain('<period_score match_status_code="9" number="2"')
})

it('has a code of its own for a match that is postponed, and for one that is cancelled', () => {
  expect(written('postponed', null)).toContain('status="8" match_status="60"')
  expect(written('cancelled', null)).toContain('status="5" match_status="70"')
})

it.each([
  [90, 32],
  [120, 34],
])('writes the break after %i minutes as awaiting what follows', (minute, code) => {
  const wait = written('live', { period: 'FT', minute, stoppage: 0 })
  expect(wait).toContain(`match_status="${code}"`)
})
