import type { GameSelection } from '@caderneta/domain/markets/market/game-selection'
import {
  FIRST_HALF_TOTAL_POINTS,
  FIRST_QUARTER_TOTAL_POINTS,
  POINT_SPREAD,
  TOTAL_GAMES,
  TOTAL_MAPS,
  TOTAL_POINTS,
  TOTAL_ROUNDS,
} from '@caderneta/domain/markets/market/market'
import { selectionsOf } from '@caderneta/domain/markets/market/market-type'
import { MARKETS_BY_SPORT, marketOf } from '@caderneta/domain/markets/registry/markets-by-sport'
import { SPORT, SPORT_ROUTES, type SportRoute } from '@caderneta/domain/markets/registry/sports'

const NO_POINTS = { spread: [], total: [], firstHalfTotal: [], firstQuarterTotal: [] }
const FORMATS_OF_SETS = [2, 3].map((wanted) => ({ wanted, handicaps: [] }))

/** The selections that every game of a sport may have; lines of a game's own are not among them. */
const FIXED: Readonly<Record<SportRoute, readonly GameSelection[]>> = {
  football: selectionsOf(MARKETS_BY_SPORT.football, undefined),
  basketball: selectionsOf(MARKETS_BY_SPORT.basketball, NO_POINTS),
  'american-football': selectionsOf(MARKETS_BY_SPORT['american-football'], NO_POINTS),
  tennis: FORMATS_OF_SETS.flatMap((format) => selectionsOf(MARKETS_BY_SPORT.tennis, format)),
  volleyball: FORMATS_OF_SETS.flatMap((format) =>
    selectionsOf(MARKETS_BY_SPORT.volleyball, format),
  ),
  'e-sports': FORMATS_OF_SETS.flatMap((format) =>
    selectionsOf(MARKETS_BY_SPORT['e-sports'], format),
  ),
  boxing: selectionsOf(MARKETS_BY_SPORT.boxing, { roundsScheduled: 12 }),
}

/** The name of a selection within its book, with its side where the name says none. */
export function nameInBook({ name, handicap, specifier }: GameSelection): string {
  return specifier === '' && handicap !== '' ? `${name} ${handicap}` : name
}

const keyOf = (marketId: number, specifier: string, name: string) =>
  `${marketId} ${specifier} ${name}`

const BY_SPORT = new Map(
  SPORT_ROUTES.map((sport) => {
    const fixed = FIXED[sport].filter(({ marketId }) => !hasOwnLines(sport, marketId))
    const entries = fixed.map(
      (one) => [keyOf(one.marketId, one.specifier, nameInBook(one)), one] as const,
    )
    return [sport, new Map(entries)] as const
  }),
)

/** True of a market whose lines differ from game to game. */
export function hasOwnLines(sport: SportRoute, marketId: number): boolean {
  return marketOf(SPORT[sport].id, marketId)?.firstLineIndex !== undefined
}

/** A selection of a book by its name; undefined when we have none. */
export function selectionOf(
  sport: SportRoute,
  marketId: number,
  specifier: string,
  name: string,
): GameSelection | undefined {
  return hasOwnLines(sport, marketId)
    ? lineSelection(sport, marketId, Number(specifier), name)
    : BY_SPORT.get(sport)?.get(keyOf(marketId, specifier, name))
}

/** Lines are numbered in quarters from here on; providers of our own use lower numbers. */
const FIRST_QUARTER = 1_000
/** Each market of a sport has numbers for lines from −1,000 to 1,000. */
const LINE_MAX = 1_000
const QUARTERS = 4
const LINES_PER_MARKET = 2 * LINE_MAX * QUARTERS + 1

/**
 * Lines come and go with the messages of the feed, and a bet is stored under the index of its
 * selection: so the index follows from the line alone.
 */
function lineSelection(
  sport: SportRoute,
  marketId: number,
  line: number,
  name: string,
): GameSelection | undefined {
  const place = LINE_NAMES.indexOf(name) % 2
  const number = (line + LINE_MAX) * QUARTERS
  const first = marketOf(SPORT[sport].id, marketId)?.firstLineIndex
  if (place < 0 || first === undefined || !Number.isInteger(number)) return undefined
  if (Math.abs(line) > LINE_MAX) return undefined
  const block = LINE_BLOCKS[marketId]
  if (block === undefined) return undefined
  const index = first + 2 * (FIRST_QUARTER + block * LINES_PER_MARKET + number) + place
  const isHandicap = !TOTAL_NAMES.includes(name)
  const specifier = isHandicap ? signed(line) : `${line}`
  const handicap = isHandicap && place === 1 ? signed(-line) : specifier
  return { index, marketId, name, handicap, specifier }
}

/** Never reused within a sport: bets are stored under the indexes that follow from them. */
const LINE_BLOCKS: Readonly<Record<number, number>> = {
  [POINT_SPREAD]: 0,
  [TOTAL_POINTS]: 1,
  [FIRST_HALF_TOTAL_POINTS]: 2,
  [FIRST_QUARTER_TOTAL_POINTS]: 3,
  [TOTAL_GAMES]: 0,
  [TOTAL_MAPS]: 0,
  [TOTAL_ROUNDS]: 0,
}

const TOTAL_NAMES = ['Over', 'Under']
/** In pairs: the first selection of a line, and the second. */
const LINE_NAMES = [...TOTAL_NAMES, '1', '2']

function signed(line: number): string {
  return line > 0 ? `+${line}` : `${line === 0 ? 0 : line}`
}
