import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import type { FeedMessage } from '@caderneta/feed/messages'
import type { MarketBook } from '@caderneta/server/features/catalogue/market-book'
import type { ScriptedMatches } from './scripted-matches.ts'

/** The producers are looked at once a second. */
const LOOK_MS = 1_000
const LIVE_AGE_MS = 3_000
const OTHER_AGE_MS = 20_000

export interface Moment {
  readonly now: number
  /** How long a step of the run takes: nothing is noticed within one. */
  readonly stepMs: number
  /** Something is wrong that the protocol shows only after 20 seconds. */
  readonly isHidden: boolean
}

/** What of a book's offer was not true within its limit, and whether all of it is offered. */
export function offerOf(matches: ScriptedMatches, book: MarketBook, moment: Moment) {
  const wrongs: string[] = []
  let [offered, isWhole] = [0, true]
  for (const [id, { prices, result }] of matches.truth) {
    const known = book.selection(id)
    const isOpen = known?.status === 'open'
    if (result === null ? !isOpen || known.odds !== prices.at(-1)?.odds : isOpen) isWhole = false
    if (!isOpen) continue
    offered += 1
    const wrong = wrongPrice(matches, { id, odds: known.odds }, moment)
    if (wrong !== null) wrongs.push(wrong)
  }
  return { wrongs, offered, isWhole }
}

/** Why a price could not be bet on at a moment by its age; null where it could. */
export function wrongPrice(
  matches: ScriptedMatches,
  { id, odds }: { readonly id: number; readonly odds: number },
  { now, stepMs, isHidden }: Moment,
): string | null {
  const { prices, result } = matches.truthOf(id, now)
  const isLive = matches.isLive(id) && !isHidden
  const since = now - (isLive ? LIVE_AGE_MS : OTHER_AGE_MS) - LOOK_MS - stepMs
  if (result !== null && result.at < since) return `${id} is open after its result`
  return wasTrue(prices, odds, since) ? null : `${id} is open at ${odds}`
}

/** True when a price was the true one at a moment after `since`. */
function wasTrue(
  prices: readonly { readonly at: number; readonly odds: number }[],
  odds: number,
  since: number,
): boolean {
  return prices.some((one, i) => {
    const replacedAt = prices[i + 1]?.at
    return one.odds === odds && (replacedAt === undefined || replacedAt >= since)
  })
}

/** Each result that a bet would be settled by: a repeated one changes nothing. */
export function noteResults(settled: Map<number, SelectionResult[]>, message: FeedMessage): void {
  if (message.kind !== 'bet_settlement') return
  for (const { selectionId, result } of message.outcomes) {
    const known = settled.get(selectionId)
    if (known === undefined) settled.set(selectionId, [result])
    else if (known.at(-1) !== result) known.push(result)
  }
}

/** Results that did not arrive as they were sent. */
export function resultsOf(
  matches: ScriptedMatches,
  settled: ReadonlyMap<number, readonly SelectionResult[]>,
) {
  const wrongs: string[] = []
  let results = 0
  for (const [id, { result }] of matches.truth) {
    const arrived = settled.get(id)
    if (result !== null) results += 1
    const expected = result === null ? undefined : result.result
    if (`${arrived}` !== `${expected}`) wrongs.push(`${id}: ${expected} arrived as ${arrived}`)
  }
  return { wrongs, results }
}
