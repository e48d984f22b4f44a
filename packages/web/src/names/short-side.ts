import { sportById } from '@caderneta/domain/markets/registry/sports'

/** In these sports a team is known by its name without its city. */
const BY_NICKNAME: readonly (string | undefined)[] = ['basketball', 'american-football']

const CITY = new RegExp(
  `^(?:${[
    ...[
      'Arizona',
      'Atlanta',
      'Baltimore',
      'Boston',
      'Brooklyn',
      'Buffalo',
      'Carolina',
      'Charlotte',
    ],
    ...['Chicago', 'Cincinnati', 'Cleveland', 'Dallas', 'Denver', 'Detroit', 'Golden State'],
    ...['Green Bay', 'Houston', 'Indiana', 'Indianapolis', 'Jacksonville', 'Kansas City'],
    ...['Las Vegas', 'Los Angeles', 'Memphis', 'Miami', 'Milwaukee', 'Minnesota', 'New England'],
    ...['New Orleans', 'New York', 'Oklahoma City', 'Orlando', 'Philadelphia', 'Phoenix'],
    ...['Pittsburgh', 'Portland', 'Sacramento', 'San Antonio', 'San Francisco', 'Seattle'],
    ...['Tampa Bay', 'Tennessee', 'Toronto', 'Utah', 'Washington'],
  ].join('|')}) (?=\\S)`,
)

/** Sides with a shorter name, whose own is too long for a row between two panes. */
const SHORT = new Map([
  ['Atlético de Madrid', 'Atl. Madrid'],
  ['Barcelona de Ilhéus', 'Barcelona-BA'],
  ['Bayern de Munique', 'Bayern'],
  ['Borussia Mönchengladbach', 'M’gladbach'],
  ['Central Coast Mariners', 'CC Mariners'],
  ['Dubai Basketball', 'Dubai'],
  ['Eintracht Braunschweig', 'Braunschweig'],
  ['Estrela Vermelha', 'E. Vermelha'],
  ['Fortaleza Basquete Cearense', 'Fortaleza'],
  ['Hong Kong Rangers', 'HK Rangers'],
  ['Nacional da Madeira', 'Nacional'],
  ['Olympique de Marselha', 'Marselha'],
  ['Paris Saint-Germain', 'Paris SG'],
  ['Santa Cruz de Natal', 'Santa Cruz-RN'],
  ['União Corinthians', 'U. Corinthians'],
  ['Vitória de Guimarães', 'V. Guimarães'],
])

/** The name of a side for a narrow row, in the language of the page; null when it has no other. */
export function shortSide(name: string, sportId: number): string | null {
  const known = SHORT.get(name)
  if (known !== undefined) return known
  if (!BY_NICKNAME.includes(sportById(sportId)?.route)) return null
  return CITY.test(name) ? name.replace(CITY, '') : null
}
