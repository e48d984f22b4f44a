import type { BetWire } from '@caderneta/contract/bets/wagers'
import { QueryCache } from '../../api/query-cache.ts'
import { onPlayerMessage } from '../../live/live.ts'

export type BetList = readonly BetWire[]

export interface HistoryPage {
  readonly bets: BetList
  /** The cursor of the older bets; null when there are none. */
  readonly next: string | null
}

/** The pages of a tab that were loaded, as one list. */
export interface TabBets {
  readonly bets: BetList
  readonly total: number
  readonly hasMore: boolean
}

export const betsCache = new QueryCache<TabBets>()
export const historyCache = new QueryCache<HistoryPage>()

/** A bet that changes may leave one tab for another: each is asked for when it is opened next. */
export function expireBets(): void {
  betsCache.expire()
  historyCache.expire()
}

/** The list with each pushed bet in the place of what was known of it. */
export function withPushed(known: BetList, pushed: BetList): BetList {
  const byId = new Map(pushed.map((bet) => [bet.betInfo.betId, bet]))
  return known.map((bet) => byId.get(bet.betInfo.betId) ?? bet)
}

// Also while no page shows bets: the one that opens next must not take what it knew for new.
onPlayerMessage((message) => {
  if (message.type !== 'bets') return
  betsCache.amend((known) => ({ ...known, bets: withPushed(known.bets, message.bets) }))
  expireBets()
})
