import { BUILDER_LEGS_MAX } from '@caderneta/domain/slip/builder-price'
import type { OddFact } from '../../../../live/live.ts'
import { readPrefs } from '../../../../prefs/prefs-store.ts'
import { kept } from '../../../../root/root.ts'
import { Store, useStorePart } from '../../../../root/store.ts'
import { showToast } from '../../../../ui/toast/toast-queue.ts'
import { builderTexts } from './builder-texts.ts'

/** A selection that has been chosen for a bet on several of its match. */
export type BuilderLeg = Pick<OddFact, 'selectionId' | 'gameId' | 'marketId' | 'name' | 'handicap'>

type LegsByGame = ReadonlyMap<number, readonly BuilderLeg[]>

/** By match, as chosen: a login, or another page in between, keeps them. */
const builderLegs = kept(() => new Store<LegsByGame>(new Map()))

const NONE: readonly BuilderLeg[] = []

export function useBuilderLegs(gameId: number): readonly BuilderLeg[] {
  return useStorePart(builderLegs(), (legsByGame) => legsByGame.get(gameId) ?? NONE)
}

function readBuilderLegs(gameId: number): readonly BuilderLeg[] {
  return builderLegs().read().get(gameId) ?? NONE
}

function keep(gameId: number, legs: readonly BuilderLeg[]): void {
  builderLegs().set(new Map([...builderLegs().read(), [gameId, legs]]))
}

/** Another selection of a market and line replaces the first: they exclude each other. */
export function toggleLeg(odd: OddFact): void {
  const { selectionId, gameId, marketId, name, handicap } = odd
  const legs = readBuilderLegs(gameId)
  if (legs.some((leg) => leg.selectionId === selectionId)) return removeLeg(gameId, selectionId)
  const added = { selectionId, gameId, marketId, name, handicap }
  const at = legs.findIndex((leg) => leg.marketId === marketId && leg.handicap === handicap)
  if (at >= 0) return keep(gameId, legs.with(at, added))
  if (legs.length >= BUILDER_LEGS_MAX) {
    showToast('error', builderTexts[readPrefs().language].full(BUILDER_LEGS_MAX))
    return
  }
  keep(gameId, [...legs, added])
}

export function removeLeg(gameId: number, selectionId: number): void {
  const legs = readBuilderLegs(gameId)
  keep(
    gameId,
    legs.filter((leg) => leg.selectionId !== selectionId),
  )
}

export function clearLegs(gameId: number): void {
  keep(gameId, NONE)
}
