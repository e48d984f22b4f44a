import { TOURNAMENTS, type Tournament } from '../football/tournaments.ts'
import { seedOf } from '../random.ts'

/** What the name of a file's competition tells of its games. */
export interface CompetitionFacts {
  readonly tournament: Tournament
  /** Played on neutral ground: nobody is at home. */
  readonly isNeutral: boolean
  /** Country of a national competition, empty for others. */
  readonly country: string
  /** IANA zone of kick-offs whose file names none. */
  readonly timeZone: string
}

const BRAZIL = 'America/Sao_Paulo'

const KNOWN: readonly (readonly [RegExp, CompetitionFacts])[] = [
  [
    /world cup/i,
    { tournament: TOURNAMENTS.worldCup, isNeutral: true, country: '', timeZone: 'UTC' },
  ],
  [
    /libertadores/i,
    { tournament: TOURNAMENTS.libertadores, isNeutral: false, country: '', timeZone: BRAZIL },
  ],
  [
    /copa do brasil/i,
    { tournament: TOURNAMENTS.copaDoBrasil, isNeutral: false, country: 'BRA', timeZone: BRAZIL },
  ],
  [
    /brasileir.*s[eé]rie a/i,
    { tournament: TOURNAMENTS.serieA, isNeutral: false, country: 'BRA', timeZone: BRAZIL },
  ],
  [
    /champions league/i,
    {
      tournament: TOURNAMENTS.championsLeague,
      isNeutral: false,
      country: '',
      timeZone: 'Europe/Paris',
    },
  ],
  [
    /english premier league/i,
    {
      tournament: TOURNAMENTS.premierLeague,
      isNeutral: false,
      country: 'ENG',
      timeZone: 'Europe/London',
    },
  ],
]

/** Identifiers of competitions that no tab names, away from those of the specification. */
const OTHERS_FROM = 20_000_000
const OTHERS_SPAN = 10_000_000

/** The tournament of a competition by its name; one not known gets an identifier from its name. */
export function findTournament(name: string): CompetitionFacts {
  const known = KNOWN.find(([pattern]) => pattern.test(name))
  if (known) return known[1]
  const id = OTHERS_FROM + (seedOf(name) % OTHERS_SPAN)
  return {
    tournament: { id, name, isHighlight: false },
    isNeutral: false,
    country: '',
    timeZone: 'UTC',
  }
}
