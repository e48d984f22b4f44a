import { ENGLISH_LOCATIONS } from './english-locations.ts'
import { ENGLISH_TOURNAMENTS } from './english-tournaments.ts'

/**
 * The names that feeds send are Portuguese, and so are those that bets keep. English ones are made
 * where they are shown; an unknown name stays as the feed sent it.
 */

export function englishLocation(location: string): string {
  return ENGLISH_LOCATIONS[location] ?? location
}

export function englishTournament(name: string): string {
  return ENGLISH_TOURNAMENTS[name] ?? name
}
