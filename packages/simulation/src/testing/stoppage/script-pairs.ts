import type { MatchCourse } from '@caderneta/feed/football/match-course'
import { matchCourse } from '@caderneta/feed/football/match-course'
import type { Goal, MatchScript, ScriptIncident } from '@caderneta/feed/football/match-script'
import {
  HALF_REGULAR_SECONDS,
  type Half,
  type HalfStoppage,
  sampleSeconds,
} from '@caderneta/feed/football/stoppage'
import { scriptCompetition } from '@caderneta/feed/openfootball/script-competition'
import { type Random, randomFrom } from '@caderneta/feed/random'
import { exampleScript } from '@caderneta/feed/testing/example-match'
import { goalRates } from '../../football/goal-rates.ts'
import { sampleIncidents } from '../../football/sample-incidents.ts'
import { sampleMatch } from '../../football/sample-match.ts'
import { footballDay } from '../football-day.ts'

/** Two matches that cannot be distinguished up to some second. */
export interface ScriptPair {
  readonly one: MatchScript
  readonly other: MatchScript
  /** Since kick-off: up to here both are the same. */
  readonly second: number
}

const games = footballDay('caderneta', 20_778).filter(({ tournament }) => tournament.hasIncidents)

/** Two sampled matches; from some second on the second one goes its own way. */
export function sampledPair(seed: string): ScriptPair {
  const random = randomFrom(seed)
  const rates = goalRates('caderneta', random.pick(games))
  const sampled = (part: string) => {
    const match = sampleMatch(random.split(part), rates, false)
    const incidents = sampleIncidents(random.split(`${part}/incidents`), rates, match)
    return exampleScript({ ...match, rates, incidents })
  }
  const [one, another] = [sampled('one'), sampled('other')]
  const course = matchCourse(one)
  const second = random.integer(0, 1) === 0 ? lateSecond(course, random) : anySecond(course, random)
  return { one, other: splitAt(one, another, { course, second, random }), second }
}

function anySecond({ ninetySecond }: MatchCourse, random: Random): number {
  return random.integer(0, ninetySecond - 1)
}

/** In stoppage time, where most could be known. */
function lateSecond({ spans }: MatchCourse, random: Random): number {
  const { startSecond, endSecond } = random.pick(spans.filter(({ period }) => period !== 'HT'))
  return random.integer(startSecond + HALF_REGULAR_SECONDS - 60, endSecond - 1)
}

interface Split {
  readonly course: MatchCourse
  readonly second: number
  readonly random: Random
}

/** The first match up to a second, then what happens in the other. */
function splitAt(one: MatchScript, other: MatchScript, split: Split): MatchScript {
  const { course, second, random } = split
  const stoppage = {
    '1H': stoppageFrom(one, other, '1H', split),
    '2H': stoppageFrom(one, other, '2H', split),
  }
  const isPlayed = (event: Goal | ScriptIncident, isOver: boolean) =>
    isOver || secondOfHalf(event) <= second - startOf(course, event.period)
  const joined = <Event extends Goal | ScriptIncident>(
    ofOne: readonly Event[],
    ofOther: readonly Event[],
  ) => [
    ...ofOne.filter((event) => isPlayed(event, isOver(course, event.period, second))),
    ...ofOther.filter(
      (event) =>
        !isPlayed(event, isOver(course, event.period, second)) &&
        secondOfHalf(event) < lengthOf(stoppage, event.period),
    ),
  ]
  const goals = joined(one.goals, other.goals).toSorted(() => random.next() - 0.5)
  const incidents = joined(one.incidents ?? [], other.incidents ?? [])
  return { ...one, goals, incidents, stoppage, result: resultOf(goals) }
}

function stoppageFrom(
  one: MatchScript,
  other: MatchScript,
  half: Half,
  { course, second, random }: Split,
): HalfStoppage {
  if (isOver(course, half, second)) return one.stoppage[half]
  const elapsed = second - startOf(course, half) - HALF_REGULAR_SECONDS
  if (elapsed < 0) return other.stoppage[half]
  const { board } = one.stoppage[half]
  return { board, seconds: sampleSeconds(board, random.split('whistle'), elapsed) }
}

function startOf({ spans }: MatchCourse, period: string): number {
  return spans.find((span) => span.period === period)?.startSecond ?? 0
}

function isOver({ spans }: MatchCourse, period: string, second: number): boolean {
  return spans.some((span) => span.period === period && span.endSecond <= second)
}

function lengthOf(stoppage: MatchScript['stoppage'], period: string): number {
  return HALF_REGULAR_SECONDS + (period === '1H' ? stoppage['1H'] : stoppage['2H']).seconds
}

function secondOfHalf({ period, minute, stoppage, secondOfMinute }: Omit<Goal, 'side'>): number {
  return 60 * (minute - (period === '1H' ? 1 : 46) + stoppage) + secondOfMinute
}

function resultOf(goals: readonly Goal[]): MatchScript['result'] {
  const count = (side: string, periods: readonly string[]) =>
    goals.filter((goal) => goal.side === side && periods.includes(goal.period)).length
  const score = (periods: readonly string[]) =>
    [count('home', periods), count('away', periods)] as const
  return { status: 'finished', halfTime: score(['1H']), fullTime: score(['1H', '2H']) }
}

/** Two files of one match: in one of them the away side scores once more, in stoppage time. */
export function recordedPair(seed: string): ScriptPair {
  const random = randomFrom(seed)
  const early = Array.from({ length: random.integer(0, 3) }, () => ({
    minute: random.integer(46, 90),
    offset: 0,
  }))
  const late = { minute: 90, offset: random.integer(1, 9) }
  const [one, other] = [[], [late]].map((away) => {
    const score = {
      halfTime: [0, 0],
      fullTime: [early.length, away.length],
      extraTime: null,
      penalties: null,
    } as const
    const match = { ...RECORD, score, goals: [early, away] as const }
    const [made] = scriptCompetition({ name: 'Cup', matches: [match] }, seed)
    if (!made) throw new RangeError('a match that is not replayed')
    return exampleScript(made.script)
  })
  if (!one || !other) throw new RangeError('no pair')
  const goal = matchCourse(other).goals.at(-1)?.second ?? 0
  return { one, other, second: Math.min(goal, matchCourse(one).ninetySecond) - 1 }
}

const RECORD = {
  date: '2025-04-05',
  time: '16:00',
  utcOffsetMinutes: null,
  isCalledOff: false,
  teams: ['A', 'B'],
  ground: '',
  round: null,
} as const
