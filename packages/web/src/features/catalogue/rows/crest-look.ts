/** How a drawn crest is divided between its two colours. */
export const CREST_PATTERNS = ['halves', 'stripes', 'hoops', 'sash', 'band', 'chief'] as const
export type CrestPattern = (typeof CREST_PATTERNS)[number]

interface CrestLook {
  readonly pattern: CrestPattern
  readonly colours: readonly [main: string, other: string]
}

const RED = '#c8102e'
const GREEN = '#00713d'
const NAVY = '#10284f'
const BLUE = '#1a56b0'
const SKY = '#6cabdd'
const YELLOW = '#f2c230'
const ORANGE = '#e3681c'
const WINE = '#7b1733'
const PURPLE = '#5b2a86'
const BLACK = '#16181d'
const WHITE = '#fbf8f0'

/** Colours of well-known sides, by the names that feeds use. */
const KNOWN: Readonly<Record<string, CrestLook>> = {
  Flamengo: { pattern: 'hoops', colours: [RED, BLACK] },
  Fluminense: { pattern: 'stripes', colours: [WINE, GREEN] },
  Botafogo: { pattern: 'stripes', colours: [BLACK, WHITE] },
  'Vasco da Gama': { pattern: 'sash', colours: [BLACK, WHITE] },
  Palmeiras: { pattern: 'band', colours: [GREEN, WHITE] },
  Corinthians: { pattern: 'chief', colours: [WHITE, BLACK] },
  Santos: { pattern: 'stripes', colours: [WHITE, BLACK] },
  'São Paulo': { pattern: 'band', colours: [WHITE, RED] },
  Grêmio: { pattern: 'stripes', colours: [SKY, BLACK] },
  Internacional: { pattern: 'chief', colours: [RED, WHITE] },
  Cruzeiro: { pattern: 'chief', colours: [BLUE, WHITE] },
  'Atlético-MG': { pattern: 'stripes', colours: [BLACK, WHITE] },
  Bahia: { pattern: 'band', colours: [BLUE, RED] },
  Vitória: { pattern: 'hoops', colours: [RED, BLACK] },
  Fortaleza: { pattern: 'hoops', colours: [BLUE, RED] },
  Brasil: { pattern: 'chief', colours: [YELLOW, GREEN] },
  Argentina: { pattern: 'stripes', colours: [SKY, WHITE] },
  Croácia: { pattern: 'stripes', colours: [RED, WHITE] },
  França: { pattern: 'band', colours: [NAVY, WHITE] },
  Marrocos: { pattern: 'band', colours: [RED, GREEN] },
}

/** Distinct colour pairs, as clubs wear them. */
const PAIRS: readonly CrestLook['colours'][] = [
  [RED, WHITE],
  [BLUE, WHITE],
  [GREEN, WHITE],
  [BLACK, YELLOW],
  [NAVY, SKY],
  [WINE, SKY],
  [PURPLE, WHITE],
  [ORANGE, BLACK],
  [BLUE, YELLOW],
  [RED, NAVY],
  [GREEN, BLACK],
  [SKY, WHITE],
]

const HASH_FACTOR = 31

/** A hash of a name, spread well enough to choose a crest by. */
function numberOf(name: string): number {
  let number = 7
  for (const sign of name) number = (number * HASH_FACTOR + (sign.codePointAt(0) ?? 0)) >>> 0
  return number
}

/** The same name looks the same on every page and in every visit. */
export function crestLook(name: string): CrestLook {
  const known = KNOWN[name]
  if (known) return known
  const number = numberOf(name)
  const colours = PAIRS[number % PAIRS.length] ?? [RED, WHITE]
  const pattern = CREST_PATTERNS[Math.trunc(number / PAIRS.length) % CREST_PATTERNS.length]
  return { pattern: pattern ?? 'halves', colours }
}
