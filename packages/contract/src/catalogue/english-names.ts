import { ENGLISH_PLACES } from './english-places.ts'
import { ENGLISH_TOURNAMENTS } from './english-tournaments.ts'

/**
 * The names that feeds tell are Portuguese, and so are those that bets keep. English ones are made
 * where they are shown; a name that is not known stays as it is told.
 */

export function englishPlace(place: string): string {
  return ENGLISH_PLACES[place] ?? place
}

export function englishTournament(name: string): string {
  return ENGLISH_TOURNAMENTS[name] ?? name
}
