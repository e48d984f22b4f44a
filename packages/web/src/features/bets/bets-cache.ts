import type { BetWire } from '@caderneta/contract/bets/wagers'
import type { PlayerMessage } from '@caderneta/contract/live/player-stream'
import { QueryCache } from '../../api/query-cache.ts'
import { onPlayerMessage } from '../../live/live.ts'
import { kept } from '../../root/root.ts'

export type BetList = readonly BetWire[]

export interface HistoryPage {
  readonly bets: BetList
  /** The cursor of the older bets; null when there are none. */
  readonly next: string | null
}

/** The loaded pages of a tab, as one list. */
export interface TabBets {
  readonly bets: BetList
  readonly total: number
  readonly hasMore: boolean
}

export const betsCache = kept(() => new QueryCache<TabBets>())
export const historyCache = kept(() => new QueryCache<HistoryPage>())

/** A changed bet may move to another tab: each tab is refetched when it is next opened. */
export function expireBets(): void {
  betsCache().expire()
  historyCache().expire()
}

/** The list with each pushed bet replacing its cached version. */
export function withPushed(known: BetList, pushed: BetList): BetList {
  const byId = new Map(pushed.map((bet) => [bet.betInfo.betId, bet]))
  return known.map((bet) => byId.get(bet.betInfo.betId) ?? bet)
}

function takePushed(message: PlayerMessage): void {
  if (message.type !== 'bets') return
  betsCache().amend((known) => ({ ...known, bets: withPushed(known.bets, message.bets) }))
  expireBets()
}

/**
 * Also while no page shows bets: the next one to open must not treat its cache as fresh. From the
 * first session on; again it changes nothing.
 */
export function watchBets(): void {
  onPlayerMessage(takePushed)
}
