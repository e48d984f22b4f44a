import { WINDOW_MINUTES } from '@caderneta/domain/markets/football/goal-log'
import type { Random } from '../random.ts'

/**
 * How long the halves of a match last: one law for what is sampled, for what is priced and for
 * what is replayed. After 45 minutes a board announces minutes of stoppage time. These are played,
 * and from then on the referee ends the half at each second with the same chance. The law depends
 * on the clock and on the board alone, so nothing that is shown proves that a half is over, and
 * goals fall in stoppage time as often as in any other minute.
 */
export type Half = '1H' | '2H'

/** How long a half is after its 45 minutes. */
export interface HalfStoppage {
  /** Whole minutes that the board announces. */
  readonly board: number
  /** Seconds until the whistle: more than the board announces. Nothing happens in the last one. */
  readonly seconds: number
}

/** What may be left of a half, as a share of the goals expected of it before the match. */
export interface HalfLeft {
  readonly chance: number
  readonly left: number
}

export const HALF_MINUTES = 45

const MINUTE_SECONDS = 60
export const HALF_REGULAR_SECONDS = HALF_MINUTES * MINUTE_SECONDS

/** Windows of minutes that markets are about. */
export const WINDOW_SECONDS = WINDOW_MINUTES * MINUTE_SECONDS

/** Chance of each board, by its minutes from 1 on. */
const BOARD_CHANCES: Readonly<Record<Half, readonly number[]>> = {
  '1H': [0.1, 0.25, 0.3, 0.18, 0.1, 0.05, 0.02],
  '2H': [0, 0, 0.06, 0.14, 0.22, 0.22, 0.15, 0.09, 0.05, 0.04, 0.02, 0.01],
}

/** Chance that a half ends, at each second after the minutes of its board. */
const WHISTLE_CHANCE = 1 / 45

/** Minutes that the board of a half announces, from chance. */
export function sampleBoard(half: Half, random: Random): number {
  let left = random.next()
  const index = BOARD_CHANCES[half].findIndex((chance) => {
    left -= chance
    return left < 0
  })
  return index < 0 ? BOARD_CHANCES[half].length : index + 1
}

/**
 * Seconds of a half after its 45 minutes, from chance. One that is known to have run on to some
 * second goes on from it as any other half that has come so far.
 */
export function sampleSeconds(board: number, random: Random, lastSecond = 0): number {
  const seconds = board * MINUTE_SECONDS + secondsToWhistle(random)
  if (seconds > lastSecond) return seconds
  return lastSecond + secondsToWhistle(random.split('later'))
}

function secondsToWhistle(random: Random): number {
  return 1 + Math.floor(Math.log(1 - random.next()) / Math.log(1 - WHISTLE_CHANCE))
}

/** Mean seconds of a half in which goals are expected. */
export function halfSeconds(half: Half): number {
  return HALF_SECONDS[half]
}

/** While the rest of the regular time is longer than this, how long stoppage is hardly matters. */
const NEAR_SECONDS = 20 * MINUTE_SECONDS

/**
 * What may be left of a half that has run for some seconds and is not over: the chances add up to
 * one. The board is null before it is shown. Throws after 45 minutes without a board.
 */
export function stoppageLaw(
  half: Half,
  board: number | null,
  elapsedSeconds: number,
): readonly HalfLeft[] {
  if (HALF_REGULAR_SECONDS - elapsedSeconds <= NEAR_SECONDS) {
    return twoEnds(half, board, elapsedSeconds)
  }
  return [{ chance: 1, left: momentsLeft(half, board, elapsedSeconds).mean / halfSeconds(half) }]
}

/** The same at any time, for what depends on the stoppage time alone. */
export function twoEnds(
  half: Half,
  board: number | null,
  elapsedSeconds: number,
): readonly HalfLeft[] {
  return twoOf(momentsLeft(half, board, elapsedSeconds)).map(({ chance, seconds }) => ({
    chance,
    left: seconds / halfSeconds(half),
  }))
}

function momentsLeft(half: Half, board: number | null, elapsedSeconds: number): Moments {
  const regular = HALF_REGULAR_SECONDS - elapsedSeconds
  return shifted(stoppageMoments(half, board, regular), Math.max(0, regular))
}

/** Of a number of seconds: its mean, and the means of the square and the cube of the deviation. */
interface Moments {
  readonly mean: number
  readonly variance: number
  readonly third: number
}

/** Of the seconds in which something may happen once the minutes of the board are over. */
const AFTER_BOARD: Moments = {
  mean: 1 / WHISTLE_CHANCE - 1,
  variance: (1 - WHISTLE_CHANCE) / WHISTLE_CHANCE ** 2,
  third: ((1 - WHISTLE_CHANCE) * (2 - WHISTLE_CHANCE)) / WHISTLE_CHANCE ** 3,
}

const BOARDS: Readonly<Record<Half, Moments>> = {
  '1H': boardMoments('1H'),
  '2H': boardMoments('2H'),
}

function boardMoments(half: Half): Moments {
  const boards = BOARD_CHANCES[half].map((chance, i) => ({
    chance,
    seconds: (i + 1) * MINUTE_SECONDS,
  }))
  const mean = boards.reduce((sum, { chance, seconds }) => sum + chance * seconds, 0)
  const moment = (power: number) =>
    boards.reduce((sum, { chance, seconds }) => sum + chance * (seconds - mean) ** power, 0)
  return { mean, variance: moment(2), third: moment(3) }
}

/** `regular` seconds are left of the 45 minutes; below zero in stoppage time. */
function stoppageMoments(half: Half, board: number | null, regular: number): Moments {
  if (board !== null) {
    return shifted(AFTER_BOARD, Math.max(0, board * MINUTE_SECONDS + Math.min(0, regular)))
  }
  if (regular <= 0) throw new RangeError(`${half}: no board after 45 minutes`)
  const { mean, variance, third } = BOARDS[half]
  return {
    mean: mean + AFTER_BOARD.mean,
    variance: variance + AFTER_BOARD.variance,
    third: third + AFTER_BOARD.third,
  }
}

function shifted({ mean, variance, third }: Moments, by: number): Moments {
  return { mean: mean + by, variance, third }
}

/**
 * Two ends in place of all, with the same mean, variance and skewness (Gaussian quadrature):
 * chances of goals are so smooth in the time left that they differ by less than a millionth.
 */
function twoOf({ mean, variance, third }: Moments) {
  const middle = third / variance / 2
  const reach = Math.sqrt(middle ** 2 + variance)
  const share = (reach + middle) / (2 * reach)
  return [
    { chance: share, seconds: mean + middle - reach },
    { chance: 1 - share, seconds: mean + middle + reach },
  ]
}

function meanSeconds(half: Half): number {
  return HALF_REGULAR_SECONDS + BOARDS[half].mean + AFTER_BOARD.mean
}

const HALF_SECONDS: Readonly<Record<Half, number>> = {
  '1H': meanSeconds('1H'),
  '2H': meanSeconds('2H'),
}
