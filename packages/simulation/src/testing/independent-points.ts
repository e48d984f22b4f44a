import { handicapResult, type LegResult } from './leg-result.ts'

/**
 * The second opinion on every market of basketball and of American football, written from the
 * published rules: it walks through the scores of a game one by one and shares nothing with the
 * rules that it checks.
 */

/** An event of a game of quarters, as its timeline on the wire reports it. */
interface PointsEvent {
  readonly kind: string
  /** 'Q1' to 'Q4', and 'OT' of every overtime. */
  readonly period: string
  readonly side: 'home' | 'away' | null
  /** What it adds to the score of its side; a touchdown includes the points after it. */
  readonly points: number
}

/** A basket, a touchdown or a field goal. */
interface Scored {
  readonly side: '1' | '2'
  readonly points: number
  readonly period: string
}

/** In their order. */
type Scores = readonly Scored[]

/** What a selection is called on the wire. */
interface WireSelection {
  readonly name: string
  readonly handicap: string
}

type Judge = (scores: Scores, selection: WireSelection) => LegResult

const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4']
const FIRST_HALF = ['Q1', 'Q2']
/** Overtime belongs to the second half. */
const SECOND_HALF = ['Q3', 'Q4', 'OT']
/** A touchdown is worth so many points, without those after it. */
const TOUCHDOWN_POINTS = 6
const FIELD_GOAL_POINTS = 3
const SAFETY_POINTS = 2
const DRIVE_RESULT = 1164001

/**
 * Result of one selection of a finished game of quarters, from the published rules alone;
 * undefined for a market that neither basketball nor American football has.
 */
export function expectedPointsOutcome(
  facts: readonly PointsEvent[],
  marketId: number,
  name: string,
  handicap: string,
): LegResult | undefined {
  if (marketId === DRIVE_RESULT) return driveResult(facts, { name, handicap })
  return JUDGES[marketId]?.(scoresOf(facts), { name, handicap })
}

function scoresOf(facts: readonly PointsEvent[]): Scores {
  return facts.flatMap(({ kind, side, points, period }) =>
    kind === 'points' && side ? [{ side: side === 'home' ? '1' : '2', points, period }] : [],
  )
}

const won = (isWon: boolean): LegResult => (isWon ? 'win' : 'lose')
const yes = (isTrue: boolean, { name }: WireSelection) => won(isTrue === (name === 'Yes'))
const within = (scores: Scores, periods: readonly string[]) =>
  scores.filter(({ period }) => periods.includes(period))
const by = (scores: Scores, side: string) => scores.filter((scored) => scored.side === side)
const sum = (scores: Scores) => scores.reduce((all, { points }) => all + points, 0)

/** 'side=1|total=9.5' has two parameters; a handicap without a name is the line itself. */
function parameter({ handicap }: WireSelection, key: string): string | undefined {
  const named = handicap.split('|').find((part) => part.startsWith(`${key}=`))
  return named?.slice(key.length + 1)
}

function line(selection: WireSelection, key: 'total' | 'hcp'): number {
  const text = parameter(selection, key) ?? selection.handicap
  if (text === '') throw new RangeError(`no ${key} of ${selection.name}`)
  return Number(text)
}

function leadOf(scores: Scores, side: string): number {
  return sum(by(scores, side)) - sum(by(scores, side === '1' ? '2' : '1'))
}

/** Who has more points. */
function way(scores: Scores): '1' | 'Draw' | '2' {
  const lead = leadOf(scores, '1')
  if (lead === 0) return 'Draw'
  return lead > 0 ? '1' : '2'
}

function againstLine(count: number, selection: WireSelection): LegResult {
  const ahead = 100 * (count - line(selection, 'total'))
  return handicapResult(selection.name === 'Over' ? ahead : -ahead)
}

/** Who is the first to have so many points. */
function firstTo(scores: Scores, wanted: number): '1' | 'None' | '2' {
  const made = { 1: 0, 2: 0 }
  for (const { side, points } of scores) {
    made[side] += points
    if (made[side] >= wanted) return side
  }
  return 'None'
}

/** The quarter with more points than each of the others. */
function highestQuarter(scores: Scores): string {
  const totals = QUARTERS.map((quarter) => sum(within(scores, [quarter])))
  const most = Math.max(...totals)
  const [highest = '', ...others] = QUARTERS.filter((_, index) => totals[index] === most)
  return others.length === 0 ? highest : 'Equal'
}

/** '1-5', '11+'. */
function isMargin(points: number, text: string): boolean {
  const [least = Number.NaN, most = Number.POSITIVE_INFINITY] = text
    .replace('+', '')
    .split('-')
    .map(Number)
  return least <= points && points <= most
}

function firstScoreType([first]: Scores): string {
  if (!first) return 'None'
  return first.points >= TOUCHDOWN_POINTS ? 'Touchdown' : 'Field Goal'
}

const result: Judge = (scores, { name }) => won(name === way(scores))
const total: Judge = (scores, one) => againstLine(sum(scores), one)
const teamTotal: Judge = (scores, one) =>
  againstLine(sum(by(scores, parameter(one, 'side') ?? '')), one)
const spread: Judge = (scores, one) =>
  handicapResult(100 * (leadOf(scores, one.name) + line(one, 'hcp')))
const oddEven: Judge = (scores, { name }) => won(name === (sum(scores) % 2 === 1 ? 'Odd' : 'Even'))

const drawNoBet: Judge = (scores, { name }) =>
  way(scores) === 'Draw' ? 'void' : won(name === way(scores))
/** The wire has the team in the place of the line. */
const moneyLine: Judge = (scores, { handicap }) =>
  drawNoBet(scores, { name: handicap, handicap: '' })

const race: Judge = (scores, one) =>
  won(one.name === firstTo(scores, Number(parameter(one, 'pointnr'))))
/** Without a selection for a race that neither team ends. */
const raceOfTwo: Judge = (scores, one) =>
  firstTo(scores, Number(parameter(one, 'pointnr'))) === 'None' ? 'void' : race(scores, one)

const winningMargin: Judge = (scores, { name }) => {
  const [side = '', margin = ''] = name.split(' by ')
  return won(side === way(scores) && (side === 'Draw' || isMargin(leadOf(scores, side), margin)))
}

const halfAndEnd: Judge = (scores, { name }) =>
  won(name === `${way(within(scores, FIRST_HALF))}/${way(within(scores, QUARTERS))}`)

const winnerAndTotal: Judge = (scores, { name, handicap }) => {
  const [winner, side = ''] = name.split(' & ')
  return winner === way(scores) ? total(scores, { name: side, handicap }) : 'lose'
}

const during =
  (periods: readonly string[], judge: Judge): Judge =>
  (scores, one) =>
    judge(within(scores, periods), one)

/** The first markets of a quarter do not name it: it is the first. */
const duringQuarter =
  (judge: Judge): Judge =>
  (scores, one) =>
    judge(within(scores, [`Q${parameter(one, 'quarternr') ?? '1'}`]), one)

const levelAfterFour: Judge = (scores, one) => yes(way(within(scores, QUARTERS)) === 'Draw', one)
const countOf =
  (isCounted: (points: number) => boolean): Judge =>
  (scores, one) =>
    againstLine(scores.filter(({ points }) => isCounted(points)).length, one)

/**
 * A drive ends with points of its side, a punt or a turnover. Points of a safety follow a punt of
 * the side and end no drive. A drive that four quarters do not contain is void.
 */
function driveResult(facts: readonly PointsEvent[], one: WireSelection): LegResult {
  const side = parameter(one, 'side') === '1' ? 'home' : 'away'
  const ends = facts
    .filter((fact) => fact.side === side && QUARTERS.includes(fact.period))
    .flatMap(({ kind, points }) => {
      if (kind === 'punt') return ['Punt']
      if (kind === 'turnover') return ['Turnover']
      if (kind !== 'points' || points === SAFETY_POINTS) return []
      return [points === FIELD_GOAL_POINTS ? 'Field Goal' : 'Touchdown']
    })
  const end = ends[Number(parameter(one, 'drivenr')) - 1]
  return end === undefined ? 'void' : won(one.name === end)
}

/** By market number on the wire. */
const JUDGES: Readonly<Record<number, Judge>> = {
  1000002: during(QUARTERS, result),
  1000006: during(FIRST_HALF, result),
  1000040: moneyLine,
  1000061: spread,
  1000062: total,
  1000063: during(FIRST_HALF, total),
  1000064: duringQuarter(total),
  // Basketball.
  1020001: during(QUARTERS, result),
  1020002: teamTotal,
  1020003: winningMargin,
  1020004: halfAndEnd,
  1020005: oddEven,
  1020006: levelAfterFour,
  1020007: raceOfTwo,
  1020008: (scores, { name }) => won(name === highestQuarter(scores)),
  1021001: during(FIRST_HALF, drawNoBet),
  1021002: during(FIRST_HALF, spread),
  1021003: during(FIRST_HALF, teamTotal),
  1021004: during(FIRST_HALF, oddEven),
  1022001: during(SECOND_HALF, result),
  1022002: during(SECOND_HALF, spread),
  1022003: during(SECOND_HALF, total),
  1023001: duringQuarter(result),
  1023002: duringQuarter(drawNoBet),
  1023003: duringQuarter(spread),
  1023004: duringQuarter(teamTotal),
  1023005: duringQuarter(oddEven),
  1023006: duringQuarter(race),
  1029001: winnerAndTotal,
  // American football.
  1160001: teamTotal,
  1160002: winningMargin,
  1160003: halfAndEnd,
  1160004: levelAfterFour,
  1160005: oddEven,
  1160006: race,
  1160007: (scores, { name }) => won(name === highestQuarter(scores)),
  1161001: during(FIRST_HALF, spread),
  1161002: during(FIRST_HALF, teamTotal),
  1162001: during(SECOND_HALF, spread),
  1162002: during(SECOND_HALF, total),
  1163001: duringQuarter(result),
  1163002: duringQuarter(spread),
  1167001: (scores, { name }) => won(name === firstTo(scores, 1)),
  1167002: (scores, { name }) => won(name === firstScoreType(scores)),
  1167003: countOf((points) => points >= TOUCHDOWN_POINTS),
  1167004: countOf((points) => points === FIELD_GOAL_POINTS),
  1167005: (scores, one) =>
    yes(
      scores.some(({ points }) => points === SAFETY_POINTS),
      one,
    ),
  1169001: winnerAndTotal,
}
