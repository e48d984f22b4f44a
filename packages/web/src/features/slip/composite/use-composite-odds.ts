import { useEffect, useRef } from 'react'
import { readOdd, useFeedFresh } from '../../../live/live.ts'
import type { SlipPick } from '../state/slip-picks.ts'
import { streamedIds } from '../state/slip-state.ts'
import { updateSelections } from '../state/slip-store.ts'
import { isPassing, type LegsQuote, LegsQuoteReader } from './legs-quote.ts'

/**
 * Keeps the odds of composites of the slip up to date: the stream sends their parts alone, so that
 * any change of a part is followed by a quote of all. A bet in flight keeps its odds.
 */
export function useCompositeOdds(picks: readonly SlipPick[], isLocked: boolean): void {
  const isFresh = useFeedFresh()
  const readers = useRef(new Map<number, LegsQuoteReader>())
  useEffect(() => {
    const quoted = isFresh && !isLocked ? picks.filter(isQuoted) : []
    dropOthers(readers.current, quoted)
    for (const pick of quoted) follow(readers.current, pick)
  })
  useEffect(() => {
    const all = readers.current
    return () => dropOthers(all, [])
  }, [])
}

/** Nothing is requested for one with a part that is suspended or decided. */
function isQuoted({ selection: { parts } }: SlipPick): boolean {
  return parts?.every((part) => readOdd(part.selectionId)?.status === 'open') === true
}

function follow(readers: Map<number, LegsQuoteReader>, { selection }: SlipPick): void {
  const { selectionId, gameId } = selection
  const reader =
    readers.get(selectionId) ?? new LegsQuoteReader((quote) => apply(selectionId, quote))
  readers.set(selectionId, reader)
  const selectionIds = streamedIds(selection)
  const state = selectionIds.map((id) => readOdd(id)?.version).join()
  reader.update({ gameId, selectionIds, state })
}

/** Parts that have no price together cannot be bet on for now. */
function apply(selectionId: number, quote: LegsQuote): void {
  if (quote.is === 'refused' && isPassing(quote.failure)) return
  const odds = quote.is === 'quoted' ? quote.odds : null
  const status = quote.is === 'quoted' ? 'open' : 'suspended'
  updateSelections([[selectionId, { odds, status, version: 0 }]])
}

function dropOthers(readers: Map<number, LegsQuoteReader>, quoted: readonly SlipPick[]): void {
  const kept = new Set(quoted.map(({ selection }) => selection.selectionId))
  for (const [selectionId, reader] of readers) {
    if (kept.has(selectionId)) continue
    reader.stop()
    readers.delete(selectionId)
  }
}
