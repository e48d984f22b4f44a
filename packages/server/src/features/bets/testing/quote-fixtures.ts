import type { ServerMessage } from '@caderneta/contract/live/stream'
import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../database/database.ts'
import { type ClosingRequest, closeBet } from '../closing/close-bet.ts'
import { TestBook, testWatch, unexpectedWait } from './bets-fixtures.ts'

/** The signed quotes that pages were sent: the last one of each bet and amount. */
export class ShownQuotes {
  readonly #byAmount = new Map<string, string>()

  readonly take = (_player: number, message: ServerMessage): void => {
    if (message.type !== 'bets') return
    for (const { betInfo } of message.bets) {
      const { betId, quote, returnOffered } = betInfo
      if (quote !== undefined) this.#byAmount.set(`${betId} ${returnOffered}`, quote)
    }
  }

  of(betId: number, returnOffered: string): string | undefined {
    return this.#byAmount.get(`${betId} ${Number(returnOffered)}`)
  }
}

type Closing = Omit<ClosingRequest, 'percent' | 'recheckSession'>

/** Another server of the same database, with a book of its own that is the same by now. */
export function openElsewhere(database: Database, known: TestBook, clock: Clock) {
  const book = new TestBook()
  for (const [id, game] of known.games) book.games.set(id, game)
  for (const [id, selection] of known.selections) book.selections.set(id, selection)
  const watch = testWatch(book, { clock })
  const limits = { liveDelayMs: 0 }
  const deps = { database, watch, limits, wait: unexpectedWait, notifyPlayer: () => {} }
  const recheckSession = async () => ({})
  const close = (request: Closing, percent = 100) =>
    closeBet(deps, { ...request, percent, recheckSession })
  return { book, watch, close }
}
