import {
  type GameStatus,
  isOver,
  type MatchClock,
  type Score,
} from '@caderneta/domain/markets/game'
import type { MarketStatus } from '@caderneta/domain/markets/market'
import type { MatchFact } from '@caderneta/domain/markets/match-fact'
import type { Odds } from '@caderneta/domain/odds/odds'
import type { FeedBody, GameFixture, MarketOdds } from '@caderneta/feed/messages'
import { believedTimeline, firstNewFact } from './book-timeline.ts'
import { type PriceFault, priceFault } from './price-band.ts'

/** One selection as the feed last told it. */
export interface ToldSelection {
  readonly selectionId: number
  readonly oddId: number
  readonly gameId: number
  readonly marketId: number
  readonly name: string
  readonly header: string
  readonly handicap: string
  readonly odds: Odds
  readonly version: number
  readonly status: MarketStatus
  /** The state of play in which this price was told: status and score. */
  readonly play: string
  /** The gap of the feed after which this was told; what was told before a gap may be old. */
  readonly era: number
}

/** One game as the feed last told it. */
export interface ToldGame {
  fixture: GameFixture
  status: GameStatus
  clock: MatchClock | null
  score: Score
  /** What has happened, adding up to the score; null when nobody tells, or not so. */
  timeline: readonly MatchFact[] | null
  readonly selections: Map<number, ToldSelection>
  endedAt: number | null
  /** Why nothing of it can be believed for now: the feed contradicts itself or us. */
  doubt: GameDoubt | null
  /** The database knows this fixture and status; until then nothing of it can be bet on. */
  isStored: boolean
}

/** Other teams than before under the same number, or a status that nobody knows. */
export type GameDoubt = 'teams' | 'status'

export function newGame(fixture: GameFixture): ToldGame {
  return {
    fixture,
    status: 'scheduled',
    clock: null,
    score: [0, 0],
    timeline: null,
    selections: new Map(),
    endedAt: null,
    doubt: null,
    isStored: false,
  }
}

type OddsChange = Extract<FeedBody, { kind: 'odds_change' }>

/** What a message did to a game. */
export interface Applied {
  /** Selections whose odds or status are other than before. */
  readonly changed: readonly number[]
  readonly faults: readonly MarketFault[]
  /** Number of the first fact of the timeline that is new or other than before. */
  readonly factsFrom?: number | undefined
}

export interface MarketFault {
  readonly marketId: number
  readonly fault: PriceFault
}

/** When a message came: its time, and the gaps of the feed so far. */
export interface ToldAt {
  readonly at: number
  readonly era: number
}

/**
 * Takes over what changed. A price told again unchanged keeps its version, so that no page is told
 * of it; a market with a price that cannot be is suspended at its last one.
 */
export function applyOddsChange(game: ToldGame, change: OddsChange, told: ToldAt): Applied {
  setStatus(game, change.status, told.at)
  const timeline = believedTimeline(change.timeline, change.score)
  const factsFrom = firstNewFact(game.timeline, timeline)
  Object.assign(game, { clock: change.clock, score: change.score, timeline })
  const play = `${change.status} ${change.score.join('-')}`
  const applied = change.markets.map((market) => applyMarket(game, market, play, told.era))
  return {
    changed: applied.flatMap(({ changed }) => changed),
    faults: applied.flatMap(({ faults }) => faults),
    factsFrom,
  }
}

export function setStatus(game: ToldGame, status: GameStatus, at: number): void {
  if (status === game.status) return
  game.status = status
  game.isStored = false
  game.endedAt = isOver(status) ? (game.endedAt ?? at) : null
}

/**
 * A feed that withholds a market claims no price: what it says then of an outcome that has become
 * impossible (1000 after 16.66) is no fault, though not believed either.
 */
function applyMarket(game: ToldGame, market: MarketOdds, play: string, era: number): Applied {
  const { marketId } = market
  const fault = priceFault(market, (id) => game.selections.get(id), play)
  if (fault === null) return { changed: takeMarket(game, market, play, era), faults: [] }
  const isClaimed = market.status === 'open' || fault === 'not_odds'
  return { changed: suspend(game, market), faults: isClaimed ? [{ marketId, fault }] : [] }
}

function takeMarket(game: ToldGame, market: MarketOdds, play: string, era: number): number[] {
  const changed: number[] = []
  for (const told of market.selections) {
    const known = game.selections.get(told.selectionId)
    const isSame = known?.odds === told.odds && known.status === market.status
    if (isSame) game.selections.set(told.selectionId, { ...known, play, era })
    else {
      const place = { gameId: game.fixture.gameId, marketId: market.marketId }
      const { status } = market
      game.selections.set(told.selectionId, { ...told, ...place, status, play, era })
      changed.push(told.selectionId)
    }
  }
  return changed
}

/** The last price that could be stays on show, behind a lock. */
function suspend(game: ToldGame, { selections }: MarketOdds): number[] {
  const ids = selections.map(({ selectionId }) => selectionId)
  return suspendWhere(game, ({ selectionId }) => ids.includes(selectionId))
}

/** Suspends what is open in the named markets; returns the selections that were open. */
export function applyBetStop(game: ToldGame, marketIds: 'all' | readonly number[]): number[] {
  return suspendWhere(game, (one) => marketIds === 'all' || marketIds.includes(one.marketId))
}

function suspendWhere(game: ToldGame, isMeant: (selection: ToldSelection) => boolean): number[] {
  return setWhere(game, 'suspended', (one) => one.status === 'open' && isMeant(one))
}

/** Closes cancelled markets; returns the selections that were not closed yet. */
export function applyBetCancel(game: ToldGame, marketIds: 'all' | readonly number[]): number[] {
  const isMeant = (one: ToldSelection) => marketIds === 'all' || marketIds.includes(one.marketId)
  return setWhere(game, 'closed', (one) => one.status !== 'closed' && isMeant(one))
}

function setWhere(
  game: ToldGame,
  status: MarketStatus,
  isMeant: (selection: ToldSelection) => boolean,
): number[] {
  const meant = [...game.selections.values()].filter(isMeant)
  for (const one of meant) game.selections.set(one.selectionId, { ...one, status })
  return meant.map(({ selectionId }) => selectionId)
}
