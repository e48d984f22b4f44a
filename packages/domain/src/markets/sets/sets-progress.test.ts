import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchOfSets, SET_RULES } from '../../testing/sets-match.ts'
import type { Score } from '../game.ts'
import { SETS_COUNTERS } from './sets-counters.ts'
import { finalScores, type SetsProgress, setsBounds } from './sets-progress.ts'

type Sport = keyof typeof SET_RULES
const anySport = fc.constantFrom<Sport>('tennis', 'volleyball', 'e-sports')

/** A match unit by unit, with the side that wins each; longer than any match. */
const anyUnits = fc.array(fc.constantFrom<0 | 1>(0, 1), { minLength: 700, maxLength: 700 })

function isSetOver(sport: Sport, number: number, [home, away]: Score): boolean {
  const target = SET_RULES[sport].target(number)
  const [most, least] = [Math.max(home, away), Math.min(home, away)]
  if (sport === 'tennis' && most === 7) return true
  if (sport === 'e-sports' && least >= 12) return most % 3 === 1 && most - least >= 2
  return most >= target && most - least >= 2
}

/** Every state of a match, the last one its end. */
function* statesOf(sport: Sport, wanted: number, units: readonly (0 | 1)[]) {
  const over: SetsProgress['over'][number][] = []
  let winners: (0 | 1)[] = []
  const won: [number, number] = [0, 0]
  const progress = (isOver: boolean): SetsProgress => {
    const score = scoreOf(winners)
    const running = isOver ? null : { score, winners }
    return { rules: SET_RULES[sport], wanted, over: [...over], running }
  }
  yield progress(false)
  for (const side of units) {
    winners = [...winners, side]
    const score = scoreOf(winners)
    if (isSetOver(sport, over.length + 1, score)) {
      over.push({ score, winners })
      won[side] += 1
      winners = []
    }
    yield progress(won[side] === wanted)
    if (won[side] === wanted) return
  }
}

function scoreOf(winners: readonly (0 | 1)[]): Score {
  const home = winners.filter((side) => side === 0).length
  return [home, winners.length - home]
}

describe('what a match of sets leaves possible', () => {
  it('narrows to its end and never leaves it out', () => {
    fc.assert(
      fc.property(anySport, fc.constantFrom(2, 3), anyUnits, (sport, wanted, units) => {
        const states = [...statesOf(sport, wanted, units)].map(setsBounds)
        const end = states.at(-1)
        if (!end) throw new RangeError('no states')
        for (const counter of SETS_COUNTERS) {
          if (!/first\d|unit\d/.test(counter)) expect(end[counter][0]).toBe(end[counter][1])
        }
        states.slice(1).forEach((bounds, i) => {
          for (const counter of SETS_COUNTERS) {
            const [before, now] = [states[i]?.[counter] ?? [0, 0], bounds[counter]]
            if (now[0] < before[0] || now[1] > before[1])
              expect([counter, now]).toEqual([counter, before])
          }
        })
      }),
      { numRuns: 60 },
    )
  })

  it('has a set of tennis between 10 and 13 games at 5-4', () => {
    const bounds = setsBounds(matchOfSets('tennis', 2, [], [5, 4]))
    expect(bounds['set1.total']).toEqual([10, 13])
    expect(bounds['set1.lead']).toEqual([-2, 2])
    expect(bounds['units.total']).toEqual([16, 39])
    expect(bounds['sets.total']).toEqual([2, 3])
    expect(bounds['set3.total']).toEqual([0, 13])
  })

  it('has a set of volleyball without an end, and its least', () => {
    const bounds = setsBounds(matchOfSets('volleyball', 3, [[25, 20]], [24, 24]))
    expect(bounds['set2.total']).toEqual([50, Number.POSITIVE_INFINITY])
    expect(bounds['set2.extra']).toEqual([1, 1])
    expect(bounds['set5.total']).toEqual([0, Number.POSITIVE_INFINITY])
    expect(bounds['sets.lead']).toEqual([-2, 3])
  })

  it('knows who was first to some games, and nothing of sets whose games are not recorded', () => {
    const bounds = setsBounds(matchOfSets('tennis', 2, [], [3, 1]))
    expect([bounds['set1.first3.home'], bounds['set1.first3.away']]).toEqual([
      [1, 1],
      [0, 0],
    ])
    expect(bounds['set1.first5.home']).toEqual([0, 1])
  })

  it('lists the scores at which the match ends', () => {
    expect(finalScores(2).map((score) => score.join('-'))).toEqual(['2-0', '2-1', '1-2', '0-2'])
    expect(finalScores(3).length).toBe(6)
  })
})
