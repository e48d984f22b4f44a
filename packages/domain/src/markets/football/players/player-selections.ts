import { type MarketSelection, selectionsOf } from '../../market-type.ts'
import type { PlayerCounter } from './player-counters.ts'
import { withPlayerNames } from './player-market.ts'
import { PLAYER_SHOT_MARKETS } from './player-shot-markets.ts'
import { SCORER_MARKETS } from './scorer-markets.ts'

/** The markets of football about single players. */
export const PLAYER_MARKETS = [...SCORER_MARKETS, ...PLAYER_SHOT_MARKETS] as const

type PlayerMarketId = (typeof PLAYER_MARKETS)[number]['id']
export type PlayerMarketKey = (typeof PLAYER_MARKETS)[number]['key']

export type PlayerSelection = MarketSelection<PlayerMarketId, PlayerCounter>

/** Every selection about a player, of all slots, with marks in place of names. */
export const PLAYER_SELECTIONS: readonly PlayerSelection[] = /* @__PURE__ */ selectionsOf(
  PLAYER_MARKETS,
  undefined,
)

/** A selection as a match names it. */
export function namedSelection(
  selection: PlayerSelection,
  nameOf: (slot: number) => string,
): PlayerSelection {
  const named = (text: string) => withPlayerNames(text, nameOf)
  return {
    ...selection,
    name: named(selection.name),
    handicap: named(selection.handicap),
    specifier: named(selection.specifier),
  }
}
