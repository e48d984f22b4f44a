import {
  impliedLegFacts,
  impossibleFacts,
  notOfferedFacts,
} from '@caderneta/contract/bets/bet-builder'
import { BUILDER_LEGS_MAX } from '@caderneta/domain/slip/builder-price'
import * as z from 'zod/mini'
import type { Failure } from '../../../../api/failure.ts'
import { isPassing } from '../../../slip/slip.ts'
import type { BuilderTexts } from './builder-texts.ts'

/** Why legs have no odds together, and what helps. */
export interface QuoteProblem {
  readonly sentence: string
  /** The legs that it is about. */
  readonly selectionIds: readonly number[]
  /** The one that can be removed without losing anything. */
  readonly superfluous: { readonly selectionId: number; readonly name: string } | null
}

/** A problem that no single removal is known to solve. */
export function problemAbout(sentence: string, selectionIds: readonly number[] = []): QuoteProblem {
  return { sentence, selectionIds, superfluous: null }
}

/** `namesOf` names legs by their identifiers. */
export function quoteProblem(
  failure: Failure,
  namesOf: (selectionIds: readonly number[]) => string,
  texts: BuilderTexts,
): QuoteProblem {
  const { failed, body, msg } = failure
  if (failed === 'impossible_combination') {
    const facts = z.safeParse(impossibleFacts, body)
    if (!facts.success) return problemAbout(msg)
    const ids = facts.data.betGamesOddId
    return problemAbout(texts.impossible(namesOf(ids)), ids)
  }
  if (failed === 'implied_leg') {
    const facts = z.safeParse(impliedLegFacts, body)
    if (!facts.success) return problemAbout(msg)
    const { betGamesOddId: leg, impliedBy } = facts.data
    const name = namesOf([leg])
    const sentence = texts.implied(name, namesOf(impliedBy))
    return {
      ...problemAbout(sentence, [leg, ...impliedBy]),
      superfluous: { selectionId: leg, name },
    }
  }
  if (failed === 'combination_not_offered') {
    const facts = z.safeParse(notOfferedFacts, body)
    if (!facts.success) return problemAbout(msg)
    const { cause, betGamesOddId: ids } = facts.data
    return problemAbout(texts.notOffered[cause](BUILDER_LEGS_MAX, namesOf(ids)))
  }
  if (failed === 'odds_too_long') return problemAbout(texts.tooLong)
  return problemAbout(isPassing(failure) ? `${msg} ${texts.retrying}` : msg)
}
