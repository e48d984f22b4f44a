import type { GameStatus, MatchClock, Period } from '@caderneta/domain/markets/game/game'
import type { MatchFact } from '@caderneta/domain/markets/game/match-fact'
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

it('has the status of each match in a schedule, where the schema has no score', () => {
  expect(schedule([gameIn('ended')], NOW)).toContain('status="closed"')
  expect(schedule([gameIn('scheduled')], NOW)).toContain('status="not_started"')
})

const at = (period: Period, minute: number) => ({ period, minute, stoppage: 0, points: 0 })
const start = (period: Period): MatchFact => ({
  ...at(period, 1),
  kind: 'period_start',
  side: null,
})
const goal = (period: Period, side: 'home' | 'away'): MatchFact => ({
  ...at(period, 30),
  ...{ kind: 'goal', side, points: 1 },
})
const HALVES = [start('1H'), goal('1H', 'home'), start('2H'), goal('2H', 'away')]
const EXTRA_TIME = [start('ET1'), goal('ET1', 'home'), start('ET2'), goal('ET2', 'away')]
const SHOOT_OUT: readonly MatchFact[] = [
  start('PEN'),
  { ...at('PEN', 120), kind: 'penalties', side: null, partScore: [4, 2] },
]

it.each([
  ['the halves', HALVES, [1, 1], '"ended" match_status_code="100" home_score="1" away_score="1"'],
  [
    'extra time',
    [...HALVES, ...EXTRA_TIME],
    [2, 2],
    '"aet" match_status_code="110" home_score="2" away_score="2"',
  ],
  [
    'penalties, which its score counts',
    [...HALVES, ...EXTRA_TIME, ...SHOOT_OUT],
    [2, 2],
    '"ap" match_status_code="120" home_score="6" away_score="4"',
  ],
] as const)('sums up a match that was over after %s', (_, timeline, score, written) => {
  const game = Object.assign(gameIn('ended'), { timeline, score })
  expect(summary(game, NOW)).toContain(`match_status=${written}`)
})

it('writes the score of each part of a match that is over', () => {
  const timeline = [...HALVES, ...EXTRA_TIME, ...SHOOT_OUT]
  const written = summary(Object.assign(gameIn('ended'), { timeline, score: [2, 2] }), NOW)
  const part = (type: string, code: number, score: string, number = '') =>
    `<period_score type="${type}" match_status_code="${code}"${number} ${score}/>`
  expect(written).toContain(
    [
      part('regular_period', 6, 'home_score="1" away_score="0"', ' number="1"'),
      part('regular_period', 7, 'home_score="0" away_score="1"', ' number="2"'),
      part('overtime', 40, 'home_score="1" away_score="1"'),
      part('penalties', 50, 'home_score="4" away_score="2"'),
    ].join(''),
  )
})

it('says beside the details of the token that it is known', () => {
  expect(whoAmI('/', NOW)).toContain('<message>The token is known.</message>')
})
