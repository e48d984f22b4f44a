import type { MatchFact } from '@caderneta/domain/markets/game/match-fact'
import { ROW_MARKETS_BY_SPORT } from '@caderneta/domain/markets/market/market'
import { MARKETS_BY_SPORT, marketById } from '@caderneta/domain/markets/registry/markets-by-sport'
import { SPORT_ROUTES, type SportRoute } from '@caderneta/domain/markets/registry/sports'
import type { FeedBody } from '@caderneta/feed/messages'
import type { GameProgramme } from '@caderneta/feed/programme'
import type { MarketOdds, SelectionOdds } from '@caderneta/pricing/chances/market-odds'
import { describe, expect, it } from 'vitest'
import { expectedOutcome } from '../independent-calculator.ts'
import { expectedContestOutcome } from '../independent-contests.ts'
import {
  type CountedEvent,
  expectedFromIncidents,
  isAboutIncidents,
} from '../independent-incidents.ts'
import { GAMES_BY_SPORT } from './sport-games.ts'

const GAMES = 20
/** To follow a whole match costs its every price. */
const FOLLOWED = 2
const OPEN_SHARE_MIN = 0.95
const CORNERS = 1015001
const FIRST_HALF = ['1H']
const REGULAR_TIME = ['1H', '2H']
const ROUND_AND_REST_SECONDS = 240

type OddsChange = Extract<FeedBody, { kind: 'odds_change' }>

/** A game from its first word to its last. */
interface Played {
  readonly game: GameProgramme
  readonly first: readonly MarketOdds[]
  readonly resultById: ReadonlyMap<number, string>
  /** The independent result of a selection. */
  readonly expected: (marketId: number, selection: SelectionOdds) => string
}

function playedGames(sport: SportRoute): readonly Played[] {
  const games = GAMES_BY_SPORT[sport]('listed')
  return Array.from({ length: GAMES }, () => played(sport, games.next().value))
}

function played(sport: SportRoute, game: GameProgramme): Played {
  const end = game.snapshot(game.endsAt, 0)
  const results = end.flatMap((body) => (body.kind === 'bet_settlement' ? body.outcomes : []))
  const seconds = sport === 'boxing' ? roundSeconds(game) : 0
  return {
    game,
    first: changesOf(game, game.announcedAt)[0]?.markets ?? [],
    resultById: new Map(results.map(({ selectionId, result }) => [selectionId, result])),
    expected: secondOpinion(sport, factsOf(end), seconds),
  }
}

function changesOf(game: GameProgramme, untilMs: number): readonly OddsChange[] {
  return game
    .between(game.announcedAt - 1, untilMs)
    .flatMap(({ body }) => (body.kind === 'odds_change' ? [body] : []))
}

function liveMarkets({ game }: Played): readonly MarketOdds[] {
  const live = changesOf(game, game.endsAt).filter(({ clock }) => clock !== null)
  return live.flatMap(({ markets }) => markets)
}

/** All events of the game, from its last state. */
function factsOf(end: readonly FeedBody[]): readonly MatchFact[] {
  const facts = end.flatMap((body) => (body.kind === 'odds_change' ? (body.timeline ?? []) : []))
  return facts.filter(({ isAnnulled }) => !isAnnulled)
}

function secondOpinion(sport: SportRoute, facts: readonly MatchFact[], seconds: number) {
  return (marketId: number, { name, handicap }: SelectionOdds): string => {
    if (isAboutIncidents(marketId)) {
      return expectedFromIncidents(eventsOf(facts), { marketId, name, handicap })
    }
    if (sport === 'football') return expectedOutcome(matchOf(facts), marketId, name, handicap)
    return expectedContestOutcome({ facts, roundSeconds: seconds }, marketId, name, handicap)
  }
}

/** What the sides did in the 90 minutes, in order. */
function eventsOf(facts: readonly MatchFact[]): readonly CountedEvent[] {
  return facts
    .filter(({ side, period }) => side !== null && REGULAR_TIME.includes(period))
    .map(({ kind, side, period, minute }) => ({
      kind,
      minute,
      side: side === 'home' ? 1 : 2,
      half: FIRST_HALF.includes(period) ? 1 : 2,
    }))
}

/** The match as a file of results would have it. */
function matchOf(facts: readonly MatchFact[]) {
  const goalsOf = (side: string, periods: readonly string[]) =>
    facts.filter(
      (fact) => fact.kind === 'goal' && periods.includes(fact.period) && fact.side === side,
    )
  const scoreIn = (periods: readonly string[]) =>
    ['home', 'away'].map((side) => goalsOf(side, periods).length)
  const listed = (side: string) =>
    goalsOf(side, REGULAR_TIME).map(({ minute, stoppage }) => ({ minute, offset: stoppage }))
  return {
    score: { ht: scoreIn(FIRST_HALF), ft: scoreIn(REGULAR_TIME) },
    goals1: listed('home'),
    goals2: listed('away'),
  }
}

/** When within its round a fight ended: rounds of three minutes, each with its rest of one. */
function roundSeconds(game: GameProgramme): number {
  const [fixture] = game.snapshot(game.announcedAt, 0)
  if (fixture?.kind !== 'fixture') throw new Error('no fixture')
  const ended = game
    .between(game.announcedAt, game.endsAt)
    .find(({ body }) => body.kind === 'odds_change' && body.status === 'ended')
  const seconds = ((ended?.at ?? 0) - fixture.fixture.startsAt) / 1000
  return seconds % ROUND_AND_REST_SECONDS
}

/** Each market that has a record or that a list names for a sport. */
function marketsNamedFor(sport: SportRoute): readonly number[] {
  return [
    ...new Set([...ROW_MARKETS_BY_SPORT[sport], ...MARKETS_BY_SPORT[sport].map(({ id }) => id)]),
  ]
}

/** Lower divisions record no corners, cards and shots. */
function isOffered(marketId: number): (played: Played) => boolean {
  const hasIncidents = ({ first }: Played) => first.some((one) => isAboutIncidents(one.marketId))
  return isAboutIncidents(marketId) ? hasIncidents : () => true
}

const isOpen = (marketId: number) => (market: MarketOdds) =>
  market.marketId === marketId && market.status === 'open'

describe.each(SPORT_ROUTES)('every market of %s', (sport) => {
  const games = playedGames(sport)
  const followed = [...games.slice(0, FOLLOWED), ...games.filter(isOffered(CORNERS)).slice(0, 1)]
  const live = [...new Set(followed)].flatMap(liveMarkets)
  const published = new Set(games.flatMap(({ first }) => first.map(({ marketId }) => marketId)))
  const marketIds = [...new Set([...marketsNamedFor(sport), ...published])]
  const stageOf = (marketId: number) =>
    MARKETS_BY_SPORT[sport].find(({ id }) => id === marketId)?.live

  it.each(marketIds)('CST-18 %i has selections and prices before its matches', (marketId) => {
    const open = games.filter(({ first }) => first.some(isOpen(marketId)))
    if (stageOf(marketId) === 'L' && !ROW_MARKETS_BY_SPORT[sport].includes(marketId)) {
      expect(open).toEqual([])
      return
    }
    const offered = games.filter(isOffered(marketId)).length
    expect(offered).toBeGreaterThan(0)
    expect(open.length).toBeGreaterThanOrEqual(OPEN_SHARE_MIN * offered)
    for (const { selections } of open.flatMap(({ first }) => first.filter(isOpen(marketId)))) {
      expect(selections.length).toBeGreaterThan(marketById(marketId)?.winners === null ? 0 : 1)
      expect(selections.every(({ odds, name }) => odds > 1000 && name !== '')).toBe(true)
    }
  })

  it.each(marketIds)('%i has prices while its matches are played', (marketId) => {
    const open = live.filter(isOpen(marketId))
    if (stageOf(marketId) === 'P') {
      expect(open).toEqual([])
      return
    }
    expect(open.length).toBeGreaterThan(0)
    expect(open.every(({ selections }) => selections.every(({ odds }) => odds > 1000))).toBe(true)
  })

  it.each(marketIds)('%i is settled as computed independently, each selection', (marketId) => {
    for (const { first, resultById, expected } of games) {
      for (const { selections } of first.filter((market) => market.marketId === marketId)) {
        const results = selections.map(({ selectionId }) => resultById.get(selectionId))
        expect(results).toEqual(selections.map((each) => expected(marketId, each)))
        const winners = marketById(marketId)?.winners
        const isWhole = results.every((result) => result === 'win' || result === 'lose')
        if (winners === null || !isWhole) continue
        expect(results.filter((result) => result === 'win').length).toBe(winners)
      }
    }
  })
})
