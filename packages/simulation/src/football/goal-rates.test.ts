import type { GoalRates } from '@caderneta/pricing/goals/rates'
import { describe, expect, it } from 'vitest'
import { footballDay } from '../testing/football-day.ts'
import { goalRates } from './goal-rates.ts'

const games = Array.from({ length: 16 }, (_, day) => footballDay('caderneta', 20_778 + day)).flat()
const all = games.map((game) => goalRates('caderneta', game))
const sum = ([first, second]: readonly [number, number]) => first + second
const FAVOURITE = 0.7
const GOALS_MAX = 12

/** Chances of home, draw and away of independent Poisson counts. */
function chancesOf({ home, away }: GoalRates): readonly [number, number, number] {
  const chances: [number, number, number] = [0, 0, 0]
  const [ofHome, ofAway] = [poisson(sum(home)), poisson(sum(away))]
  for (const [goals, chance] of ofHome.entries())
    for (const [against, other] of ofAway.entries())
      chances[goals > against ? 0 : goals === against ? 1 : 2] += chance * other
  return chances
}

function poisson(expected: number): readonly number[] {
  const chances = [Math.exp(-expected)]
  for (let goals = 1; goals < GOALS_MAX; goals += 1)
    chances.push(((chances[goals - 1] ?? 0) * expected) / goals)
  return chances
}

const dated = Array.from({ length: 60 }, (_, index) => footballDay('caderneta', 20_701 + index))
  .flat()
  .filter(({ stage }) => stage !== undefined)
const datedChances = dated.map((game) => chancesOf(goalRates('caderneta', game)))
const chanceOf = (home: string, away: string) => {
  const game = dated.find(({ tournament }) => tournament.name === 'Brasileirão Série A')
  return game && chancesOf(goalRates('caderneta', { ...game, home, away }))
}
const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length

describe('the goals expected of a game', () => {
  it('are about as many as in real football, more at home than away', () => {
    const [home, away] = [mean(all.map((r) => sum(r.home))), mean(all.map((r) => sum(r.away)))]
    expect(home + away).toBeGreaterThan(2.4)
    expect(home + away).toBeLessThan(3)
    expect(home / away).toBeGreaterThan(1.15)
    expect(home / away).toBeLessThan(1.5)
  })

  it('are never absurd', () => {
    for (const { home, away } of all) {
      expect(Math.min(sum(home), sum(away))).toBeGreaterThan(0.2)
      expect(Math.max(sum(home), sum(away))).toBeLessThan(5)
    }
  })

  it('fall more often in the second half', () => {
    for (const { home, away } of all) {
      expect(home[1]).toBeGreaterThan(home[0])
      expect(away[1]).toBeGreaterThan(away[0])
    }
  })
})

describe('the chances of a game between known teams', () => {
  it('are those of real football: favourites, draws and goals', () => {
    const [home, draw, away] = [0, 1, 2].map((index) =>
      mean(datedChances.map((c) => c[index] ?? 0)),
    )
    expect(home).toBeGreaterThan(0.42)
    expect(home).toBeLessThan(0.47)
    expect(draw).toBeGreaterThan(0.23)
    expect(draw).toBeLessThan(0.27)
    expect(away).toBeGreaterThan(0.27)
    expect(away).toBeLessThan(0.33)
    const clear = datedChances.filter((chances) => Math.max(...chances) * 1.06 >= FAVOURITE)
    expect(clear.length / datedChances.length).toBeGreaterThan(0.06)
    expect(clear.length / datedChances.length).toBeLessThan(0.13)
  })

  it('make a strong side against a weak one a clear favourite, at home and away', () => {
    expect(chanceOf('Flamengo', 'Remo')?.[0]).toBeGreaterThan(0.65)
    expect(chanceOf('Remo', 'Flamengo')?.[2]).toBeGreaterThan(0.4)
    expect(chanceOf('Real Madrid', 'Kairat')?.[0]).toBeGreaterThan(0.75)
  })
})
