import { useEffect, useReducer } from 'react'
import {
  readGameState,
  readOdd,
  subscribeGameState,
  subscribeOdd,
  useFeedFresh,
} from '../../../live/live.ts'
import { usePrefs } from '../../../prefs/prefs-store.ts'
import { usePage } from '../../../root/page.ts'
import { selectionFact, sentFact } from './selection-fact.ts'
import type { SlipSelection } from './slip-content.ts'
import { useSelectionUpdates } from './slip-notices.ts'
import { type SlipPick, slipPick } from './slip-picks.ts'
import { useSlip } from './slip-store.ts'
import { useSlipViews } from './use-slip-views.ts'

/** Renders again whenever odds or state of one of these selections change. */
function useRenewal(selections: readonly SlipSelection[]): void {
  const page = usePage()
  const [, renew] = useReducer((count: number) => count + 1, 0)
  const key = selections.map(({ selectionId, gameId }) => `${selectionId}:${gameId}`).join()
  useEffect(() => {
    const pairs = key === '' ? [] : key.split(',').map((pair) => pair.split(':').map(Number))
    const stops = pairs.flatMap(([selectionId = 0, gameId = 0]) => [
      subscribeOdd(page, selectionId, renew),
      subscribeGameState(page, gameId, renew),
    ])
    // Something may have changed between rendering and subscribing.
    renew()
    return () => {
      for (const stop of stops) stop()
    }
  }, [page, key])
}

/** The slip's selections with the current odds or as sent; keeps their markets subscribed. */
export function useSlipPicks(): readonly SlipPick[] {
  const page = usePage()
  const { selections, phase } = useSlip()
  const updates = useSelectionUpdates()
  const isFresh = useFeedFresh()
  const { oddsChange } = usePrefs()
  useSlipViews(selections)
  useRenewal(selections)
  return selections.map((selection) => {
    const { selectionId, gameId, agreedOdds } = selection
    const live = readOdd(page, selectionId)
    const game = readGameState(page, gameId)
    const sources = { live, game, update: updates.get(selectionId), isFresh }
    const now = selectionFact(agreedOdds, sources)
    const fact = 'attempt' in phase ? sentFact(selection, phase.attempt, now) : now
    return slipPick(selection, fact, oddsChange)
  })
}
