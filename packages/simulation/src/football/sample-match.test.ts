import { FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/sports/football/football'
import { footballOutcome } from '@caderneta/domain/testing/football-outcome'
import { type MatchCourse, matchCourse, matchTimeAt } from '@caderneta/feed/football/match-course'
import { progressAt } from '@caderneta/feed/football/moment-prices'
import { dismissalRates } from '@caderneta/pricing/goals/dismissals'
import { LEVEL } from '@caderneta/pricing/goals/player-advantage'
import { FOOTBALL_SHEET, matchChances, soFarOf } from '@caderneta/pricing/goals/price-football'
import type { GoalRates } from '@caderneta/pricing/goals/rates'
import { randomFrom } from '@caderneta/pricing/random'
import { seeded, sized } from '@caderneta/pricing/testing/campaign-size'
import { chancesInState, pricesInState } from '@caderneta/pricing/testing/chances-in-state'
import { describe, expect, it } from 'vitest'
import { Calibration } from '../testing/calibration.ts'
import { commitSeed } from '../testing/commit-seed.ts'
import { footballDay } from '../testing/football-day.ts'
import { goalRates } from './goal-rates.ts'
import { goalsBefore } from './goals-before.ts'
import { type SampledMatch, sampleMatch } from './sample-match.ts'

/** A campaign takes the commit that it tests, so that no model is tuned to a seed. */
const SEED = seeded(sized({ test: 'calibration', small: commitSeed(), full: commitSeed() }))
const MATCHES = sized({ test: 500, small: 20_000, full: 200_000 })
/** Of which every line is priced. */
const PRICED_WHOLE = sized({ test: 300, small: 5_000, full: 50_000 })
/** Of some hundred bands none goes so far, but once in a thousand draws of a sound model. */
const DEVIATIONS_MAX = 4.5
const BEFORE = { score: [0, 0], halfTime: null, left: [1, 1], advantage: LEVEL } as const

interface Played {
  readonly rates: GoalRates
  readonly match: SampledMatch
}

const played: readonly Played[] = Array.from(
  { length: sized({ test: 3, small: 70, full: 700 }) },
  (_, day) => day + 20_778,
)
  .flatMap((day) => footballDay(SEED, day))
  .slice(0, MATCHES)
  .map((game) => {
    const rates = goalRates(SEED, game)
    const random = randomFrom(`${SEED}/${game.gameId}`)
    return { rates, match: sampleMatch(random, rates, goalsBefore(game), dismissalRates(rates)) }
  })

function courseOf({ match, rates }: Played): MatchCourse {
  const incidents = match.dismissals.map((one) => ({ ...one, kind: 'red_card' as const }))
  return matchCourse({
    ...match,
    rates,
    incidents,
    fixture: { ...FIXTURE, gameId: 1, startsAt: 0 },
  })
}

/** By market and by tenth of probability; one selection a match and line. */
function calibrate(
  chancesOf: (each: Played) => Float64Array,
  markets: readonly (typeof FOOTBALL_SHEET.markets)[number][],
): Calibration {
  const calibration = new Calibration()
  const random = randomFrom('selection')
  for (const each of played.slice(0, PRICED_WHOLE)) {
    const chances = chancesOf(each)
    const result = { ...each.match.result, goals: courseOf(each).goals }
    for (const market of markets) {
      const position = random.pick(market.positions)
      const [chance, selection] = [chances[position] ?? 0, FOOTBALL_SELECTIONS[position]]
      if (!selection) continue
      const name = `${market.marketId} ${market.specifier}`
      calibration.add(name, chance, footballOutcome(selection, result))
    }
  }
  return calibration
}

const beforeTheMatch = ({ rates }: Played) => chancesInState(rates, BEFORE)

/** Chances at a second, of a match that is in its second half then; none of one that is not. */
function chancesDuring(second: number) {
  return (each: Played): Float64Array => {
    const course = courseOf(each)
    if (second >= course.ninetySecond) return new Float64Array()
    const progress = progressAt(course, second)
    return matchChances(each.rates, soFarOf(progress), matchTimeAt(course, second))
  }
}

function expectCalibrated(calibration: Calibration): void {
  expect(calibration.bands).toBeGreaterThan(100)
  const isFar = ({ deviations }: { deviations: number }) => Math.abs(deviations) > DEVIATIONS_MAX
  expect(calibration.unsound.filter(isFar)).toEqual([])
}

describe('a sampled match', () => {
  it('wins as often as its price implies, in every band of probability of every market', () => {
    expect(played.length).toBe(MATCHES)
    expectCalibrated(calibrate(beforeTheMatch, FOOTBALL_SHEET.markets))
  })

  it.each([75, 111])('wins as often as the chances of second %i × 60 imply', (minute) => {
    const markets = FOOTBALL_SHEET.markets.filter(({ marketId }) => marketId !== 1000006)
    expectCalibrated(calibrate(chancesDuring(minute * 60), markets))
  })

  it('takes the margin from one who bets at random', () => {
    const random = randomFrom('bettor')
    const [result] = FOOTBALL_SHEET.markets
    let [staked, returned, variance] = [0, 0, 0]
    for (const { rates, match } of played) {
      const { odds } = pricesInState(rates, BEFORE, (line) => line === 0)
      const position = random.pick(result?.positions ?? [])
      const [rate, selection] = [(odds[position] ?? 0) / 1000, FOOTBALL_SELECTIONS[position]]
      if (!selection) continue
      const stake = 1 / rate
      staked += stake
      if (footballOutcome(selection, match.result) === 'win') returned += 1
      variance += stake * (1 - stake)
    }
    const loss = 1 - returned / staked
    const margin = 0.05 / 1.05
    const deviation = Math.sqrt(variance) / staked
    expect(Math.abs(loss - margin)).toBeLessThan(DEVIATIONS_MAX * deviation)
    expect(loss).toBeGreaterThan(0)
  })

  it('has goals that add up to its result, in the half in which they fell', () => {
    for (const { match } of played.slice(0, 3000)) {
      const count = (side: string, periods: readonly string[]) =>
        match.goals.filter((goal) => goal.side === side && periods.includes(goal.period)).length
      expect(match.result.halfTime).toEqual([count('home', ['1H']), count('away', ['1H'])])
      const halves = ['1H', '2H']
      expect(match.result.fullTime).toEqual([count('home', halves), count('away', halves)])
      for (const { period, minute, stoppage } of match.goals) {
        expect(stoppage === 0 || minute === LAST_MINUTE[period]).toBe(true)
        expect(minute).toBeGreaterThan(LAST_MINUTE[period] - (period.startsWith('E') ? 15 : 45))
      }
    }
  })

  it('has fewer goals of a side after its first dismissal, and more of the other', () => {
    const rates: GoalRates = { home: [1.2, 1.2], away: [1.2, 1.2] }
    const often: GoalRates = { home: [0.5, 0.5], away: [0, 0] }
    const goals = { before: [0, 0], after: [0, 0] }
    const minutes = { before: 0, after: 0 }
    for (let i = 0; i < 4000; i += 1) {
      const match = sampleMatch(randomFrom(`dismissal/${i}`), rates, null, often)
      const times = match.dismissals.map(({ period, second }) =>
        period === '1H' ? second / 60 : 1000 + second / 60,
      )
      const ends = [45 + match.firstHalfStoppage, 1045 + match.secondHalfStoppage] as const
      const [first, second] = [Math.min(...times), times.sort((a, b) => a - b)[1] ?? ends[1]]
      for (const goal of match.goals) {
        const inHalf = goal.minute + goal.stoppage - (goal.period === '1H' ? 0 : 45)
        const at = (goal.period === '1H' ? 0 : 1000) + inHalf - 0.5
        if (at >= second) continue
        const part = at < first ? goals.before : goals.after
        part[goal.side === 'home' ? 0 : 1] = (part[goal.side === 'home' ? 0 : 1] ?? 0) + 1
      }
      for (const [start, end] of [
        [0, ends[0]],
        [1000, ends[1]],
      ] as const) {
        minutes.before += Math.max(0, Math.min(end, first) - start)
        minutes.after += Math.max(0, Math.min(end, second) - Math.max(start, first))
      }
    }
    const [home = 0, away = 0] = goals.after.map(
      (count, i) => count / minutes.after / ((goals.before[i] ?? 0) / minutes.before),
    )
    expect(Math.abs(home - 0.7)).toBeLessThan(0.05)
    expect(Math.abs(away - 1.3)).toBeLessThan(0.07)
  })

  it('plays cups out and lets leagues draw', () => {
    const rates: GoalRates = { home: [0.5, 0.6], away: [0.5, 0.6] }
    const sampled = Array.from({ length: 2000 }, (_, i) =>
      sampleMatch(randomFrom(`${i}`), rates, [0, 0]),
    )
    for (const { result, goals, hasExtraTime, penalties } of sampled) {
      const [home = 0, away = 0] = result.fullTime ?? []
      expect(hasExtraTime).toBe(home === away)
      const lead = goals.filter(({ side }) => side === 'home').length * 2 - goals.length
      expect(penalties !== null).toBe(hasExtraTime && lead === 0)
      if (penalties) expect(penalties[0]).not.toBe(penalties[1])
    }
    expect(sampled.filter(({ penalties }) => penalties).length).toBeGreaterThan(100)
    const league = sampleMatch(randomFrom('0'), { home: [0, 0], away: [0, 0] }, null)
    expect([league.hasExtraTime, league.penalties, league.goals]).toEqual([false, null, []])
  })
})

const LAST_MINUTE = { '1H': 45, '2H': 90, ET1: 105, ET2: 120 } as const

const FIXTURE = {
  sportId: 1,
  tournamentId: 1,
  tournamentName: '',
  location: '',
  teams: [
    { id: 1, name: 'a' },
    { id: 2, name: 'b' },
  ],
  isHighlight: false,
} as const
