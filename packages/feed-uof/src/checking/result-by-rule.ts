import type { GameStatus, Score } from '@caderneta/domain/markets/game/game'
import type { GameSelection } from '@caderneta/domain/markets/market/game-selection'
import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import { selectionsOf } from '@caderneta/domain/markets/market/market-type'
import { MARKETS_BY_SPORT } from '@caderneta/domain/markets/registry/markets-by-sport'
import type { SportRoute } from '@caderneta/domain/markets/registry/sports'
import {
  type Bounds,
  countersOf,
  orderSpansOf,
  type Range,
  type Rule,
  resultOf,
} from '@caderneta/domain/markets/rule/rule'
import {
  FOOTBALL_SELECTIONS,
  type FootballSelection,
} from '@caderneta/domain/markets/sports/football/football'
import {
  goalBounds,
  goalOrderIn,
  type MatchProgress,
} from '@caderneta/domain/markets/sports/football/football-goals'
import {
  type GamePart,
  type PointsCounter,
  type PointsProgress,
  pointsBounds,
} from '@caderneta/domain/markets/sports/points-progress'
import { type SetsCounter, setsBounds } from '@caderneta/domain/markets/sports/sets-progress'
import type { KnownScore } from './known-score.ts'

/**
 * The result of a selection by our own rule, from the score that the feed itself has sent; null
 * where that score does not decide it. It is compared with the settlement of the feed.
 */
export function resultByRule(
  sport: SportRoute,
  selection: GameSelection,
  known: KnownScore,
): SelectionResult | null {
  return PLAYED.has(known.status) ? RESULTS[sport](selection, known) : null
}

/** A match that is interrupted or abandoned is decided by other rules than its score. */
const PLAYED: ReadonlySet<GameStatus> = new Set(['live', 'halftime', 'ended'])

type ResultOf = (selection: GameSelection, known: KnownScore) => SelectionResult | null

const RESULTS: Readonly<Record<SportRoute, ResultOf>> = {
  football: footballResult,
  basketball: (selection, known) => pointsResult('basketball', selection, known),
  'american-football': (selection, known) => pointsResult('american-football', selection, known),
  tennis: (selection, known) => setsResult('tennis', selection, known),
  volleyball: (selection, known) => setsResult('volleyball', selection, known),
  'e-sports': (selection, known) => setsResult('e-sports', selection, known),
  // The feed sends no cards of judges and no rounds.
  boxing: () => null,
}

/** Codes of the feed: halves, quarters, sets or maps, and a match that ended in its time. */
const [HALF_1, HALF_2, ENDED] = [6, 7, 100]
const [QUARTER_1, QUARTER_2, QUARTER_3] = [13, 14, 15]
const SETS = [8, 9, 10, 11, 12]
const MAPS = [141, 142, 143, 144, 145]

const FOOTBALL_BY_INDEX = new Map(FOOTBALL_SELECTIONS.map((one) => [one.index, one]))

function footballResult({ index }: GameSelection, known: KnownScore): SelectionResult | null {
  const selection = FOOTBALL_BY_INDEX.get(index)
  const progress = selection && footballProgress(known)
  if (!progress) return null
  const isFirstHalf = known.matchStatus === HALF_1
  if (progress.halfTime === null && !isFirstHalf && !isOfWholeMatch(selection)) return null
  return resultOf(selection.rule, goalBounds(progress), goalOrderIn(progress))
}

/** True when the score at half-time does not matter. */
function isOfWholeMatch({ rule }: FootballSelection): boolean {
  return (
    countersOf(rule).every((counter) => counter.startsWith('goals.match.')) &&
    orderSpansOf(rule).every((span) => span === 'match')
  )
}

/** Null when goals of extra time may be among those of the score. */
function footballProgress(known: KnownScore): MatchProgress | null {
  const [first, second] = [known.parts.get(HALF_1), known.parts.get(HALF_2)]
  const halfTime = known.halfTime ?? (second ? (first ?? null) : null)
  if (known.hadExtraTime)
    return first && second
      ? { score: sumOf([first, second]), halfTime: first, isNinetyOver: true }
      : null
  const isOver = known.status === 'ended'
  if (isOver && known.matchStatus !== ENDED) return null
  return { score: known.score, halfTime, isNinetyOver: isOver }
}

type SportOfPoints = 'basketball' | 'american-football'

function pointsResult(
  sport: SportOfPoints,
  selection: GameSelection,
  known: KnownScore,
): SelectionResult | null {
  const lines = selection.specifier === '' ? [] : [Number(selection.specifier)]
  const format = {
    spread: lines,
    total: lines,
    firstHalfTotal: lines,
    firstQuarterTotal: lines,
  }
  const rule = ruleIn(selectionsOf(MARKETS_BY_SPORT[sport], format), selection)
  return rule && resultOf(rule, boundsOfPoints(known))
}

/** Codes of the feed while a part of a match goes on, the breaks within it included. */
const [BREAK_1, HALF_TIME, BREAK_2, BREAK_3, QUARTER_4] = [301, 31, 302, 303, 16]
const IN_HALF_1 = [QUARTER_1, BREAK_1, QUARTER_2]
const GOING_ON = {
  firstQuarter: [QUARTER_1],
  firstHalf: IN_HALF_1,
  regular: [...IN_HALF_1, HALF_TIME, BREAK_2, QUARTER_3, BREAK_3, QUARTER_4],
} as const satisfies Partial<Record<GamePart, readonly number[]>>

/** The score bounds the points of a part only while that is played: later ones count no more. */
function boundsOfPoints(known: KnownScore): Bounds<PointsCounter> {
  const progress = pointsProgress(known)
  const anyOf = (part: keyof typeof GOING_ON) => {
    const isGoingOn = GOING_ON[part].some((code) => code === known.matchStatus)
    const isBounded = isGoingOn || progress.atEndOf[part] !== null
    return isBounded ? {} : { [`points.${part}.home`]: ANY, [`points.${part}.away`]: ANY }
  }
  return {
    ...pointsBounds(progress),
    ...anyOf('firstQuarter'),
    ...anyOf('firstHalf'),
    ...anyOf('regular'),
  }
}

function pointsProgress({ status, score, parts, halfTime }: KnownScore): PointsProgress {
  const [first, second] = [parts.get(QUARTER_1), parts.get(QUARTER_2)]
  const summed = first && second && parts.has(QUARTER_3) ? sumOf([first, second]) : null
  return {
    score,
    atEndOf: {
      firstQuarter: first && second ? first : null,
      firstHalf: halfTime ?? summed,
      // Whether overtime was played is not known for certain.
      regular: null,
      whole: status === 'ended' ? score : null,
    },
  }
}

type SportOfSets = 'tennis' | 'volleyball' | 'e-sports'

/** Only of a match that ended in its time: a retirement has rules of its own. */
function setsResult(
  sport: SportOfSets,
  selection: GameSelection,
  known: KnownScore,
): SelectionResult | null {
  const { status, matchStatus, score } = known
  const wanted = Math.max(...score)
  if (status !== 'ended' || matchStatus !== ENDED || wanted === Math.min(...score)) return null
  const handicaps = selection.specifier === '' ? [] : [selection.specifier]
  const format = { wanted, handicaps }
  const rule = ruleIn(selectionsOf(MARKETS_BY_SPORT[sport], format), selection)
  return rule && resultOf(rule, boundsOfSets(sport, known, wanted))
}

function boundsOfSets(
  sport: SportOfSets,
  { score, parts }: KnownScore,
  wanted: number,
): Bounds<SetsCounter> {
  const codes = (sport === 'e-sports' ? MAPS : SETS).slice(0, score[0] + score[1])
  const played = codes.map((code) => parts.get(code))
  const [first] = played
  const firstWinner = first && first[0] !== first[1] ? (first[0] > first[1] ? 0 : 1) : null
  const units = unitsOf(sport, score, played)
  if (units !== null) return setsBounds({ won: score, wanted, firstWinner, units })
  return { ...setsBounds({ won: score, wanted, firstWinner, units: 0 }), units: ANY }
}

/** Games, points or maps of the whole match; null when a set of it was never sent. */
function unitsOf(sport: SportOfSets, score: Score, played: readonly (Score | undefined)[]) {
  if (sport === 'e-sports') return score[0] + score[1]
  const sent = played.filter((one) => one !== undefined)
  const [home, away] = sumOf(sent)
  return sent.length === score[0] + score[1] ? home + away : null
}

const ANY: Range = [0, Number.POSITIVE_INFINITY]

function sumOf(scores: readonly Score[]): Score {
  return scores.reduce<Score>(([home, away], one) => [home + one[0], away + one[1]], [0, 0])
}

/** By name and line, since the indexes of lines differ from source to source. */
function ruleIn<Counter extends string>(
  selections: readonly (GameSelection & { readonly rule: Rule<Counter> })[],
  { marketId, name, handicap, specifier }: GameSelection,
): Rule<Counter> | null {
  const found = selections.find(
    (one) =>
      one.marketId === marketId &&
      one.name === name &&
      one.handicap === handicap &&
      one.specifier === specifier,
  )
  return found ? found.rule : null
}
