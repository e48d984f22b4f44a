import { describe, expect, it } from 'vitest'
import { entrantId } from '../season/entrant-strength.ts'
import { clubStrength } from './club-strength.ts'

describe('the strength of a club', () => {
  it('is that of its results, or follows its place in a league without them', () => {
    const strength = (club: string, seed = 'caderneta') => clubStrength(seed, club, 20_778)
    expect(strength('Flamengo')).toBeGreaterThan(strength('Remo'))
    expect(strength('Arsenal')).toBeGreaterThan(strength('Kawasaki Frontale'))
    expect(strength('Flamengo', 'other')).toBe(strength('Flamengo'))
    expect(strength('Flamengo Feminino', 'other')).not.toBe(strength('Flamengo Feminino'))
  })

  it('moves with its form, slowly, where no results are known', () => {
    const side = 'Santos Laguna Feminino'
    const strengths = Array.from({ length: 200 }, (_, day) => clubStrength('s', side, day))
    const steps = strengths.slice(1).map((strength, day) => strength - (strengths[day] ?? 0))
    expect(Math.max(...steps.map(Math.abs))).toBeLessThan(0.02)
    expect(Math.max(...strengths) - Math.min(...strengths)).toBeGreaterThan(0.05)
  })

  it('of a club that little is known of is another one in each season', () => {
    const strengths = [2026, 2027].map((year) => clubStrength('s', 'Retrô', daysTo(year)))
    expect(strengths[0]).not.toBe(strengths[1])
  })
})

describe('the number of a club', () => {
  it('never changes', () => {
    expect(entrantId('club', 'Flamengo')).toBe(2702632070)
  })
})

function daysTo(year: number): number {
  return Date.UTC(year, 6, 1) / 86_400_000
}
