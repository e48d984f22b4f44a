import { BUILDER_LEGS_MIN } from '@caderneta/domain/slip/builder-price'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { readOdd, subscribeOdd, useFeedFresh } from '../../../../live/live.ts'
import { type LegsQuote, LegsQuoteReader } from '../../../slip/slip.ts'
import type { BuilderLeg } from './builder-legs.ts'

export interface BuilderQuote {
  /** Null while it is awaited, or cannot be requested. */
  readonly quote: LegsQuote | null
  readonly isFresh: boolean
  readonly suspended: readonly BuilderLeg[]
  readonly closed: readonly BuilderLeg[]
}

interface ReadQuote {
  readonly selectionIds: readonly number[]
  readonly quote: LegsQuote
}

const isSame = (one: readonly number[], other: readonly number[]) => one.join() === other.join()

/** The odds of the legs together, requested again whenever any of their prices changes. */
export function useBuilderQuote(gameId: number, legs: readonly BuilderLeg[]): BuilderQuote {
  const selectionIds = legs.map(({ selectionId }) => selectionId)
  const state = useLegsState(selectionIds)
  const isFresh = useFeedFresh()
  const [read, setRead] = useState<ReadQuote | null>(null)
  const [reader] = useState(
    () =>
      new LegsQuoteReader((quote, { selectionIds: ids }) => setRead({ quote, selectionIds: ids })),
  )
  const suspended = legs.filter((leg) => statusOf(leg) === 'suspended')
  const closed = legs.filter((leg) => statusOf(leg) === 'closed')
  const isRequested =
    isFresh && legs.length >= BUILDER_LEGS_MIN && suspended.length + closed.length === 0
  useEffect(() => {
    if (isRequested) reader.update({ gameId, selectionIds, state })
    else reader.stop()
  })
  useEffect(() => () => reader.stop(), [reader])
  const isCurrent = isRequested && read !== null && isSame(read.selectionIds, selectionIds)
  return { quote: isCurrent ? read.quote : null, isFresh, suspended, closed }
}

const statusOf = ({ selectionId }: BuilderLeg) => readOdd(selectionId)?.status

/** Versions and statuses of the selections, as one text that changes with any of them. */
function useLegsState(selectionIds: readonly number[]): string {
  const key = selectionIds.join()
  const subscribe = useCallback(
    (listener: () => void) => {
      const ids = key === '' ? [] : key.split(',').map(Number)
      const stops = ids.map((id) => subscribeOdd(id, listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [key],
  )
  return useSyncExternalStore(subscribe, () => selectionIds.map(stateOf).join())
}

function stateOf(selectionId: number): string {
  const odd = readOdd(selectionId)
  return odd === null ? '' : `${odd.version} ${odd.status}`
}
