import { gameOf } from '@caderneta/domain/markets/market/game-selection'
import { odds } from '@caderneta/domain/odds/odds'
import type { FeedMessage } from '@caderneta/feed/messages'
import type { Timers } from '@caderneta/feed/timers'
import type { Random } from '@caderneta/pricing/random'
import type { Database } from '@caderneta/server/database/database'
import { rows } from '@caderneta/server/database/rows'
import type { MarketBook } from '@caderneta/server/features/catalogue/market-book'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { type Books, NO_OFFERS, readBooks } from '../ledger/books.ts'
import { type BackedSelection, SideBooks } from '../ledger/side-books.ts'
import { BettingSide } from './betting-side.ts'
import type { ScriptedMatches } from './scripted-matches.ts'
import { type Moment, wrongPrice } from './true-offer.ts'

/** One behind the line with faults, one that the same season reaches without. */
export interface FaultDatabases {
  readonly faulty: Database
  readonly whole: Database
}

interface BetsOfRun {
  readonly wrongs: readonly string[]
  readonly accepted: number
  readonly settled: number
  /** Accepted at odds that were too old by the limit of live odds, which nothing showed. */
  readonly unnoticed: number
  readonly refused: ReadonlyMap<string, number>
}

/** Bets beside a run with a fault. */
export interface FaultBets {
  take(message: FeedMessage): void
  /** Pays and places; what was accepted at a price that was no longer true. */
  step(moment: Moment): Promise<readonly string[]>
  end(): Promise<BetsOfRun>
}

const NONE: BetsOfRun = { wrongs: [], accepted: 0, settled: 0, unnoticed: 0, refused: new Map() }

export const NO_BETS: FaultBets = {
  take: () => {},
  step: async () => [],
  end: async () => NONE,
}

interface FaultBetsDeps {
  readonly databases: FaultDatabases
  readonly book: MarketBook
  readonly time: { readonly now: () => number; readonly timers: Timers }
  readonly matches: ScriptedMatches
  readonly random: Random
}

interface Leg {
  readonly betId: number
  readonly selectionId: number
  readonly marketId: number
  readonly odds: number
}

/** Of the slips of a step, one in so many has a selection of each match. */
const MULTIPLE_EVERY = 3
const BET_EVERY_MS = 1_000

export async function faultBets(deps: FaultBetsDeps): Promise<FaultBets> {
  const { databases, book, time, matches, random } = deps
  const side = await BettingSide.open({ database: databases.faulty, book, time, random })
  let [nextBet, judged, unnoticed] = [time.now(), 0, 0]
  const legs: Leg[] = []
  const bet = () => {
    const ids = [...matches.truth.keys()]
    const ofLive = random.pick(ids.filter((id) => matches.isLive(id)))
    const ofNext = random.pick(ids.filter((id) => !matches.isLive(id)))
    const wanted = random.integer(0, MULTIPLE_EVERY - 1)
    side.bet(wanted === 0 ? [ofLive, ofNext] : [wanted === 1 ? ofLive : ofNext])
  }
  /** Of the bets that were accepted since the last call. */
  const wrongBets = async (moment: Moment) => {
    const fresh = side.accepted.slice(judged)
    judged = side.accepted.length
    const taken = await readLegs(
      databases.faulty,
      fresh.map(({ betId }) => betId),
    )
    legs.push(...taken)
    return taken.flatMap(({ betId, selectionId: id, odds }) => {
      const wrong = wrongPrice(matches, { id, odds }, moment)
      const isTooOld = wrongPrice(matches, { id, odds }, { ...moment, isHidden: false }) !== null
      if (wrong === null && isTooOld) unnoticed += 1
      return wrong === null ? [] : [`bet ${betId}: ${wrong}`]
    })
  }
  return {
    take: (message) => side.take(message),
    step: async (moment) => {
      await side.work()
      if (moment.now >= nextBet) {
        nextBet = moment.now + BET_EVERY_MS
        bet()
      }
      await side.decided()
      return wrongBets(moment)
    },
    end: async () => {
      await side.work()
      const { refused, accepted } = side
      const books = await readBooks(databases.faulty, side.player)
      const whole = await booksWithoutFaults(databases.whole, matches, legs)
      const settled = books.bets.filter((bet) => !bet.startsWith('pending')).length
      const wrongs = differences({ books, whole })
      return { wrongs, accepted: accepted.length, settled, unnoticed, refused }
    },
  }
}

const legRow = z.object({
  betId: z.number(),
  selectionId: z.number(),
  marketId: z.number(),
  odds: z.number(),
})

async function readLegs(database: Database, betIds: readonly number[]): Promise<readonly Leg[]> {
  if (betIds.length === 0) return []
  const query = sql`
    select bet_id as "betId", selection_id as "selectionId", market_id as "marketId", odds
    from leg where bet_id = any(${betIds}) order by bet_id, position
  `
  return rows(database.kysely, legRow, query)
}

/** The same bets, and the results of the season as they were sent. */
async function booksWithoutFaults(
  database: Database,
  matches: ScriptedMatches,
  legs: readonly Leg[],
) {
  const side = await SideBooks.open(database, NO_OFFERS)
  const backed = (leg: Leg): BackedSelection => {
    const fixture = matches.fixtures.get(gameOf(leg.selectionId))
    if (!fixture) throw new Error(`no match has the selection ${leg.selectionId}`)
    return { ...leg, odds: odds(leg.odds), fixture }
  }
  const betIds = new Set(legs.map(({ betId }) => betId))
  for (const id of [...betIds].sort((one, other) => one - other))
    await side.place(legs.filter(({ betId }) => betId === id).map(backed))
  for (const body of matches.results) side.take({ ...body, producer: 'uof', sequence: 0, at: 0 })
  await side.settle()
  return side.books()
}

function differences({ books, whole }: { readonly books: Books; readonly whole: Books }): string[] {
  const wrongs = books.violations.map((one) => `audit: ${one}`)
  if (books.bets.length !== whole.bets.length)
    wrongs.push(`${books.bets.length} bets, ${whole.bets.length} without faults`)
  for (const [i, bet] of books.bets.entries())
    if (bet !== whole.bets[i]) wrongs.push(`bet ${i}: ${bet}, without faults ${whole.bets[i]}`)
  if (`${books.ledger}` !== `${whole.ledger}`)
    wrongs.push(`ledger: ${books.ledger}, without faults ${whole.ledger}`)
  return wrongs
}
