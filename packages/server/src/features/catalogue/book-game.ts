import {
  type GameStatus,
  isOver,
  type MatchClock,
  type Score,
} from '@caderneta/domain/markets/game/game'
import type { MatchFact } from '@caderneta/domain/markets/game/match-fact'
import { gameOf } from '@caderneta/domain/markets/market/game-selection'
import type { MarketStatus } from '@caderneta/domain/markets/market/market'
import type { PricedSelection } from '@caderneta/domain/markets/market/priced-selection'
import type { FeedBody, GameFixture } from '@caderneta/feed/messages'
import type { MarketOdds } from '@caderneta/pricing/chances/market-odds'
import { believedTimeline, firstNewFact } from './book-timeline.ts'
import { type PriceProblem, priceProblem } from './price-band.ts'
import { GamePrices } from './prices/game-prices.ts'
import { receivedSelection } from './prices/received-selection.ts'
import { SelectionLabels } from './prices/selection-labels.ts'

/** One game as the feed last sent it. */
export interface GameState {
  fixture: GameFixture
  status: GameStatus
  clock: MatchClock | null
  score: Score
  /**
   * The events so far, adding up to the score; null when the feed sends none, or inconsistent ones.
   */
  timeline: readonly MatchFact[] | null
  readonly selections: GamePrices
  endedAt: number | null
  /** Why nothing of it can be trusted for now: the feed contradicts itself or our data. */
  doubt: GameDoubt | null
  /** Markets whose prices contradict each other (`sure-wins`); suspended as long as they do. */
  contradicted: ReadonlySet<number>
  /** Under which circumstances they were last looked for; null before the first time. */
  comparedIn: string | null
  /** The database has stored this fixture and status; until then nothing of it can be bet on. */
  isStored: boolean
}

/** Different teams under the same number, or an unknown status. */
export type GameDoubt = 'teams' | 'status'

/** Games of one book share the labels of their selections. */
export function newGame(fixture: GameFixture, labels = new SelectionLabels()): GameState {
  return {
    fixture,
    status: 'scheduled',
    clock: null,
    score: [0, 0],
    timeline: null,
    selections: new GamePrices(fixture.gameId, labels),
    endedAt: null,
    doubt: null,
    contradicted: new Set(),
    comparedIn: null,
    isStored: false,
  }
}

type OddsChange = Extract<FeedBody, { kind: 'odds_change' }>

/** The effect of a message on a game. */
export interface Applied {
  /** Selections whose odds or status changed. */
  readonly changed: readonly number[]
  readonly problems: readonly MarketProblem[]
  /** Number of the first fact of the timeline that is new or changed. */
  readonly factsFrom?: number | undefined
}

interface MarketProblem {
  readonly marketId: number
  readonly problem: PriceProblem
}

/** When a message arrived: its time, and the gaps of the feed so far. */
interface MessageTime {
  readonly at: number
  readonly era: number
}

/**
 * Applies the changes. A price that is repeated unchanged keeps its version, so that no page is
 * notified; a market with an impossible price is suspended at its last one.
 */
export function applyOddsChange(
  game: GameState,
  change: OddsChange,
  received: MessageTime,
): Applied {
  setStatus(game, change.status, received.at)
  const timeline = believedTimeline(change.timeline, change.score)
  const factsFrom = firstNewFact(game.timeline, timeline)
  Object.assign(game, { clock: change.clock, score: change.score, timeline })
  const play = `${change.status} ${change.score.join('-')}`
  const applied = change.markets.map((market) => applyMarket(game, market, play, received.era))
  return {
    changed: applied.flatMap(({ changed }) => changed),
    problems: applied.flatMap(({ problems }) => problems),
    factsFrom,
  }
}

export function setStatus(game: GameState, status: GameStatus, at: number): void {
  if (status === game.status) return
  game.status = status
  game.isStored = false
  game.endedAt = isOver(status) ? (game.endedAt ?? at) : null
}

/**
 * A feed that withholds a market offers no price: odds that it then sends for an outcome that has
 * become impossible (1000 after 16.66) are no error, but not trusted either.
 */
function applyMarket(game: GameState, market: MarketOdds, play: string, era: number): Applied {
  const { marketId } = market
  const problem = priceProblem(market, (id) => game.selections.get(id), play)
  if (problem === null) return { changed: takeMarket(game, market, play, era), problems: [] }
  const isClaimed = market.status === 'open' || problem === 'not_odds'
  return { changed: suspend(game, market), problems: isClaimed ? [{ marketId, problem }] : [] }
}

function takeMarket(game: GameState, market: MarketOdds, play: string, era: number): number[] {
  const changed: number[] = []
  const { marketId, status } = market
  const { gameId } = game.fixture
  const ofMarket = { gameId, marketId, status, play, era }
  for (const received of market.selections) {
    // A feed that mixes games up names a selection here that only another game can offer.
    if (gameOf(received.selectionId) !== gameId) continue
    const known = game.selections.get(received.selectionId)
    const isSame = known?.odds === received.odds && known.status === status
    game.selections.set(receivedSelection(isSame ? known : received, ofMarket))
    if (!isSame) changed.push(received.selectionId)
  }
  return changed
}

/** The last possible price stays visible, suspended. */
function suspend(game: GameState, { selections }: MarketOdds): number[] {
  const ids = selections.map(({ selectionId }) => selectionId)
  return suspendWhere(game, ({ selectionId }) => ids.includes(selectionId))
}

/** Suspends what is open in the named markets; returns the selections that were open. */
export function applyBetStop(game: GameState, marketIds: 'all' | readonly number[]): number[] {
  return suspendWhere(game, isOfAny(marketIds))
}

function suspendWhere(game: GameState, isMeant: (selection: PricedSelection) => boolean): number[] {
  return setWhere(game, 'suspended', (one) => one.status === 'open' && isMeant(one))
}

/** Closes cancelled markets; returns the selections that were not closed yet. */
export function applyBetCancel(game: GameState, marketIds: 'all' | readonly number[]): number[] {
  const isMeant = isOfAny(marketIds)
  return setWhere(game, 'closed', (one) => one.status !== 'closed' && isMeant(one))
}

function isOfAny(marketIds: 'all' | readonly number[]): (selection: PricedSelection) => boolean {
  if (marketIds === 'all') return () => true
  const meant = new Set(marketIds)
  return ({ marketId }) => meant.has(marketId)
}

function setWhere(
  game: GameState,
  status: MarketStatus,
  isMeant: (selection: PricedSelection) => boolean,
): number[] {
  const meant = game.selections.values().filter(isMeant)
  for (const one of meant) game.selections.set(receivedSelection(one, { ...one, status }))
  return meant.map(({ selectionId }) => selectionId)
}
