import { describe, expect, it } from 'vitest'
import { footballDay } from '../testing/football-day.ts'
import { goalRates } from './goal-rates.ts'

const games = Array.from({ length: 16 }, (_, day) => footballDay('caderneta', 20_778 + day)).flat()
const all = games.map((game) => goalRates('caderneta', game))
const sum = ([first, second]: readonly [number, number]) => first + second
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
