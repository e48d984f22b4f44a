import { ENGLISH_LOCATIONS } from './english-locations.ts'
import { ENGLISH_TOURNAMENTS } from './english-tournaments.ts'

/** Tournaments of tennis are of men and of women: 'Roma (fem.)'. */
const GENDER = /^(.+) \((masc\.|fem\.)\)$/

/**
 * The names that feeds send are Portuguese, and so are those that bets keep. English ones are made
 * where they are shown; an unknown name stays as the feed sent it.
 */

export function englishLocation(location: string): string {
  return ENGLISH_LOCATIONS[location] ?? location
}

export function englishTournament(name: string): string {
  const known = ENGLISH_TOURNAMENTS[name]
  if (known !== undefined) return known
  return name.replace(
    GENDER,
    (_, event: string, gender: string) =>
      `${englishTournament(event)} ${gender === 'fem.' ? '(women)' : '(men)'}`,
  )
}
