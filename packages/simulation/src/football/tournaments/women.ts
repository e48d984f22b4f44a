import { EVEN_DAYS, ODD_DAYS } from '../../schedule/season-tournament.ts'
import { entrantsOf } from '../calendar/football-competitions.ts'
import { type FootballTournament, league } from './football-tournament.ts'

interface WomenRow {
  readonly id: number
  readonly name: string
  readonly location: string
  /** The women of the first clubs of this competition of the data. */
  readonly of: string
  readonly sides: number
  readonly days: readonly number[]
}

/** Afternoons and evenings in UTC when men's leagues of the continent rest. */
const AMERICAN_STARTS =
  '18:00 20:00 21:30 19:00 22:30 23:30 20:30 18:30 24:15 21:00 19:30 25:00 22:00 23:00 24:30 20:15'
const EUROPEAN_STARTS = '13:00 14:00 15:00 16:00 14:30 13:30 15:30 16:30'
const LEVELS = [0.6, -0.6] as const

const AMERICA: readonly WomenRow[] = [
  { id: 10060105, name: 'Brasileirão Feminino A2', location: 'Brasil', of: 'br.2', sides: 20 },
  { id: 10060106, name: 'Brasileirão Feminino A3', location: 'Brasil', of: 'br.3', sides: 20 },
  { id: 10060107, name: 'Taça Feminina', location: 'Brasil', of: 'br.4', sides: 32 },
  { id: 10060215, name: 'Argentina - Feminino', location: 'Argentina', of: 'ar.1', sides: 20 },
  { id: 10060216, name: 'Colômbia - Feminino', location: 'Colômbia', of: 'co.1', sides: 18 },
  { id: 10060217, name: 'Chile - Feminino', location: 'Chile', of: 'cl.1', sides: 16 },
  { id: 10060218, name: 'Peru - Feminino', location: 'Peru', of: 'pe.1', sides: 16 },
  { id: 10060219, name: 'Equador - Feminino', location: 'Equador', of: 'ec.1', sides: 16 },
  { id: 10060220, name: 'Uruguai - Feminino', location: 'Uruguai', of: 'uy.1', sides: 14 },
  { id: 10060221, name: 'Paraguai - Feminino', location: 'Paraguai', of: 'py.1', sides: 12 },
].map((row, index) => ({ ...row, days: index % 2 === 0 ? EVEN_DAYS : ODD_DAYS }))

const EUROPE: readonly WomenRow[] = [
  { id: 10060426, name: 'Espanha - Feminino', location: 'Espanha', of: 'es.1', sides: 16 },
  { id: 10060427, name: 'Alemanha - Feminino', location: 'Alemanha', of: 'de.1', sides: 14 },
  { id: 10060428, name: 'Itália - Feminino', location: 'Itália', of: 'it.1', sides: 12 },
  { id: 10060429, name: 'França - Feminino', location: 'França', of: 'fr.1', sides: 12 },
  { id: 10060430, name: 'Portugal - Feminino', location: 'Portugal', of: 'pt.1', sides: 12 },
  { id: 10060431, name: 'Holanda - Feminino', location: 'Holanda', of: 'nl.1', sides: 12 },
].map((row, index) => ({ ...row, days: index % 2 === 0 ? EVEN_DAYS : ODD_DAYS }))

/** Leagues of women of clubs that the data has: live in hours that would be too quiet. */
export const WOMEN: readonly FootballTournament[] = [
  ...AMERICA.map((row) => womenLeague(row, AMERICAN_STARTS)),
  ...EUROPE.map((row) => womenLeague(row, EUROPEAN_STARTS)),
]

function womenLeague({ of, sides, ...row }: WomenRow, starts: string): FootballTournament {
  const entrants = entrantsOf(of)
    .slice(0, sides)
    .map((club) => `${club} Feminino`)
  return league({ ...row, entrants, starts, levels: LEVELS })
}
