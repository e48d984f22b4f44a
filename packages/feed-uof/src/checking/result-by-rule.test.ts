import type { GameStatus, Score } from '@caderneta/domain/markets/game/game'
import type { SportRoute } from '@caderneta/domain/markets/registry/sports'
import { expect, it } from 'vitest'
import { mapMarket } from '../mapping/map-market.ts'
import { type KnownScore, NO_SCORE } from './known-score.ts'
import { resultByRule } from './result-by-rule.ts'

interface Played {
  readonly status?: GameStatus
  readonly matchStatus?: number
  readonly halfTime?: Score
  readonly parts?: readonly (readonly [code: number, score: Score])[]
  readonly hadExtraTime?: boolean
}

const after = (score: Score, { parts = [], ...more }: Played = {}): KnownScore => ({
  ...NO_SCORE,
  ...{ status: 'ended', matchStatus: 100, score, parts: new Map(parts), ...more },
})

/** By outcome of the feed. */
function results(sport: SportRoute, market: string, known: KnownScore): Record<string, unknown> {
  const [id = '', specifiers = ''] = market.split(' ')
  const mapped = mapMarket(sport, { id: Number(id), specifiers })
  const selections = [...(mapped?.selections ?? [])]
  return Object.fromEntries(
    selections.map(([outcome, one]) => [outcome, resultByRule(sport, one, known)]),
  )
}

it.each<[sport: SportRoute, market: string, known: KnownScore, expected: Record<string, unknown>]>([
  ['football', '1', after([2, 1]), { 1: 'win', 2: 'lose', 3: 'lose' }],
  ['football', '18 total=2.5', after([2, 1]), { 12: 'win', 13: 'lose' }],
  ['football', '60', after([2, 1], { halfTime: [0, 1] }), { 1: 'lose', 2: 'lose', 3: 'win' }],
  [
    'football',
    '1',
    after([3, 1], {
      hadExtraTime: true,
      matchStatus: 110,
      parts: [
        [6, [1, 0]],
        [7, [0, 1]],
      ],
    }),
    { 1: 'lose', 2: 'win', 3: 'lose' },
  ],
  ['basketball', '225 total=180.5', after([101, 99]), { 12: 'win', 13: 'lose' }],
  ['basketball', '223 hcp=-2', after([101, 99]), { 1714: 'void', 1715: 'void' }],
  ['tennis', '186', after([2, 1]), { 4: 'win', 5: 'lose' }],
  ['e-sports', '186', after([0, 2]), { 4: 'lose', 5: 'win' }],
])('%s %s follows from the score', (sport, market, known, expected) => {
  expect(results(sport, market, known)).toEqual(expected)
})

it.each<[why: string, sport: SportRoute, market: string, known: KnownScore]>([
  ['the match goes on', 'football', '1', after([2, 1], { status: 'live', matchStatus: 7 })],
  ['half-time is not known', 'football', '60', after([2, 1])],
  ['goals of extra time are in it', 'football', '1', after([2, 1], { hadExtraTime: true })],
  ['the match did not end in its time', 'football', '1', after([2, 1], { matchStatus: 90 })],
  [
    'the match is interrupted',
    'football',
    '18 total=0.5',
    after([2, 1], { status: 'interrupted' }),
  ],
  ['a player retired', 'tennis', '186', after([1, 0], { matchStatus: 96 })],
  [
    'the score at half-time was missed',
    'basketball',
    '68 total=90.5',
    after([60, 55], { status: 'live', matchStatus: 15 }),
  ],
  [
    'the end of the first quarter was missed',
    'basketball',
    '236 quarternr=1|total=40.5',
    after([25, 24], { status: 'live', matchStatus: 14 }),
  ],
  [
    'nothing says which part is played',
    'basketball',
    '68 total=40.5',
    { ...after([25, 24], { status: 'live' }), matchStatus: null },
  ],
  ['the games of a set are missing', 'tennis', '189 total=20.5', after([2, 0])],
  ['the feed sends no rounds', 'boxing', '1', after([1, 0])],
])('nothing follows when %s', (_, sport, market, known) => {
  const found = Object.values(results(sport, market, known))
  expect(found.length).toBeGreaterThan(0)
  expect(new Set(found)).toEqual(new Set([null]))
})

it('what is decided during a match is known at once', () => {
  const live = after([2, 1], { status: 'live', matchStatus: 7 })
  expect(results('football', '18 total=2.5', live)).toEqual({ 12: 'win', 13: 'lose' })
  expect(results('football', '18 total=3.5', live)).toEqual({ 12: null, 13: null })
})

it('what points decide of a part is known while that part is played', () => {
  const live = after([25, 24], { status: 'live', matchStatus: 14 })
  expect(results('basketball', '68 total=48.5', live)).toEqual({ 12: 'win', 13: 'lose' })
  expect(results('basketball', '68 total=90.5', live)).toEqual({ 12: null, 13: null })
  const third = after([60, 55], { status: 'live', matchStatus: 15, halfTime: [45, 45] })
  expect(results('basketball', '68 total=90.5', third)).toEqual({ 12: 'lose', 13: 'win' })
})

it('counts the games of all sets of a tennis match', () => {
  const known = after([2, 0], {
    parts: [
      [8, [6, 4]],
      [9, [7, 6]],
    ],
  })
  expect(results('tennis', '189 total=22.5', known)).toEqual({ 12: 'win', 13: 'lose' })
  expect(results('tennis', '189 total=23.5', known)).toEqual({ 12: 'lose', 13: 'win' })
})
