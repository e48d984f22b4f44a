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
  ['Argentinos Juniors', 'Argentinos'],
  ['Barcelona de Ilhéus', 'Barcelona-BA'],
  ['Bayer Leverkusen', 'Leverkusen'],
  ['Bayern de Munique', 'Bayern'],
  ['Bayern Munich', 'Bayern'],
  ['Belmont Swansea', 'Belmont'],
  ['Birmingham Legion', 'Birmingham'],
  ['Borussia Dortmund', 'Dortmund'],
  ['Borussia Mönchengladbach', 'M’gladbach'],
  ['Central Coast Mariners', 'CC Mariners'],
  ['Charleston Battery', 'Charleston'],
  ['Chivas Guadalajara', 'Chivas'],
  ['Cleveland Cavaliers', 'Cavs'],
  ['Colorado Springs Switchbacks', 'Switchbacks'],
  ['Dallas Mavericks', 'Mavs'],
  ['Defensa y Justicia', 'Defensa'],
  ['Dubai Basketball', 'Dubai'],
  ['Dynamo Dresden', 'Dresden'],
  ['Edgeworth Eagles', 'Edgeworth'],
  ['Eintracht Braunschweig', 'Braunschweig'],
  ['Eintracht Frankfurt', 'Frankfurt'],
  ['El Paso Locomotive', 'El Paso'],
  ['Estrela da Amadora', 'E. Amadora'],
  ['Estrela Vermelha', 'E. Vermelha'],
  ['Ferro Carril Oeste', 'Ferro'],
  ['Fortaleza Basquete Cearense', 'Fortaleza'],
  ['Fortuna Düsseldorf', 'Düsseldorf'],
  ['Gold Coast Knights', 'GC Knights'],
  ['Hartford Athletic', 'Hartford'],
  ['Hong Kong Rangers', 'HK Rangers'],
  ['Independência-AC', 'Independência'],
  ['Kansas City Current', 'KC Current'],
  ['Las Vegas Lights', 'Las Vegas'],
  ['Mamelodi Sundowns', 'Sundowns'],
  ['Matsumoto Yamaga', 'Yamaga'],
  ['Minnesota Timberwolves', 'Wolves'],
  ['Miramar Misiones', 'Miramar'],
  ['Montevideo City Torque', 'City Torque'],
  ['Nacional da Madeira', 'Nacional'],
  ['New England Revolution', 'New England'],
  ["Newell's Old Boys", 'Newell’s'],
  ['North Carolina Courage', 'NC Courage'],
  ['Nottingham Forest', 'Nottingham'],
  ['Olympic Kingsway', 'Kingsway'],
  ['Olympique de Marselha', 'Marselha'],
  ['Olympique de Marseille', 'Marseille'],
  ['Orange County SC', 'Orange County'],
  ['Paris Saint-Germain', 'Paris SG'],
  ['Philadelphia Union', 'Philadelphia'],
  ['Pittsburgh Riverhounds', 'Pittsburgh'],
  ['Portland Thorns', 'Portland'],
  ['Portland Trail Blazers', 'Blazers'],
  ['Queens Park Rangers', 'QPR'],
  ['Racing Louisville', 'Louisville'],
  ['Raków Częstochowa', 'Raków'],
  ['Red Bull Bragantino', 'RB Bragantino'],
  ['Red Star Belgrade', 'Red Star'],
  ['Sacramento Republic', 'Sacramento'],
  ['Sampaio Corrêa-RJ', 'Sampaio-RJ'],
  ['San Antonio FC', 'San Antonio'],
  ['San Diego Wave', 'San Diego'],
  ['San Jose Earthquakes', 'San Jose'],
  ['Santa Cruz de Natal', 'Santa Cruz-RN'],
  ['Seattle Sounders', 'Seattle'],
  ['Shakhtar Donetsk', 'Shakhtar'],
  ['Sheffield Wednesday', 'Sheffield Wed.'],
  ['Sporting Kansas City', 'Sporting KC'],
  ["St Patrick's Athletic", 'St Patrick’s'],
  ['Standard de Liège', 'Standard'],
  ['Suwon Samsung Bluewings', 'Suwon Samsung'],
  ['Thể Công Viettel', 'Viettel'],
  ['União Corinthians', 'U. Corinthians'],
  ['Union Saint-Gilloise', 'Union SG'],
  ['Vancouver Whitecaps', 'Vancouver'],
  ['Vitória de Guimarães', 'V. Guimarães'],
  ['Yokohama F. Marinos', 'Yokohama FM'],
])

/** Where the mark of a women's team takes the room of three letters. */
const SHORT_BESIDE_MARK = new Map([
  ['Athletic Bilbao', 'Athletic'],
  ['Celta de Vigo', 'Celta'],
  ['Club América', 'América'],
  ['Coquimbo Unido', 'Coquimbo'],
  ['Gimnasia La Plata', 'Gimnasia LP'],
  ['Independiente', 'Indep.'],
  ['Independência-AC', 'Indep.-AC'],
  ['Inter de Limeira', 'I. Limeira'],
  ['Internazionale', 'Inter'],
  ['Rayo Vallecano', 'Rayo'],
  ['Sampaio Corrêa', 'Sampaio'],
  ['Santa Cruz de Natal', 'S. Cruz-RN'],
  ['Santos Laguna', 'S. Laguna'],
  ['Tigres UANL', 'Tigres'],
  ['Unión Española', 'U. Española'],
  ['Vélez Sarsfield', 'Vélez'],
  ['Washington Spirit', 'Washington'],
  ['Águia de Marabá', 'Águia-PA'],
])

/** Words that begin or end the names of many clubs, as result pages shorten them. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^Atlético (de )?/, 'Atl. '],
  [/^Deport(ivo|es) /, 'Dep. '],
  [/^Estudiantes de /, 'Est. '],
  [/^Independiente (del )?/, 'Ind. '],
  [/^Manchester /, 'Man. '],
  [/^Sport(ing|ivo) /, 'Sp. '],
  [/^Universi(dad|tario|tatea) (de )?/, 'U. '],
  [/ Wanderers$/, ' Wand.'],
  [/ United$/, ' Utd'],
]
const LONG = 15
/** A name of so many letters is cut beside three markets, whatever its first word is. */
const TOO_LONG = 17
/** What the mark of a women's team takes. */
const OF_MARK = 3

/** The first word that is no article, title or initial, of a name that has others after it. */
const FIRST_WORD = /(^|\s)(\p{L})[^\s.]{3,}\s(?:d[aeo]s?\s)?(?=\S)/u

/**
 * The name of a side for a narrow row, in the language of the page; null when it has no other. The
 * mark is that of a women's team.
 */
export function shortSide(name: string, sportId: number, hasMark: boolean): string | null {
  const known = (hasMark ? SHORT_BESIDE_MARK.get(name) : undefined) ?? SHORT.get(name)
  if (known !== undefined) return known
  if (BY_NICKNAME.includes(sportById(sportId)?.route) && CITY.test(name))
    return name.replace(CITY, '')
  const length = (text: string) => text.length + (hasMark ? OF_MARK : 0)
  const [long, short] = WORDS.find(([word]) => length(name) >= LONG && word.test(name)) ?? []
  const shorter = long === undefined || short === undefined ? name : name.replace(long, short)
  const least = length(shorter) < TOO_LONG ? shorter : shorter.replace(FIRST_WORD, '$1$2. ')
  return least === name ? null : least
}

/** A name without the word for a women's team that it may end with. */
export function withoutMark(name: string, womenWord: string) {
  const isWomen = name.endsWith(womenWord)
  return { own: isWomen ? name.slice(0, -womenWord.length) : name, isWomen }
}

/** The short name of a side whose name may end with that word. */
export function shortOfRow(name: string, sportId: number, womenWord: string): string | null {
  const { own, isWomen } = withoutMark(name, womenWord)
  return shortSide(own, sportId, isWomen)
}
