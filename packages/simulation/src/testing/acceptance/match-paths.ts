import { familyOf, isDismissal } from '@caderneta/domain/markets/football/incidents/incident'
import { slotOf } from '@caderneta/domain/markets/football/players/player-slot'
import type { Score } from '@caderneta/domain/markets/game'
import { expectedIn, type GoalRates, type HalfShares } from '@caderneta/feed/football/goals-model'
import {
  CORNER_PACES,
  incidentRates,
  REFEREES,
  SHOT_PACES,
} from '@caderneta/feed/football/incidents/incident-rates'
import { lowScoreWeight, lowScoreWeightMax } from '@caderneta/feed/football/low-scores'
import { type MatchCourse, matchCourse } from '@caderneta/feed/football/match-course'
import type { Goal, MatchScript, ScriptIncident } from '@caderneta/feed/football/match-script'
import { samplePace } from '@caderneta/feed/football/pace'
import { secondOfChange } from '@caderneta/feed/football/players/line-up'
import {
  HALF_REGULAR_SECONDS,
  type Half,
  type HalfStoppage,
  halfSeconds,
  sampleBoard,
  sampleSeconds,
} from '@caderneta/feed/football/stoppage'
import { sampleTempo } from '@caderneta/feed/football/tempo'
import { itemAt } from '@caderneta/feed/item-at'
import type { Random } from '@caderneta/feed/random'
import { minuteOf } from '../../football/match-minute.ts'
import { type FilledRole, fillRoles } from '../../football/players/fill-roles.ts'
import { samplePlayers } from '../../football/players/sample-players.ts'
import { poissonCount } from '../../football/poisson-count.ts'
import { sampleIncidents } from '../../football/sample-incidents.ts'
import { playedSeconds, sampleMatch } from '../../football/sample-match.ts'

/** Plays a match, or what is left of it, once more; the random numbers are of this path alone. */
type DrawMatch = (random: Random) => MatchScript

/** The same match from a second since its kick-off on; null for all of it. */
export function matchPaths(script: MatchScript, second: number | null): DrawMatch {
  return second === null ? (random) => wholeMatch(random, script) : matchFrom(script, second)
}

const DECIDED_IN_NINETY = { hasExtraTime: false, penalties: null } as const

function wholeMatch(random: Random, script: MatchScript): MatchScript {
  const match = sampleMatch(random.split('match'), script.rates, false)
  const played = { ...script, ...match }
  if (script.incidents === undefined) return played
  const incidents = sampleIncidents(random.split('incidents'), script.rates, match)
  const { players } = script
  if (players === undefined) return { ...played, incidents }
  const sampled = samplePlayers(random.split('players'), players.lineUps, { ...match, incidents })
  return { ...played, ...sampled }
}

/** What is known of a match at a second. */
interface Known {
  readonly script: MatchScript
  readonly course: MatchCourse
  readonly second: number
  readonly goals: readonly Goal[]
  readonly incidents: readonly ScriptIncident[]
  /** Parts of both halves that have been played. */
  readonly played: HalfShares
}

function matchFrom(script: MatchScript, second: number): DrawMatch {
  const course = matchCourse(script)
  const isKnown = (event: { readonly second: number }) => event.second <= second
  const known: Known = {
    ...{ script, course, second },
    goals: course.goals.filter(isKnown),
    incidents: course.incidents.filter(isKnown),
    played: [playedShare(course, '1H', second), playedShare(course, '2H', second)],
  }
  const [home, away] = [rolesLike(known, 'home'), rolesLike(known, 'away')]
  return (random) => {
    const rest = restOfGoals(known, random)
    const goals = [...known.goals, ...rest.goals]
    const result = { ...script.result, halfTime: scoreIn(goals, '1H'), fullTime: scoreIn(goals) }
    const played = { ...script, ...DECIDED_IN_NINETY, result, goals, stoppage: rest.stoppage }
    if (script.incidents === undefined) return played
    const later = restOfIncidents(known, random, rest.stoppage)
    const { players } = script
    if (players === undefined) return { ...played, incidents: [...known.incidents, ...later] }
    const roles = { home: home(random.split('home')), away: away(random.split('away')) }
    const match = { goals: rest.goals, incidents: later }
    const sampled = samplePlayers(random.split('players'), players.lineUps, match, roles)
    return {
      ...played,
      players: sampled.players,
      goals: [...known.goals, ...sampled.goals],
      incidents: [...known.incidents, ...bookedOnce(known, sampled.incidents)],
    }
  }
}

/** Seconds that a half has run; all in which something could happen once it is over. */
function elapsedIn(course: MatchCourse, half: Half, second: number): number {
  const span = spanOf(course, half)
  return Math.max(0, Math.min(second, span.endSecond - 1) - span.startSecond)
}

function spanOf({ spans }: MatchCourse, half: Half) {
  const span = spans.find(({ period }) => period === half)
  if (span === undefined) throw new RangeError(`a match without ${half}`)
  return span
}

function playedShare(course: MatchCourse, half: Half, second: number): number {
  return elapsedIn(course, half, second) / halfSeconds(half)
}

interface Rest {
  readonly goals: readonly Goal[]
  readonly stoppage: MatchScript['stoppage']
}

/** A final score is kept as often as its weight says. */
function restOfGoals(known: Known, random: Random): Rest {
  const { rates } = known.script
  const weightMax = lowScoreWeightMax(rates)
  for (let trial = 0; ; trial += 1) {
    const rest = goalsAtSomePace(known, random.split(`trial/${trial}`))
    const fullTime = scoreIn([...known.goals, ...rest.goals])
    if (random.next() * weightMax < lowScoreWeight(rates, fullTime)) return rest
  }
}

function goalsAtSomePace(known: Known, random: Random): Rest {
  const { script, played } = known
  const { rates } = script
  const drawTempo = (trial: Random) => sampleTempo(trial)
  const tempo = paceLike(drawTempo, known.goals.length, expectedIn(rates, played), random)
  const stoppage = stoppageFrom(known, random)
  return { goals: eventsFrom(known, random.split('goals'), rates, tempo, stoppage), stoppage }
}

/** What has been seen is what a pace brings as often as that pace is drawn. */
function paceLike(
  draw: (random: Random) => number,
  events: number,
  expected: number,
  random: Random,
): number {
  const likelihood = (pace: number) => pace ** events * Math.exp(-expected * pace)
  const most = expected === 0 ? 1 : likelihood(events / expected)
  for (let trial = 0; ; trial += 1) {
    const pace = draw(random.split(`pace/${trial}`))
    if (expected === 0 || random.next() * most < likelihood(pace)) return pace
  }
}

function stoppageFrom({ script, course, second }: Known, random: Random): MatchScript['stoppage'] {
  const ofHalf = (half: Half): HalfStoppage => {
    if (second >= spanOf(course, half).endSecond) return script.stoppage[half]
    const elapsed = elapsedIn(course, half, second)
    const isShown = elapsed >= HALF_REGULAR_SECONDS
    const board = isShown ? course.boards[half] : sampleBoard(half, random.split(`${half} board`))
    const past = Math.max(0, elapsed - HALF_REGULAR_SECONDS)
    return { board, seconds: sampleSeconds(board, random.split(half), past) }
  }
  return { '1H': ofHalf('1H'), '2H': ofHalf('2H') }
}

type EventOfHalf = Pick<Goal, 'side' | 'minute' | 'stoppage' | 'secondOfMinute'> & {
  readonly period: Half
}

const HALVES = [
  ['1H', 0],
  ['2H', 1],
] as const

/** Events of one kind from now on. */
function eventsFrom(
  { course, second }: Known,
  random: Random,
  rates: GoalRates,
  pace: number,
  stoppage: MatchScript['stoppage'],
): readonly EventOfHalf[] {
  return HALVES.flatMap(([period, half]) => {
    const from = elapsedIn(course, period, second)
    const until = playedSeconds(stoppage[period])
    const share = (pace * (until - from)) / halfSeconds(period)
    return (['home', 'away'] as const).flatMap((side) =>
      Array.from({ length: poissonCount(random, rates[side][half] * share) }, () => ({
        ...{ side, period },
        ...minuteOf(period, random.integer(from + 1, until)),
      })),
    )
  })
}

function restOfIncidents(
  known: Known,
  random: Random,
  stoppage: MatchScript['stoppage'],
): readonly ScriptIncident[] {
  const { corners, yellowCards, dismissals, saved, off } = incidentRates(known.script.rates)
  const ofFamily = (
    family: 'corners' | 'cards' | 'shots',
    paces: typeof REFEREES,
    kinds: readonly (readonly [kind: ScriptIncident['kind'], rates: GoalRates])[],
  ) => {
    const ofPace = random.split(family)
    const expected = kinds.reduce((sum, [, rates]) => sum + expectedIn(rates, known.played), 0)
    const seen = known.incidents.filter((one) => familyOf(one) === family).length
    const pace = paceLike((trial) => samplePace(paces, trial), seen, expected, ofPace)
    return kinds.flatMap(([kind, rates]) =>
      eventsFrom(known, random.split(kind), rates, pace, stoppage).map((event) => ({
        kind,
        ...event,
      })),
    )
  }
  return [
    ...ofFamily('corners', CORNER_PACES, [['corner', corners]]),
    // Whether a dismissal is a second yellow card changes nothing that is sold.
    ...ofFamily('cards', REFEREES, [
      ['yellow_card', yellowCards],
      ['red_card', dismissals],
    ]),
    ...ofFamily('shots', SHOT_PACES, [
      ['shot_saved', saved],
      ['shot_off', off],
    ]),
  ]
}

/** Draws roles of which the same is known by now: who withdrew, and who was replaced. */
function rolesLike(
  { script: { players }, course, second }: Known,
  side: 'home' | 'away',
): (random: Random) => readonly FilledRole[] {
  if (players === undefined) return () => []
  const changes = course.substitutions.filter((one) => one.second <= second)
  const isMade = (minute: number) => course.secondHalfSecond + secondOfChange(minute) <= second
  const wanted = players.lineUps[side === 'home' ? 0 : 1].map((_, role) => {
    const slots = [slotOf(side, role, 0), slotOf(side, role, 1)]
    const isOfRole = (slot: number | null) => slot !== null && slots.includes(slot)
    const seen = changes.find(({ player, partner }) => isOfRole(player) || isOfRole(partner))
    return { isOut: slots.some((slot) => players.out.has(slot)), minute: seen?.minute ?? null }
  })
  /** A role is replaced once: of one that was nothing is left to chance. */
  const settled: (FilledRole | undefined)[] = []
  return (random) => {
    const found = [...settled]
    for (let trial = 0; wanted.some((_, role) => found[role] === undefined); trial += 1) {
      const drawn = fillRoles(random.split(`${trial}`), players.lineUps)[side]
      for (const [role, { isOut, minute }] of wanted.entries()) {
        const one = itemAt(drawn, role)
        const made = one.change !== null && isMade(one.change.minute) ? one.change.minute : null
        if ((one.out !== null) !== isOut || made !== minute) continue
        found[role] ??= one
        if (minute !== null) settled[role] = one
      }
    }
    return found.filter((role) => role !== undefined)
  }
}

/** Who was booked before is not booked again: it is another's card. */
function bookedOnce(
  { incidents }: Known,
  later: readonly ScriptIncident[],
): readonly ScriptIncident[] {
  const isBooking = (one: ScriptIncident) => familyOf(one) === 'cards' && !isDismissal(one)
  const booked = new Set(incidents.filter(isBooking).map(({ player }) => player ?? null))
  return later.map((one) =>
    isBooking(one) && booked.has(one.player ?? null) ? { ...one, player: null } : one,
  )
}

function scoreIn(goals: readonly Goal[], period?: Half): Score {
  const counted = goals.filter((one) =>
    period === undefined ? one.period === '1H' || one.period === '2H' : one.period === period,
  )
  const home = counted.filter(({ side }) => side === 'home').length
  return [home, counted.length - home]
}
