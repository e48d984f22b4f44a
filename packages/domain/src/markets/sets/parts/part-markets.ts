import type { Book } from '../../books/market-books.ts'
import { OPENING_UNITS } from '../sets-counters.ts'
import { gameScores, gameToDeuce, partMarket, partWinner } from './part-market.ts'
import type { SetPart } from './set-part.ts'

const GAMES = { units: 13 }
const GAMES_WITHOUT_TIE_BREAK = { units: 12 }
/** Indexes of a game: its winner, deuce, its score, and some to spare. */
const INDEXES_OF_GAME = 30

function gameBook({ set, unit }: SetPart, offset: number): Book {
  return {
    specifier: `setnr=${set}|gamenr=${unit}`,
    block: 60 + set,
    offset: INDEXES_OF_GAME * (unit - 1) + offset,
  }
}

const POINTS_OF_GAME = 30

/** The points of a set take two blocks. */
function pointBook({ set, unit, point }: SetPart): Book {
  const number = point ?? 1
  return {
    specifier: `setnr=${set}|gamenr=${unit}|pointnr=${number}`,
    block: 68 + 2 * set,
    offset: 2 * (POINTS_OF_GAME * (unit - 1) + number - 1),
  }
}

/** The markets of the games of tennis, and of their points. A tie-break is the thirteenth game. */
export const TENNIS_PART_MARKETS = [
  partMarket(
    {
      id: 1054001,
      key: 'game-winner',
      tab: 'points',
      order: 240,
      margin: 0.07,
      live: 'PL',
      of: 'unit',
      ahead: 1,
      ofPart: (part) => partWinner(gameBook(part, 0)),
    },
    GAMES,
  ),
  partMarket(
    {
      id: 1054002,
      key: 'game-to-deuce',
      tab: 'points',
      order: 250,
      margin: 0.08,
      live: 'L',
      of: 'unit',
      ahead: 0,
      ofPart: (part) => gameToDeuce(gameBook(part, 2)),
    },
    GAMES_WITHOUT_TIE_BREAK,
  ),
  partMarket(
    {
      id: 1054003,
      key: 'game-correct-score',
      tab: 'points',
      order: 260,
      margin: 0.12,
      live: 'L',
      of: 'unit',
      ahead: 0,
      ofPart: (part) => gameScores(gameBook(part, 4)),
    },
    GAMES_WITHOUT_TIE_BREAK,
  ),
  partMarket(
    {
      id: 1054004,
      key: 'point-winner',
      tab: 'points',
      order: 270,
      margin: 0.08,
      live: 'L',
      of: 'point',
      ahead: 1,
      ofPart: (part) => partWinner(pointBook(part)),
    },
    { ...GAMES, points: POINTS_OF_GAME },
  ),
] as const

/** The points of volleyball. */
export const VOLLEYBALL_PART_MARKETS = [
  partMarket(
    {
      id: 1234001,
      key: 'set-nth-point',
      tab: 'points',
      order: 210,
      margin: 0.07,
      live: 'L',
      of: 'unit',
      ahead: 1,
      ofPart: ({ set, unit }) =>
        partWinner({
          specifier: `setnr=${set}|pointnr=${unit}`,
          block: 44 + set,
          offset: 2 * (unit - 1),
        }),
    },
    { units: 120 },
  ),
] as const

const isPistol = (round: number) => OPENING_UNITS.some((opening) => opening === round)

/** The rounds of a map; pistol rounds have a market of their own. */
export const CS_PART_MARKETS = [
  partMarket(
    {
      id: 1904002,
      key: 'cs-round-winner',
      tab: 'rounds',
      order: 140,
      margin: 0.07,
      live: 'L',
      of: 'unit',
      ahead: 0,
      ofPart: ({ set, unit }) =>
        isPistol(unit)
          ? []
          : partWinner({
              specifier: `mapnr=${set}|roundnr=${unit}`,
              block: 56 + set,
              offset: 2 * (unit - 1),
            }),
    },
    { units: 96 },
  ),
] as const

export type TennisPartKey = (typeof TENNIS_PART_MARKETS)[number]['key']
export type VolleyballPartKey = (typeof VOLLEYBALL_PART_MARKETS)[number]['key']
export type CsPartKey = (typeof CS_PART_MARKETS)[number]['key']
