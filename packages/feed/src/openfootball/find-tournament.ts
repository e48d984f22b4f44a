import { seedOf } from '@caderneta/pricing/random'
import { TOURNAMENTS, type Tournament } from '../football/tournaments.ts'

/** What the name of a file's competition implies about its games. */
export interface CompetitionFacts {
  readonly tournament: Tournament
  /** Played on neutral ground: neither side is at home. */
  readonly isNeutral: boolean
  /** Country of a national competition, empty for others. */
  readonly country: string
  /** IANA zone of kick-offs whose file names none. */
  readonly timeZone: string
}

const BRAZIL = 'America/Sao_Paulo'

/**
 * A whole name with its season, if it has one: a women's, a youth or a club competition has a name
 * that only contains that of another.
 */
function named(name: string): RegExp {
  return new RegExp(`^(?:\\d{4} )?(?:${name})(?: \\d{4}(?:[/-]\\d{2,4})?)?$`, 'i')
}

const KNOWN: readonly (readonly [RegExp, CompetitionFacts])[] = [
  [
    named('(?:FIFA )?World Cup'),
    { tournament: TOURNAMENTS.worldCup, isNeutral: true, country: '', timeZone: 'UTC' },
  ],
  [
    named('(?:CONMEBOL )?(?:Copa )?Libertadores'),
    { tournament: TOURNAMENTS.libertadores, isNeutral: false, country: '', timeZone: BRAZIL },
  ],
  [
    named('Copa do Brasil'),
    { tournament: TOURNAMENTS.copaDoBrasil, isNeutral: false, country: 'BRA', timeZone: BRAZIL },
  ],
  [
    named('(?:Campeonato )?Brasileir(?:o|[ãa]o) S[ée]rie A'),
    { tournament: TOURNAMENTS.serieA, isNeutral: false, country: 'BRA', timeZone: BRAZIL },
  ],
  [
    named('(?:UEFA )?Champions League'),
    {
      tournament: TOURNAMENTS.championsLeague,
      isNeutral: false,
      country: '',
      timeZone: 'Europe/Paris',
    },
  ],
  [
    named('English Premier League'),
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

/** World Cups of women, clubs and juniors have one host too; their qualifiers have not. */
const NEUTRAL = /^(?!.*qualif).*\bworld cup\b/i

/** The tournament of a competition by its name; one not known gets an identifier from its name. */
export function findTournament(name: string): CompetitionFacts {
  const known = KNOWN.find(([pattern]) => pattern.test(name))
  if (known) return known[1]
  const id = OTHERS_FROM + (seedOf(name) % OTHERS_SPAN)
  return {
    tournament: { id, name, isHighlight: false },
    isNeutral: NEUTRAL.test(name),
    country: '',
    timeZone: 'UTC',
  }
}
