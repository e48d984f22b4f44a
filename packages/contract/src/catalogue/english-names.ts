import { ENGLISH_LOCATIONS } from './english-locations.ts'
import { ENGLISH_TOURNAMENTS } from './english-tournaments.ts'

/**
 * The names that feeds tell are Portuguese, and so are those that bets keep. English ones are made
 * where they are shown; a name that is not known stays as it is told.
 */

export function englishLocation(location: string): string {
  return ENGLISH_LOCATIONS[location] ?? location
}

export function englishTournament(name: string): string {
  return ENGLISH_TOURNAMENTS[name] ?? name
}
