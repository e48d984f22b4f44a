import type { PlayerMarketKey } from '@caderneta/domain/markets/football/players/player-selections'
import {
  roleOfSlot,
  sideOfSlot,
  startsInSlot,
} from '@caderneta/domain/markets/football/players/player-slot'
import { type LineUp, type LineUps, listedName, type Role, roleAt } from './line-up.ts'

/** Starters of a side with a total of their own, and with odds for what hardly happens. */
const SHOOTERS = 5
const SCORERS = 6
/** Less of the goals of a side than this is not listed. */
const SHARE_MIN = 0.01
const KEEPER = 0

/** True of a player whom a market of the match lists; the selection 'None' is in every list. */
export function isListed(lineUps: LineUps, key: PlayerMarketKey, slot: number | null): boolean {
  if (slot === null) return true
  const role = roleAt(lineUps, slot)
  if (role === undefined || listedName(lineUps, slot) === null) return false
  const ofSide = sideOfSlot(slot) === 'home' ? lineUps[0] : lineUps[1]
  const isKeeper = roleOfSlot(slot) === KEEPER
  const isAmong = (count: number, worth: (one: Role) => number) =>
    !isKeeper && startsInSlot(slot) && ranked(ofSide, worth).indexOf(role) < count
  switch (key) {
    case 'player-sot':
    case 'player-shots':
      return isAmong(SHOOTERS, ({ shares }) => shares.shots)
    case 'scorer-3plus':
    case 'scorer-and-result':
      return isAmong(SCORERS, ({ shares }) => shares.goals)
    case 'keeper-saves':
      return isKeeper
    case 'player-carded':
      return role.shares.cards >= SHARE_MIN
    case 'player-assist':
    case 'player-score-or-assist':
      return role.shares.assists >= SHARE_MIN
    default:
      return role.shares.goals >= SHARE_MIN
  }
}

function ranked(lineUp: LineUp, worth: (role: Role) => number): readonly Role[] {
  return lineUp
    .filter(({ starter }) => starter !== null)
    .toSorted((one, other) => worth(other) - worth(one))
}
