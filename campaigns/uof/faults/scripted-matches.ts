import { gameOf, selectionId } from '@caderneta/domain/markets/market/game-selection'
import {
  MATCH_RESULT,
  type SelectionResult,
  TOTAL_GOALS,
} from '@caderneta/domain/markets/market/market'
import { FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/sports/football/football'
import { odds } from '@caderneta/domain/odds/odds'
import type { FeedBody, GameFixture } from '@caderneta/feed/messages'
import type { MarketOdds } from '@caderneta/pricing/chances/market-odds'
import type { Random } from '@caderneta/pricing/random'

const FIRST_MATCH = 81_000_000_001
/** From the matches of one run to those of the next. */
const OF_A_RUN = 100

const HOUR_MS = 3_600_000

/** Thousandths that no book of them is a sure win of, also when each moves by a hundredth. */
const BOOKS = [
  { marketId: MATCH_RESULT, specifier: '', odds: [2_000, 3_400, 4_000] },
  { marketId: TOTAL_GOALS, specifier: '0.5', odds: [1_050, 9_000] },
  { marketId: TOTAL_GOALS, specifier: '1.5', odds: [1_250, 3_600] },
  { marketId: TOTAL_GOALS, specifier: '2.5', odds: [1_900, 1_900] },
  { marketId: TOTAL_GOALS, specifier: '3.5', odds: [3_200, 1_300] },
] as const

/** The books of the live match in the order in which they are settled, with their results. */
const SETTLED: readonly SettledBook[] = [
  { marketId: TOTAL_GOALS, specifier: '0.5', results: ['win', 'lose'] },
  { marketId: TOTAL_GOALS, specifier: '1.5', results: ['win', 'lose'] },
  { marketId: TOTAL_GOALS, specifier: '3.5', results: ['lose', 'win'] },
  { marketId: TOTAL_GOALS, specifier: '2.5', results: ['lose', 'win'] },
  { marketId: MATCH_RESULT, specifier: '', results: ['lose', 'win', 'lose'] },
]
/** Until the end one line of goals and the result of the match stay open. */
const SETTLED_EARLY = 3

interface SettledBook {
  readonly marketId: number
  readonly specifier: string
  readonly results: readonly SelectionResult[]
}

type Results = Extract<FeedBody, { kind: 'bet_settlement' }>

interface Truth {
  /** Thousandths from a moment on, the newest last. */
  readonly prices: { readonly at: number; readonly odds: number }[]
  result: { readonly at: number; readonly result: SelectionResult } | null
}

interface MatchesOptions {
  /** Of the match that is not under way. */
  readonly startsInMs?: number
  /** Each run has matches of its own. */
  readonly run?: number
}

/** Two matches, one of them under way, whose prices change by a seed, and what is true of them. */
export class ScriptedMatches {
  /** The number of the match that is under way, and of the one that is not. */
  readonly live: number
  readonly next: number
  readonly truth = new Map<number, Truth>()
  readonly fixtures = new Map<number, GameFixture>()
  /** The results that were sent, in order. */
  readonly results: Results[] = []
  readonly #random: Random
  readonly #send: (body: FeedBody) => void
  #version = 1
  #settled = 0

  constructor(
    random: Random,
    send: (body: FeedBody) => void,
    now: number,
    { startsInMs = HOUR_MS, run = 0 }: MatchesOptions = {},
  ) {
    this.#random = random
    this.#send = send
    this.live = FIRST_MATCH + OF_A_RUN * run
    this.next = this.live + 1
    for (const gameId of [this.live, this.next]) {
      const isLive = gameId === this.live
      const fixture = fixtureOf(gameId, isLive, now + (isLive ? -HOUR_MS : startsInMs))
      this.fixtures.set(gameId, fixture)
      send({ kind: 'fixture', fixture })
      this.#price(gameId, BOOKS, now)
    }
  }

  isLive(id: number): boolean {
    return gameOf(id) === this.live
  }

  /** Other prices of one book of a match. */
  change(gameId: number, now: number): void {
    const open = this.#open(gameId)
    if (open.length > 0) this.#price(gameId, [this.#random.pick(open)], now)
  }

  /** Other prices of every book. */
  changeAll(now: number): void {
    for (const gameId of [this.live, this.next]) this.#price(gameId, this.#open(gameId), now)
  }

  /** The next line of the live match has its result. */
  settleNext(now: number): void {
    const [book] = this.#settled < SETTLED_EARLY ? SETTLED.slice(this.#settled) : []
    if (book) this.#settle(book, now)
  }

  /** Everything of the live match has its result. */
  settleAll(now: number): void {
    for (const book of SETTLED.slice(this.#settled)) this.#settle(book, now)
  }

  truthOf(id: number, now: number): Truth {
    const known = this.truth.get(id)
    if (known) return known
    const truth: Truth = { prices: [{ at: now, odds: 0 }], result: null }
    this.truth.set(id, truth)
    return truth
  }

  #settle({ marketId, specifier, results }: SettledBook, now: number): void {
    this.#settled += 1
    const outcomes = selectionsOf(marketId, specifier).map(({ index }, i) => {
      const id = selectionId(this.live, index)
      const result = results[i] ?? 'void'
      this.truthOf(id, now).result = { at: now, result }
      return { selectionId: id, marketId, result }
    })
    const [gameId, certainty] = [this.live, 'confirmed'] as const
    const sent: Results = { kind: 'bet_settlement', gameId, certainty, outcomes }
    this.results.push(sent)
    this.#send(sent)
  }

  #open(gameId: number): readonly (typeof BOOKS)[number][] {
    const settled = gameId === this.live ? SETTLED.slice(0, this.#settled) : []
    return BOOKS.filter(
      (book) =>
        !settled.some((one) => one.marketId === book.marketId && one.specifier === book.specifier),
    )
  }

  #price(gameId: number, books: readonly (typeof BOOKS)[number][], now: number): void {
    this.#version += 1
    const markets = books.map(
      (book): MarketOdds => ({
        marketId: book.marketId,
        specifier: book.specifier,
        status: 'open',
        selections: selectionsOf(book.marketId, book.specifier).map(
          ({ index, name, handicap }, i) => {
            const id = selectionId(gameId, index)
            // Up to a hundredth more or less, in hundredths of odds.
            const moved = Number(book.odds[i]) * (0.99 + 0.02 * this.#random.next())
            const rate = odds(Math.max(1_020, Math.round(moved / 10) * 10))
            this.truthOf(id, now).prices.push({ at: now, odds: rate })
            const labels = { name, handicap, header: book.specifier === '' ? handicap : '' }
            return { selectionId: id, oddId: index, ...labels, odds: rate, version: this.#version }
          },
        ),
      }),
    )
    const isLive = gameId === this.live
    this.#send({
      kind: 'odds_change',
      gameId,
      status: isLive ? 'live' : 'scheduled',
      clock: isLive ? { period: '2H', minute: 60, stoppage: 0 } : null,
      score: [0, 0],
      markets,
    })
  }
}

function selectionsOf(marketId: number, specifier: string) {
  return FOOTBALL_SELECTIONS.filter(
    (one) => one.marketId === marketId && one.specifier === specifier,
  )
}

function fixtureOf(gameId: number, isLive: boolean, startsAt: number): GameFixture {
  return {
    gameId,
    sportId: 1,
    tournamentId: 10_037_440,
    tournamentName: 'Brasileirão Série A',
    location: 'Brasil',
    startsAt,
    teams: [
      { id: gameId + 10, name: isLive ? 'Grêmio' : 'Bahia' },
      { id: gameId + 20, name: isLive ? 'Santos' : 'Vasco' },
    ],
    isHighlight: false,
  }
}
