import type { OddWire } from '@caderneta/contract/catalogue/catalogue'
import { type GameView, gameView } from '@caderneta/contract/live/game-view'
import type { WatchedView, WatchMessage } from '@caderneta/contract/live/stream'
import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { ROW_MARKETS_BY_SPORT } from '@caderneta/domain/markets/market/market'
import { useLayoutEffect } from 'react'
import * as z from 'zod/mini'
import { type Page, usePage } from '../root/page.ts'
import { STATUS_BY_LETTER } from './facts.ts'
import type { LiveEvent } from './live.ts'
import { mergeViews } from './merge-views.ts'

/**
 * Views of games: markets of a match page and of the slip. Loaded with them, for the first page
 * shows rows only. A price that is shown and not subscribed is locked until the stream sends it.
 */

const ROW_MARKETS: ReadonlySet<number> = new Set(Object.values(ROW_MARKETS_BY_SPORT).flat())

function makeViews({ live }: Pick<Page, 'live'>) {
  const { facts, watchList, events } = live
  const shown = new Set<readonly WatchedView[]>()
  /** The list that the stream has brought up to date, and those sent since. */
  let lists: readonly WatchMessage[] = []
  let isAnswered = false

  function onEvent(event: LiveEvent): void {
    if (event.type === 'watch') lists = [...lists, event]
    if (event.type !== 'snapshot') return
    const at = lists.findIndex(({ id }) => id === event.watch)
    if (at >= 0) {
      isAnswered = true
      lists = lists.slice(at)
    }
    if (event.views) for (const received of event.views) applyView(received)
  }

  function applyView(received: unknown): void {
    const view = z.safeParse(gameView, received)
    if (view.success) facts.applyView(view.data.id, view.data.info, oddsOf(view.data))
  }

  /** True while the stream sends the prices of the market; before its first reply all count. */
  function isCovered(gameId: number, marketId: number): boolean {
    return !isAnswered || lists.every((list) => isListed(list, gameId, marketId))
  }

  function lockUncovered(views: readonly WatchedView[]): void {
    for (const { id } of views) {
      const odds = facts
        .selectionIds(id)
        .map(facts.odd)
        .filter((odd) => odd !== null)
      const stale = odds.filter((odd) => odd.status === 'open' && !isCovered(id, odd.marketId))
      const locked = stale.map((odd) => [odd.selectionId, odd.rate, odd.version, 's'] as const)
      facts.applyChanges([{ id, odds: locked.map(([...change]) => change) }])
    }
  }

  function show(views: readonly WatchedView[]): () => void {
    shown.add(views)
    lockUncovered(views)
    watchList.setViews(mergeViews([...shown].flat()))
    return () => {
      shown.delete(views)
      watchList.setViews(mergeViews([...shown].flat()))
    }
  }

  events.add(onEvent)
  return { show, isCovered }
}

declare module '../root/page.ts' {
  interface Page {
    /** Constructed with the first page that shows a view. */
    readonly gameViews: { made: ReturnType<typeof makeViews> | null }
  }
}

function views(page: Pick<Page, 'gameViews' | 'live'>) {
  page.gameViews.made ??= makeViews(page)
  return page.gameViews.made
}

function isListed(list: WatchMessage, gameId: number, marketId: number): boolean {
  if (ROW_MARKETS.has(marketId) && list.rows?.includes(gameId)) return true
  return list.views?.some(({ id, markets }) => id === gameId && markets.includes(marketId)) === true
}

function oddsOf({ id, markets }: GameView): OddWire[] {
  return markets.flatMap(([marketId, odds]) =>
    odds.map(([offset, oddName, oddHandicap, rate, version, letter]) => ({
      betGamesOddId: selectionId(id, offset),
      betCnfOddId: offset,
      betGameId: id,
      market_id: marketId,
      oddName,
      oddHeader: '',
      oddHandicap,
      rate,
      version,
      status: STATUS_BY_LETTER[letter],
    })),
  )
}

/** Registers what a component shows of games, for as long as it is mounted. */
export function useGameViews(shown: readonly WatchedView[]): void {
  const page = usePage()
  const key = JSON.stringify(shown)
  const { show } = views(page)
  // Before the paint: a cached price that is no longer updated is never shown as open.
  useLayoutEffect(() => show(JSON.parse(key)), [show, key])
}

/** Whether the odds of a reply are shown as they are, or locked until the stream sends them. */
export const isMarketCovered = (
  page: Pick<Page, 'gameViews' | 'live'>,
  gameId: number,
  marketId: number,
): boolean => views(page).isCovered(gameId, marketId)
