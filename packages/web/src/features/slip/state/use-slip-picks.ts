import { useEffect, useReducer } from 'react'
import {
  readGameState,
  readOdd,
  subscribeGameState,
  subscribeOdd,
  useFeedFresh,
} from '../../../live/live.ts'
import { usePrefs } from '../../../prefs/prefs-store.ts'
import { selectionFact, sentFact } from './selection-fact.ts'
import type { SlipSelection } from './slip-content.ts'
import { useSelectionUpdates } from './slip-notices.ts'
import { type SlipPick, slipPick } from './slip-picks.ts'
import { useSlip } from './slip-store.ts'
import { useSlipViews } from './use-slip-views.ts'

/** Renders again whenever odds or state of one of these selections change. */
function useRenewal(selections: readonly SlipSelection[]): void {
  const [, renew] = useReducer((count: number) => count + 1, 0)
  const key = selections.map(({ selectionId, gameId }) => `${selectionId}:${gameId}`).join()
  useEffect(() => {
    const pairs = key === '' ? [] : key.split(',').map((pair) => pair.split(':').map(Number))
    const stops = pairs.flatMap(([selectionId = 0, gameId = 0]) => [
      subscribeOdd(selectionId, renew),
      subscribeGameState(gameId, renew),
    ])
    // Something may have changed between rendering and subscribing.
    renew()
    return () => {
      for (const stop of stops) stop()
    }
  }, [key])
}

/** The slip's selections with the current odds or as sent; keeps their markets subscribed. */
export function useSlipPicks(): readonly SlipPick[] {
  const { selections, phase } = useSlip()
  const updates = useSelectionUpdates()
  const isFresh = useFeedFresh()
  const { oddsChange } = usePrefs()
  useSlipViews(selections)
  useRenewal(selections)
  return selections.map((selection) => {
    const { selectionId, gameId, agreedOdds } = selection
    const live = readOdd(selectionId)
    const game = readGameState(gameId)
    const sources = { live, game, update: updates.get(selectionId), isFresh }
    const now = selectionFact(agreedOdds, sources)
    const fact = 'attempt' in phase ? sentFact(selection, phase.attempt, now) : now
    return slipPick(selection, fact, oddsChange)
  })
}
