import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import {
  MATCH_RESULT,
  type SelectionResult,
  TOTAL_GOALS,
} from '@caderneta/domain/markets/market/market'
import { FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/sports/football/football'
import { odds } from '@caderneta/domain/odds/odds'
import type { FeedBody } from '@caderneta/feed/messages'
import type { MarketOdds } from '@caderneta/pricing/chances/market-odds'
import type { Random } from '@caderneta/pricing/random'

export const LIVE_MATCH = 81_000_000_001
export const NEXT_MATCH = 81_000_000_002

const HOUR_MS = 3_600_000

/** Thousandths that no book of them is a sure win of, also when each moves by a hundredth. */
const BOOKS = [
  { marketId: MATCH_RESULT, specifier: '', odds: [2_000, 3_400, 4_000] },
  { marketId: TOTAL_GOALS, specifier: '0.5', odds: [1_050, 9_000] },
  { marketId: TOTAL_GOALS, specifier: '1.5', odds: [1_250, 3_600] },
  { marketId: TOTAL_GOALS, specifier: '2.5', odds: [1_900, 1_900] },
  { marketId: TOTAL_GOALS, specifier: '3.5', odds: [3_200, 1_300] },
] as const

/** The line of goals that is settled first, second, and so on. */
const SETTLED_LINES = ['0.5', '1.5', '3.5'] as const

interface Truth {
  /** Thousandths from a moment on, the newest last. */
  readonly prices: { readonly at: number; readonly odds: number }[]
  result: { readonly at: number; readonly result: SelectionResult } | null
}

/** Two matches, one of them under way, whose prices change by a seed, and what is true of them. */
export class ScriptedMatches {
  readonly truth = new Map<number, Truth>()
  readonly #random: Random
  readonly #send: (body: FeedBody) => void
  #version = 1
  #settled = 0

  constructor(random: Random, send: (body: FeedBody) => void, now: number, startsInMs = HOUR_MS) {
    this.#random = random
    this.#send = send
    for (const gameId of [LIVE_MATCH, NEXT_MATCH]) {
      send({ kind: 'fixture', fixture: fixtureOf(gameId, now, startsInMs) })
      this.#price(gameId, BOOKS, now)
    }
  }

  isLive(id: number): boolean {
    return Math.floor(id / 100_000) === LIVE_MATCH
  }

  /** Other prices of one book of a match. */
  change(gameId: number, now: number): void {
    const open = BOOKS.filter(({ specifier }) => !this.#isSettled(gameId, specifier))
    this.#price(gameId, [this.#random.pick(open)], now)
  }

  /** Other prices of every book. */
  changeAll(now: number): void {
    for (const gameId of [LIVE_MATCH, NEXT_MATCH])
      this.#price(
        gameId,
        BOOKS.filter(({ specifier }) => !this.#isSettled(gameId, specifier)),
        now,
      )
  }

  /** The next line of the live match has its result. */
  settleNext(now: number): void {
    const specifier = SETTLED_LINES[this.#settled]
    if (specifier === undefined) return
    this.#settled += 1
    const results: readonly SelectionResult[] =
      specifier === '3.5' ? ['lose', 'win'] : ['win', 'lose']
    const outcomes = selectionsOf(TOTAL_GOALS, specifier).map(({ index }, i) => {
      const id = selectionId(LIVE_MATCH, index)
      const result = results[i] ?? 'void'
      this.truthOf(id, now).result = { at: now, result }
      return { selectionId: id, marketId: TOTAL_GOALS, result }
    })
    this.#send({ kind: 'bet_settlement', gameId: LIVE_MATCH, certainty: 'confirmed', outcomes })
  }

  truthOf(id: number, now: number): Truth {
    const known = this.truth.get(id)
    if (known) return known
    const truth: Truth = { prices: [{ at: now, odds: 0 }], result: null }
    this.truth.set(id, truth)
    return truth
  }

  #isSettled(gameId: number, specifier: string): boolean {
    return (
      gameId === LIVE_MATCH &&
      SETTLED_LINES.slice(0, this.#settled).some((one) => one === specifier)
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
    const isLive = gameId === LIVE_MATCH
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

function fixtureOf(gameId: number, now: number, startsInMs: number) {
  const isLive = gameId === LIVE_MATCH
  return {
    gameId,
    sportId: 1,
    tournamentId: 10_037_440,
    tournamentName: 'Brasileirão Série A',
    location: 'Brasil',
    startsAt: now + (isLive ? -HOUR_MS : startsInMs),
    teams: [
      { id: gameId + 10, name: isLive ? 'Grêmio' : 'Bahia' },
      { id: gameId + 20, name: isLive ? 'Santos' : 'Vasco' },
    ] as const,
    isHighlight: false,
  }
}
