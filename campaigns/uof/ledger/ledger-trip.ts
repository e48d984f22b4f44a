import type { Database } from '@caderneta/server/database/database'
import { roundTrip } from '../round-trip.ts'
import { MirroredBettor } from './mirrored-bettor.ts'
import { SideBooks } from './side-books.ts'

interface LedgerTripOptions {
  readonly seed: string
  readonly minutes: number
  readonly gamesTarget: number
  /** Seconds of the season per second, where it is another than that of the test. */
  readonly speed?: number
  readonly brokerUrl: string | null
  readonly makeDatabase: () => Promise<Database>
  readonly onTenth?: (tenths: number) => void
}

/** Hours of the season pass in minutes, so that bets are decided. */
const SPEED = 20

/** Bets on both sides of the feed, and what became of them on each. */
export async function ledgerTrip(options: LedgerTripOptions) {
  const { seed, makeDatabase, ...ofTrip } = options
  const sent = await SideBooks.open(await makeDatabase())
  const arrived = await SideBooks.open(await makeDatabase())
  const bettor = new MirroredBettor(seed, sent, arrived)
  const trip = await roundTrip({ speed: SPEED, ...ofTrip, seed, bettor })
  await bettor.settle()
  return { trip, placed: bettor.placed, sent: await sent.books(), arrived: await arrived.books() }
}

/** How many bets came to what: 'lose 120, pending 3'. */
export function summary(bets: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const bet of bets) {
    const [status = ''] = bet.split(' ')
    counts.set(status, (counts.get(status) ?? 0) + 1)
  }
  return [...counts].map(([status, times]) => `${status} ${times}`).join(', ')
}
