import { handicapResult, type LegResult } from './leg-result.ts'

/**
 * The second opinion on every market of football, written from the published rules: it walks
 * through the goals of a match one by one and shares nothing with the rules that it checks.
 */

/** A goal of the 90 minutes: of the home side (1) or of the away side (2). */
export interface CountedGoal {
  readonly side: 1 | 2
  readonly half: 1 | 2
  /** As the clock shows it: 45 and 90 have all of stoppage time. */
  readonly minute: number
}

/** What a selection is called on the wire. */
interface WireSelection {
  readonly marketId: number
  readonly name: string
  readonly handicap: string
}

type Goals = readonly CountedGoal[]

/** Result of a selection from the goals of a whole match, in their order. */
export function expectedFromGoals(goals: Goals, selection: WireSelection): LegResult {
  const judge = JUDGES[selection.marketId]
  if (!judge) throw new RangeError(`no rule for market ${selection.marketId}`)
  return judge(goals, selection)
}

type Judge = (goals: Goals, selection: WireSelection) => LegResult

const won = (isWon: boolean): LegResult => (isWon ? 'win' : 'lose')
const inHalf = (goals: Goals, half: 1 | 2) => goals.filter((goal) => goal.half === half)
const by = (goals: Goals, side: number) => goals.filter((goal) => goal.side === side).length

function param({ handicap }: WireSelection, name: string): string {
  for (const part of handicap.split('|')) {
    const [key, value] = part.split('=')
    if (key === name && value !== undefined) return value
  }
  return handicap
}

const sideOf = (selection: WireSelection): 1 | 2 => (param(selection, 'side') === '1' ? 1 : 2)
const otherSide = (side: 1 | 2): 1 | 2 => (side === 1 ? 2 : 1)

function way(goals: Goals, start = 0): string {
  const lead = by(goals, 1) - by(goals, 2) + start
  if (lead > 0) return '1'
  return lead < 0 ? '2' : 'Draw'
}

const twoOf = (goals: Goals, name: string) => name.split(' or ').includes(way(goals))
const bothScored = (goals: Goals) => by(goals, 1) > 0 && by(goals, 2) > 0
const yes = (isTrue: boolean, { name }: WireSelection) => won(isTrue === (name === 'Yes'))

/** Over or under a line, as a part of a combination. */
function isTotal(goals: Goals, part: string, line: string): boolean {
  return part === 'Over' ? goals.length > Number(line) : goals.length < Number(line)
}

function againstLine(count: number, selection: WireSelection): LegResult {
  const ahead = Math.round(100 * (count - Number(param(selection, 'total'))))
  return handicapResult(selection.name === 'Over' ? ahead : -ahead)
}

function withHandicap(goals: Goals, { name, handicap }: WireSelection): LegResult {
  const lead = by(goals, 1) - by(goals, 2)
  const own = name === '1' ? lead : -lead
  return handicapResult(Math.round(100 * (own + Number(handicap))))
}

function refundOnDraw(goals: Goals, { name }: WireSelection): LegResult {
  return way(goals) === 'Draw' ? 'void' : won(name === way(goals))
}

/** '2', '6+', '1-3'. */
function isCount(count: number, name: string): boolean {
  if (name.endsWith('+')) return count >= Number(name.slice(0, -1))
  const [low = '', high = low] = name.split('-')
  return count >= Number(low) && count <= Number(high)
}

const parity = (count: number, { name }: WireSelection) =>
  won(name === (count % 2 === 0 ? 'Even' : 'Odd'))

function scorer(goals: Goals, number: number, { name }: WireSelection): LegResult {
  const goal = goals[number - 1]
  return won(name === (goal ? String(goal.side) : 'None'))
}

function listedScore(goals: Goals, most: number, { name }: WireSelection): LegResult {
  const [home, away] = [by(goals, 1), by(goals, 2)]
  return won(name === (home > most || away > most ? 'Other' : `${home}-${away}`))
}

function whoScored(goals: Goals): string {
  if (bothScored(goals)) return 'Both'
  if (goals.length === 0) return 'None'
  return by(goals, 1) > 0 ? 'Only 1' : 'Only 2'
}

function margin(goals: Goals): string {
  const lead = by(goals, 1) - by(goals, 2)
  if (lead === 0) return 'Draw'
  const goalsAhead = Math.abs(lead)
  return `${lead > 0 ? 1 : 2} by ${goalsAhead > 2 ? '3+' : goalsAhead}`
}

function isComeback(goals: Goals, side: 1 | 2): boolean {
  let [own, other, wasBehind] = [0, 0, false]
  for (const goal of goals) {
    if (goal.side === side) own += 1
    else other += 1
    if (own < other) wasBehind = true
  }
  return wasBehind && own > other
}

function parts({ name }: WireSelection): readonly [first: string, second: string] {
  const [first = '', second = ''] = name.split(' & ')
  return [first, second]
}

const halfAndFull = (goals: Goals) => `${way(inHalf(goals, 1))}/${way(goals)}`

function restOfMatch(goals: Goals, selection: WireSelection): LegResult {
  const [home = 0, away = 0] = param(selection, 'score').split(':').map(Number)
  const lead = by(goals, 1) - home - (by(goals, 2) - away)
  return won(selection.name === (lead > 0 ? '1' : lead < 0 ? '2' : 'Draw'))
}

/** Goals from a minute to another, both included. */
function inMinutes(goals: Goals, from: number, to: number): Goals {
  return goals.filter(({ minute }) => minute >= from && minute <= to)
}

const ofMinutes =
  (judge: Judge): Judge =>
  (goals, one) =>
    judge(inMinutes(goals, Number(param(one, 'from')), Number(param(one, 'to'))), one)

/** '16-30' has the first goal of the match, 'None' a match without goals. */
function firstGoalTime(goals: Goals, { name }: WireSelection): LegResult {
  const first = goals.slice(0, 1)
  if (name === 'None') return won(first.length === 0)
  const [from, to] = name.split('-').map(Number)
  return won(inMinutes(first, from ?? 0, to ?? 0).length > 0)
}

const ofHalf =
  (half: 1 | 2, judge: Judge): Judge =>
  (goals, selection) =>
    judge(inHalf(goals, half), selection)

const result: Judge = (goals, { name }) => won(name === way(goals))
const double: Judge = (goals, { name }) => won(twoOf(goals, name))
const total: Judge = (goals, one) => againstLine(goals.length, one)
const teamTotal: Judge = (goals, one) => againstLine(by(goals, sideOf(one)), one)
const bothScore: Judge = (goals, one) => yes(bothScored(goals), one)
/** 'Exactly 2' is a number, as '2-3' and '3+' are. */
const bare = (name: string) => name.replace('Exactly ', '')
const exact: Judge = (goals, { name }) => won(isCount(goals.length, bare(name)))
const teamExact: Judge = (goals, one) => won(isCount(by(goals, sideOf(one)), bare(one.name)))
const oddEven: Judge = (goals, one) => parity(goals.length, one)
const nthGoal: Judge = (goals, one) => scorer(goals, Number(param(one, 'goalnr')), one)
const smallScore: Judge = (goals, one) => listedScore(goals, 2, one)

const resultAndTotal: Judge = (goals, one) => {
  const [first, second] = parts(one)
  return won(first === way(goals) && isTotal(goals, second, param(one, 'total')))
}
const resultAndBoth: Judge = (goals, one) => {
  const [first, second] = parts(one)
  return won(first === way(goals) && bothScored(goals) === (second === 'Yes'))
}

/** By market number on the wire. */
const JUDGES: Readonly<Record<number, Judge>> = {
  1000002: result,
  1000014: double,
  1010001: bothScore,
  1010002: refundOnDraw,
  1000003: total,
  1010003: nthGoal,
  1010004: restOfMatch,
  1010006: total,
  1010007: teamTotal,
  1010008: exact,
  1010009: teamExact,
  1010010: exact,
  1010011: exact,
  1010012: teamExact,
  1010013: oddEven,
  1010014: (goals, one) => parity(by(goals, sideOf(one)), one),
  1010015: (goals, { name }) => won(name === whoScored(goals)),
  1010016: (goals, one) => yes(by(goals, otherSide(sideOf(one))) === 0, one),
  1010017: (goals, one) =>
    yes(by(goals, otherSide(sideOf(one))) === 0 && by(goals, sideOf(one)) > 0, one),
  1010018: (goals, one) => scorer(goals, Math.max(goals.length, 1), one),
  1010019: (goals, one) =>
    yes(by(inHalf(goals, 1), sideOf(one)) > 0 && by(inHalf(goals, 2), sideOf(one)) > 0, one),
  1010020: (goals, one) => yes(by(goals, 1) > 1 && by(goals, 2) > 1, one),
  1000016: (goals, one) => listedScore(goals, 5, one),
  1010021: (goals, { name }) => won(name === margin(goals)),
  1000006: ofHalf(1, result),
  1010023: (goals, { name }) => won(name === halfAndFull(goals)),
  1011001: ofHalf(1, double),
  1011002: ofHalf(1, refundOnDraw),
  1011003: ofHalf(1, total),
  1011004: ofHalf(1, teamTotal),
  1011005: ofHalf(1, bothScore),
  1011006: ofHalf(1, nthGoal),
  1011007: ofHalf(1, exact),
  1011008: ofHalf(1, oddEven),
  1011009: ofHalf(1, smallScore),
  1011010: ofHalf(1, withHandicap),
  1012001: ofHalf(2, result),
  1012002: ofHalf(2, double),
  1012003: ofHalf(2, refundOnDraw),
  1012004: ofHalf(2, total),
  1012005: ofHalf(2, teamTotal),
  1012006: ofHalf(2, bothScore),
  1012007: ofHalf(2, exact),
  1012008: ofHalf(2, smallScore),
  1010024: (goals, { name }) => {
    const [first, second] = [inHalf(goals, 1).length, inHalf(goals, 2).length]
    return won(name === (first > second ? '1st' : first < second ? '2nd' : 'Equal'))
  },
  1010025: (goals, one) => {
    const side = String(sideOf(one))
    return yes(way(inHalf(goals, 1)) === side && way(inHalf(goals, 2)) === side, one)
  },
  1010026: (goals, one) => {
    const side = String(sideOf(one))
    return yes(way(inHalf(goals, 1)) === side || way(inHalf(goals, 2)) === side, one)
  },
  1010027: (goals, one) => {
    const line = Number(param(one, 'total'))
    return yes(inHalf(goals, 1).length > line && inHalf(goals, 2).length > line, one)
  },
  1010028: (goals, one) => {
    const line = Number(param(one, 'total'))
    return yes(inHalf(goals, 1).length < line && inHalf(goals, 2).length < line, one)
  },
  1014001: firstGoalTime,
  1014002: ofMinutes(result),
  1014003: ofMinutes(total),
  1014004: ofMinutes(total),
  1014005: ofMinutes(total),
  1010029: withHandicap,
  1010030: (goals, one) => {
    const [home = 0, away = 0] = param(one, 'hcp').split(':').map(Number)
    return won(one.name === way(goals, home - away))
  },
  1019001: resultAndBoth,
  1019002: resultAndTotal,
  1019003: (goals, one) => {
    const [first, second] = parts(one)
    return won(
      bothScored(goals) === (first === 'Yes') && isTotal(goals, second, param(one, 'total')),
    )
  },
  1019004: (goals, one) => {
    const [first, second] = parts(one)
    return won(twoOf(goals, first) && bothScored(goals) === (second === 'Yes'))
  },
  1019005: (goals, one) => {
    const [first, second] = parts(one)
    return won(twoOf(goals, first) && isTotal(goals, second, param(one, 'total')))
  },
  1019006: (goals, one) => {
    const [first, second] = parts(one)
    return won(first === halfAndFull(goals) && isTotal(goals, second, param(one, 'total')))
  },
  1019007: ofHalf(1, resultAndBoth),
  1019008: ofHalf(1, resultAndTotal),
  1019009: (goals, one) => {
    const first = goals[0]
    return won(one.name === (first ? `${first.side} & ${way(goals)}` : 'None'))
  },
  1019010: (goals, one) => {
    const isTotalRight = isTotal(
      goals,
      param(one, 'goals') === 'over' ? 'Over' : 'Under',
      param(one, 'total'),
    )
    return yes(way(goals) === param(one, 'result') || isTotalRight, one)
  },
  1019011: (goals, one) => yes(way(goals) === param(one, 'result') || bothScored(goals), one),
  1019012: (goals, one) => yes(isComeback(goals, sideOf(one)), one),
}
