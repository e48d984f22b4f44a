import { BEST_LEAGUES } from '@caderneta/domain/markets/market/market'
import { describe, expect, it } from 'vitest'
import { TOURNAMENTS } from '../football/tournaments.ts'
import { findTournament } from './find-tournament.ts'

describe('the tournament of a file', () => {
  it('is known by the name of the competition, whatever the season', () => {
    expect(findTournament('World Cup 2022').tournament).toBe(TOURNAMENTS.worldCup)
    expect(findTournament('Brasileiro Série A 2025').tournament).toBe(TOURNAMENTS.serieA)
    expect(findTournament('Copa Libertadores 2025').tournament).toBe(TOURNAMENTS.libertadores)
    expect(findTournament('Copa do Brasil 2024').tournament).toBe(TOURNAMENTS.copaDoBrasil)
    expect(findTournament('UEFA Champions League 2024/25').tournament).toBe(
      TOURNAMENTS.championsLeague,
    )
    expect(findTournament('English Premier League 2024/25').tournament).toBe(
      TOURNAMENTS.premierLeague,
    )
  })

  it('has neutral ground at a World Cup alone', () => {
    expect(findTournament('World Cup 2022').isNeutral).toBe(true)
    expect(findTournament('Club World Cup 2025').isNeutral).toBe(true)
    expect(findTournament('World Cup 2026 Qualification').isNeutral).toBe(false)
    expect(findTournament('Copa Libertadores 2025').isNeutral).toBe(false)
  })

  it('of another competition has its name and an identifier of its own', () => {
    const { tournament } = findTournament('Brasileiro Série B 2025')
    expect(tournament.name).toBe('Brasileiro Série B 2025')
    expect(tournament.id).toBe(findTournament('Brasileiro Série B 2025').tournament.id)
    expect(tournament.id).not.toBe(findTournament('Deutsche Bundesliga').tournament.id)
    expect(Object.values(TOURNAMENTS).map(({ id }) => id)).not.toContain(tournament.id)
  })

  it.each([
    'Club World Cup 2025',
    "Women's World Cup 2023",
    'U-20 World Cup 2025',
    'World Cup 2026 Qualification',
    'Copa Libertadores Femenina 2025',
    'Copa do Brasil Sub-20 2025',
    'Brasileirão Feminino Série A 2025',
    'AFC Champions League 2024/25',
    'English Premier League 2 2024/25',
  ])('%s is not the competition whose name it contains', (name) => {
    const { tournament } = findTournament(name)
    expect(tournament.name).toBe(name)
    expect(Object.values(TOURNAMENTS).map(({ id }) => id)).not.toContain(tournament.id)
  })

  it.each([
    '2022 FIFA World Cup',
    'Campeonato Brasileiro Serie A 2025',
    'Champions League 2011-12',
  ])('%s is known, too', (name) => {
    expect(findTournament(name).tournament.name).not.toBe(name)
  })

  it('carries the five identifiers of the specification', () => {
    const ids: readonly number[] = Object.values(TOURNAMENTS).map(({ id }) => id)
    for (const id of BEST_LEAGUES) expect(ids).toContain(id)
  })
})
