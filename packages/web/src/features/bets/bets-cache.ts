import type { BetWire } from '@caderneta/contract/bets/wagers'
import type { PlayerMessage } from '@caderneta/contract/live/player-stream'
import type { QueryCache } from '../../api/query-cache.ts'
import { onPlayerMessage } from '../../live/live.ts'
import type { Page } from '../../root/page.ts'

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

declare module '../../root/page.ts' {
  interface Page {
    readonly betsCache: QueryCache<TabBets>
    readonly betHistoryCache: QueryCache<HistoryPage>
  }
}

/** A changed bet may move to another tab: each tab is refetched when it is next opened. */
export function expireBets(page: Pick<Page, 'betHistoryCache' | 'betsCache'>): void {
  page.betsCache.expire()
  page.betHistoryCache.expire()
}

/** The list with each pushed bet replacing its cached version. */
export function withPushed(known: BetList, pushed: BetList): BetList {
  const byId = new Map(pushed.map((bet) => [bet.betInfo.betId, bet]))
  return known.map((bet) => byId.get(bet.betInfo.betId) ?? bet)
}

function takePushed(
  page: Pick<Page, 'betHistoryCache' | 'betsCache'>,
  message: PlayerMessage,
): void {
  if (message.type !== 'bets') return
  page.betsCache.amend((known) => ({ ...known, bets: withPushed(known.bets, message.bets) }))
  expireBets(page)
}

/**
 * Also while no page shows bets: the next one to open must not treat its cache as fresh.
 */
export function watchBets(page: Page): void {
  onPlayerMessage(page, (message) => takePushed(page, message))
}
