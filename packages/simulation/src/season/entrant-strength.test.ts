import { describe, expect, it } from 'vitest'
import { EVEN_DAYS, seasonTournament } from '../schedule/season-tournament.ts'
import { entrantId, strengthsOf } from './entrant-strength.ts'

const cup = seasonTournament({
  id: 1,
  name: 'Copa',
  location: 'Brasil',
  entrants: 'Ana, Bia, Caio',
  days: EVEN_DAYS,
  starts: '12:00 24:30',
  levels: [1, -1],
})

describe('the strength of a competitor', () => {
  it('falls from the best to the last of the table', () => {
    const strength = strengthsOf('coins', [cup], { guest: 0.3, luck: 0, form: 0 })
    expect(['Ana', 'Bia', 'Caio'].map((name) => strength('s', name, 1))).toEqual([1, 0, -1])
    expect(strength('s', 'Davi', 1)).toBe(0.3)
  })

  it('strays by luck with the seed and by form with the day, no further than it may', () => {
    const strength = strengthsOf('coins', [cup], { guest: 0, luck: 0.1, form: 0.2 })
    const days = Array.from({ length: 300 }, (_, day) => strength('s', 'Bia', day))
    expect(Math.max(...days.map(Math.abs))).toBeLessThanOrEqual(0.3)
    expect(new Set(days).size).toBeGreaterThan(100)
    expect(strength('other', 'Bia', 5)).not.toBe(strength('s', 'Bia', 5))
  })

  it('of one name in two sports has nothing to do with each other', () => {
    const spread = { guest: 0, luck: 0.1, form: 0 }
    const [one, other] = ['coins', 'dice'].map((kind) => strengthsOf(kind, [cup], spread))
    expect(one?.('s', 'Bia', 1)).not.toBe(other?.('s', 'Bia', 1))
    expect(entrantId('coins', 'Bia')).not.toBe(entrantId('dice', 'Bia'))
  })
})

describe('a line of a tournament', () => {
  it('is read into names and minutes', () => {
    expect(cup.entrants).toEqual(['Ana', 'Bia', 'Caio'])
    expect(cup.startMinutes).toEqual([720, 1470])
    expect([cup.appeal, cup.levels]).toEqual([0, [1, -1]])
  })
})
