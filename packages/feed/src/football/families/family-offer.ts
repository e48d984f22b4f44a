import { linesWith } from '@caderneta/pricing/chances/market-sheet'
import type { OfferNow } from '../match-offer.ts'
import type { FamilyState, MatchFamily } from './match-family.ts'

/** What of a family is on sale before the match; `offered` has the positions of its lines. */
export function familyOfferBefore(family: MatchFamily, offered: ReadonlySet<number>): OfferNow {
  const isOffered = (position: number) => offered.has(position) && family.before.hasOpened(position)
  return { isOffered, isDecided: () => false, isWanted: linesWith(family.sheet, isOffered) }
}

/** What of a family is on sale at a moment of the match. */
export function familyOfferDuring(
  family: MatchFamily,
  offered: ReadonlySet<number>,
  state: FamilyState,
): OfferNow {
  const decided = family.sheet.selections.map(
    (_, at) => family.isPreMatchOnly(at) || state.resultOf(at) !== null,
  )
  const isOffered = (position: number) =>
    (offered.has(position) && state.hasOpened(position)) || state.hasJoined(position)
  const isDecided = (position: number) => decided[position] === true
  const isOpen = (position: number) => isOffered(position) && !isDecided(position)
  return { isOffered, isDecided, isWanted: linesWith(family.sheet, isOpen) }
}
