import { FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/sports/football/football'
import { describe, expect, it } from 'vitest'
import { examplePlay } from '../testing/example-match.ts'
import { matchCourse, windowEnds } from './match-course.ts'
import { matchOffer } from './match-offer.ts'
import { goalSheet, progressAt } from './moment-prices.ts'
import { playMoments } from './play-moments.ts'
import { playedPrices } from './played-prices.ts'
import { linesLeftOutOf } from './pre-match-prices.ts'

const play = examplePlay()
const course = matchCourse(play.script)
const offer = matchOffer(linesLeftOutOf(play), undefined)
const match = {
  play,
  course,
  offerAt: (second: number) => offer.during(progressAt(course, second)),
  before: offer.before,
}
const POSITIONS = FOOTBALL_SELECTIONS.map((_, position) => position)
const goalSeconds = course.goals.map(({ second }) => second)
const moments = playMoments(course, play.speed)
const secondOf = (index: number) => moments[index]?.second ?? 0
const indexAt = (second: number) => moments.findIndex((moment) => moment.second >= second)

describe('prices moment by moment', () => {
  it('are the same whichever moment is priced first', () => {
    const forwards = playedPrices(goalSheet(match), moments)
    const backwards = playedPrices(goalSheet(match), moments)
    const indexes = [...moments.keys()].filter((index) => secondOf(index) <= course.ninetySecond)
    const last = [...indexes].reverse().map((index) => backwards(index))
    expect(indexes.map((index) => forwards(index))).toEqual(last.reverse())
  })

  it('leave a decided selection at the odds of the moment before', () => {
    const pricesAt = playedPrices(goalSheet(match), moments)
    const decidedAt = (index: number) => {
      const { isDecided, isOffered } = match.offerAt(secondOf(index))
      return POSITIONS.filter((position) => isOffered(position) && isDecided(position))
    }
    const whistles = [0, course.halfTimeSecond, course.ninetySecond]
    const closings = [...whistles, ...goalSeconds, ...windowEnds(course)]
    moments.forEach(({ second }, index) => {
      if (index === 0 || second > course.ninetySecond) return
      const [before, now] = [pricesAt(index - 1).odds, pricesAt(index).odds]
      const decided = decidedAt(index)
      expect(decided.map((position) => now[position])).toEqual(
        decided.map((position) => before[position]),
      )
      if (decidedAt(index - 1).length < decided.length) expect(closings).toContain(second)
    })
  })

  it('move with time and with goals', () => {
    const pricesAt = playedPrices(goalSheet(match), moments)
    const draw = FOOTBALL_SELECTIONS.findIndex(({ name }) => name === 'Draw')
    const drawAt = (second: number) => pricesAt(indexAt(second)).odds[draw] ?? 0
    const [first = 0] = goalSeconds
    expect(drawAt(20 * 60)).toBeLessThan(drawAt(0))
    expect(drawAt(first)).toBeGreaterThan(drawAt(first - 60))
    expect(drawAt(100 * 60)).toBeGreaterThan(drawAt(30 * 60))
  })
})

describe('the progress of a match', () => {
  it('is over for the first half at half-time and for the rest after 90 minutes', () => {
    const at = (second: number) => {
      const { halfTime, isNinetyOver } = progressAt(course, second)
      return [halfTime !== null, isNinetyOver]
    }
    expect(at(course.halfTimeSecond - 1)).toEqual([false, false])
    expect(at(course.halfTimeSecond)).toEqual([true, false])
    expect(at(course.ninetySecond - 1)).toEqual([true, false])
    expect(at(course.ninetySecond)).toEqual([true, true])
  })
})
