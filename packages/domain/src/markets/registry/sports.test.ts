import { describe, expect, it } from 'vitest'
import { FOOTBALL, SPORT_ROUTES, SPORTS, sportById, sportByRoute } from './sports.ts'

describe('SPORTS', () => {
  it('lists the seven sports of the specification, football first', () => {
    expect(SPORTS.map((sport) => sport.route)).toEqual([
      'football',
      'tennis',
      'basketball',
      'volleyball',
      'american-football',
      'e-sports',
      'boxing',
    ])
  })

  it('gives each sport its own number and an icon', () => {
    expect(new Set(SPORTS.map((sport) => sport.id)).size).toBe(SPORTS.length)
    expect(SPORTS.every((sport) => sport.icon.length > 0)).toBe(true)
  })

  it('shows persons without crests, and no scorecards of a fight', () => {
    const persons = SPORTS.filter(({ sides }) => sides === 'persons').map(({ route }) => route)
    expect(persons).toEqual(['tennis', 'boxing'])
    expect(SPORTS.filter(({ score }) => score === 'secret').map(({ route }) => route)).toEqual([
      'boxing',
    ])
  })

  it('keeps the routes fit for an address', () => {
    for (const route of SPORT_ROUTES) expect(encodeURIComponent(route)).toBe(route)
  })

  it('gives football the number 1', () => {
    expect(FOOTBALL).toBe(1)
    expect(sportById(1)?.route).toBe('football')
  })
})

describe('sportByRoute and sportById', () => {
  it('find the same sport by id and by name', () => {
    for (const sport of SPORTS) {
      expect(sportByRoute(sport.route)).toBe(sport)
      expect(sportById(sport.id)).toBe(sport)
    }
  })

  it.each(['', 'Football', 'cricket', '__proto__', 'toString'])('do not know %j', (route) => {
    expect(sportByRoute(route)).toBeUndefined()
  })

  it('do not know another number', () => {
    expect(sportById(0)).toBeUndefined()
    expect(sportById(Number.NaN)).toBeUndefined()
  })
})
