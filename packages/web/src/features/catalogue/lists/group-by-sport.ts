import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { SPORTS } from '@caderneta/domain/markets/registry/sports'
import { groupBy } from './group-by.ts'

const MENU_ORDER = SPORTS.map(({ id }) => id)

/** Games by sport, in the order of the menu; sports missing from it come last. */
export function groupBySport(
  games: readonly GameWire[],
): readonly { readonly sportId: number; readonly games: readonly GameWire[] }[] {
  const gamesBySport = groupBy(games, (game) => game.info.betCnfSportId)
  return [...gamesBySport]
    .map(([sportId, ofSport]) => ({ sportId, games: ofSport }))
    .sort((a, b) => menuIndex(a.sportId) - menuIndex(b.sportId))
}

function menuIndex(sportId: number): number {
  const index = MENU_ORDER.indexOf(sportId)
  return index === -1 ? MENU_ORDER.length : index
}
