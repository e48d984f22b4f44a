import type { GameStatus, MatchClock } from '@caderneta/domain/markets/game/game'
import { expect, it } from 'vitest'
import { SeasonGame } from '../season/season-game.ts'
import { fixture, schedule, summary, whoAmI } from './write-replies.ts'

const NOW = Date.UTC(2026, 10, 21, 18, 0)
const SPORTS = 'xmlns="http://schemas.sportradar.com/sportsapi/v1/unified"'
const TEAMS = [
  { id: 11, name: 'São Paulo' },
  { id: 12, name: '9z' },
] as const

function gameIn(status: GameStatus, clock: MatchClock | null = null): SeasonGame {
  const game = new SeasonGame({
    ...{ gameId: 77, sportId: 1, tournamentId: 1, tournamentName: 'Copa', location: 'Brasil' },
    ...{ startsAt: NOW, teams: TEAMS, isHighlight: false },
  })
  return Object.assign(game, { status, clock })
}

it('names the space and the time of each reply about sports', () => {
  const game = gameIn('live')
  for (const reply of [schedule([game], NOW), fixture(game, NOW), summary(game, NOW)])
    expect(reply).toContain(`${SPORTS} generated_at="2026-11-21T18:00:00.000Z"`)
})

it('writes the start of a match beside its schedule only in a fixture', () => {
  const game = gameIn('scheduled')
  expect(fixture(game, NOW)).toContain('start_time="2026-11-21T18:00:00.000Z"')
  expect(schedule([game], NOW)).not.toContain('start_time')
  expect(summary(game, NOW)).not.toContain('start_time')
})

it('abbreviates each side by its first letters, without accents', () => {
  const written = fixture(gameIn('scheduled'), NOW)
  expect(written).toContain('name="São Paulo" abbreviation="SAO" qualifier="home"')
  expect(written).toContain('name="9z" abbreviation="9Z" qualifier="away"')
})

it.each([
  ['scheduled', 'status="not_started" status_code="0" match_status="not_started"'],
  ['halftime', 'status="live" status_code="1" match_status="halftime" match_status_code="31"'],
  ['ended', 'status="closed" status_code="4" match_status="ended" match_status_code="100"'],
  ['postponed', 'status="postponed" status_code="8" match_status="postponed"'],
] as const)('writes the status of a match that is %s in words and numbers', (status, written) => {
  expect(summary(gameIn(status), NOW)).toContain(`<sport_event_status ${written}`)
})

it('says what sort of part a score is of, and no points of a game of tennis', () => {
  const points = ['40', 'AD'] as const
  const clock: MatchClock = { period: 'S2', minute: 0, stoppage: 0, partScore: [3, 2], points }
  const written = summary(gameIn('live', clock), NOW)
  expect(written).toContain(
    '<period_score type="regular_period" match_status_code="9" number="2" home_score="3"',
  )
  expect(written).not.toContain('gamescore')
})

it('says beside the details of the token that it is known', () => {
  expect(whoAmI('/', NOW)).toContain('<message>The token is known.</message>')
})
