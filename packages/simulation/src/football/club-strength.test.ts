import { describe, expect, it } from 'vitest'
import { entrantId } from '../season/entrant-strength.ts'
import { clubStrength } from './club-strength.ts'

describe('the strength of a club', () => {
  it('follows its league, its place and the seed', () => {
    const strength = (club: string, seed = 'caderneta') => clubStrength(seed, club, 20_778)
    expect(strength('Flamengo')).toBeGreaterThan(strength('Remo'))
    expect(strength('Arsenal')).toBeGreaterThan(strength('Lincoln Red Imps'))
    expect(strength('Flamengo')).toBe(strength('Flamengo'))
    expect(strength('Flamengo', 'other')).not.toBe(strength('Flamengo'))
  })

  it('moves with its form, slowly', () => {
    const strengths = Array.from({ length: 200 }, (_, day) => clubStrength('s', 'Santos', day))
    const steps = strengths.slice(1).map((strength, day) => strength - (strengths[day] ?? 0))
    expect(Math.max(...steps.map(Math.abs))).toBeLessThan(0.02)
    expect(Math.max(...strengths) - Math.min(...strengths)).toBeGreaterThan(0.05)
  })
})

describe('the number of a club', () => {
  it('never changes', () => {
    expect(entrantId('club', 'Flamengo')).toBe(2702632070)
  })
})
