import { isDismissal } from '@caderneta/domain/markets/football/incidents/incident'
import { goalChances } from '@caderneta/feed/football/chances/goal-chances'
import { type GoalRates, lawOf, NOT_PLAYED } from '@caderneta/feed/football/goals-model'
import type { ScriptIncident } from '@caderneta/feed/football/match-script'
import { randomFrom } from '@caderneta/feed/random'
import { footballCalendar } from '../../football/football-calendar.ts'
import { goalRates } from '../../football/goal-rates.ts'
import { sampleIncidents } from '../../football/sample-incidents.ts'
import { type SampledMatch, sampleMatch } from '../../football/sample-match.ts'
import { ofEachGame } from '../cast-of.ts'
import { eventChances } from '../law-deviations.ts'
import { percent, type Share, type Trait } from './likeness-proof.ts'

/** A match of the default calendars, as far as it is likened to real ones. */
interface LikenedMatch extends SampledMatch {
  readonly rates: GoalRates
  readonly incidents: readonly ScriptIncident[]
}

/** Endless matches of the default calendars; `bend` plants an error in their rates. */
export function likenedMatches(
  seed: string,
  bend: (rates: GoalRates) => GoalRates = (rates) => rates,
): Generator<LikenedMatch, never> {
  return ofEachGame(footballCalendar(seed), (game) => {
    const rates = bend(goalRates(seed, game))
    const random = randomFrom(`${seed}/likeness/${game.gameId}`)
    const match = sampleMatch(random, rates, false)
    const incidents = sampleIncidents(random.split('incidents'), rates, match)
    return { ...match, rates, incidents }
  })
}

const each = (sum: number): Share => [sum, 1]

const goalsOf = ({ result: { fullTime } }: LikenedMatch) => fullTime ?? [Number.NaN, Number.NaN]

const ofScore =
  (isTrue: (home: number, away: number) => boolean) =>
  (match: LikenedMatch): Share =>
    percent(isTrue(goalsOf(match)[0], goalsOf(match)[1]))

const counted =
  (isCounted: (incident: ScriptIncident) => boolean) =>
  ({ incidents }: LikenedMatch): Share =>
    each(incidents.filter(isCounted).length)

/** A side with a chance of seven in ten or more by the law. */
function hasFavourite({ rates }: LikenedMatch): boolean {
  const state = { score: [0, 0], halfTime: null } as const
  const [home = 0, draw = 0] = eventChances(goalChances(lawOf(rates, state, NOT_PLAYED)))
  return Math.max(home, 1 - home - draw) >= 0.7
}

export const FOOTBALL_TRAITS: readonly Trait<LikenedMatch>[] = [
  { name: 'home %', of: ofScore((home, away) => home > away), band: [44, 46] },
  { name: 'draw %', of: ofScore((home, away) => home === away), band: [25, 27] },
  { name: 'away %', of: ofScore((home, away) => home < away), band: [28, 30] },
  { name: '0-0 %', of: ofScore((home, away) => home + away === 0), band: [7, 8] },
  { name: 'over 2.5 %', of: ofScore((home, away) => home + away > 2.5), band: [50, 52] },
  { name: 'both score %', of: ofScore((home, away) => home > 0 && away > 0), band: [50, 54] },
  { name: 'goals', of: (match) => each(goalsOf(match)[0] + goalsOf(match)[1]), band: [2.5, 2.8] },
  { name: 'goals of first half %', of: firstHalfShare, band: [43, 47] },
  { name: 'favourite of 0.70 %', of: (match) => percent(hasFavourite(match)), band: [6.9, 10.4] },
  { name: 'corners', of: counted(({ kind }) => kind === 'corner'), band: [9.5, 10.5] },
  { name: 'cards', of: counted(({ kind }) => isCard(kind)), band: [3.8, 5] },
  { name: 'dismissals', of: counted(isDismissal), band: [0.1, 0.61] },
  { name: 'shots on target', of: onTarget, band: [8, 9.5] },
  { name: 'stoppage, first half', of: stoppageOf('1H'), band: [2, 5] },
  { name: 'stoppage, both halves', of: wholeStoppage, band: [6, 14] },
]

function firstHalfShare({ result: { halfTime }, ...match }: LikenedMatch): Share {
  const [home, away] = halfTime ?? [Number.NaN, Number.NaN]
  return [100 * (home + away), match.goals.filter(({ period }) => period < 'ET').length]
}

function isCard(kind: ScriptIncident['kind']): boolean {
  return kind === 'yellow_card' || isDismissal({ kind })
}

function onTarget({ incidents, ...match }: LikenedMatch): Share {
  return each(incidents.filter(({ kind }) => kind === 'shot_saved').length + match.goals.length)
}

/** In minutes. */
function stoppageOf(half: '1H' | '2H') {
  return ({ stoppage }: LikenedMatch): Share => each(stoppage[half].seconds / 60)
}

function wholeStoppage({ stoppage }: LikenedMatch): Share {
  return each((stoppage['1H'].seconds + stoppage['2H'].seconds) / 60)
}
