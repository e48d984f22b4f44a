import { BEST_LEAGUES } from '@caderneta/domain/markets/market/market'
import { describe, expect, it } from 'vitest'
import { CYCLE_DAYS } from '../../schedule/season-tournament.ts'
import { entrantId } from '../../season/entrant-strength.ts'
import { FOOTBALL_TOURNAMENTS } from './football-tournaments.ts'

const MINUTES_OF_REST = 40 * 60
const leagues = FOOTBALL_TOURNAMENTS.filter(({ levels }) => levels !== null)
const clubs = new Set(FOOTBALL_TOURNAMENTS.flatMap((tournament) => tournament.entrants))

describe('the tournaments of the season', () => {
  it('hold the five of the tab Melhores Ligas, all of them of some appeal', () => {
    for (const id of BEST_LEAGUES) {
      expect(
        FOOTBALL_TOURNAMENTS.find((tournament) => tournament.id === id)?.appeal,
      ).toBeGreaterThan(8)
    }
  })

  it('are distinguished by the three last digits of their number, which game ids carry', () => {
    const repeating = FOOTBALL_TOURNAMENTS.filter(({ daysOfCycle }) => daysOfCycle.length > 0)
    const numbers = repeating.map(({ id }) => id % 1000)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('name each club once, in one league at most', () => {
    const names = leagues.flatMap((tournament) => tournament.entrants)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    for (const { entrants: entered } of FOOTBALL_TOURNAMENTS) {
      expect(new Set(entered).size).toBe(entered.length)
      expect(entered.every((name) => name.trim() === name && name.length > 1)).toBe(true)
    }
  })

  it('give each club a number of its own', () => {
    expect(new Set([...clubs].map((club) => entrantId('club', club))).size).toBe(clubs.size)
  })

  it('leave every club forty hours between the latest and the earliest kick-off', () => {
    const tired = [...clubs].flatMap((club) => {
      const slots = FOOTBALL_TOURNAMENTS.filter((each) => each.entrants.includes(club))
        .flatMap((each) => each.daysOfCycle.map((day) => ({ day, times: each.startMinutes })))
        .sort((one, other) => one.day - other.day)
      return slots.flatMap(({ day, times }, index) => {
        const next = slots[(index + 1) % slots.length] ?? { day, times }
        const days = (next.day - day + CYCLE_DAYS) % CYCLE_DAYS || CYCLE_DAYS
        const rest = days * 1440 + Math.min(...next.times) - Math.max(...times)
        return rest < MINUTES_OF_REST ? [`${club} on day ${day}`] : []
      })
    })
    expect(tired).toEqual([])
  })

  it('kick off at times that can be read', () => {
    for (const { startMinutes, daysOfCycle } of FOOTBALL_TOURNAMENTS) {
      expect(startMinutes.every((minute) => minute >= 0 && minute <= 29 * 60)).toBe(true)
      expect(daysOfCycle.every((day) => day >= 0 && day < CYCLE_DAYS)).toBe(true)
    }
  })
})
