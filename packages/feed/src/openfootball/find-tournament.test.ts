import { BEST_LEAGUES } from '@caderneta/domain/market'
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
    expect(findTournament('Copa Libertadores 2025').isNeutral).toBe(false)
  })

  it('of another competition has its name and an identifier of its own', () => {
    const { tournament } = findTournament('Brasileiro Série B 2025')
    expect(tournament.name).toBe('Brasileiro Série B 2025')
    expect(tournament.id).toBe(findTournament('Brasileiro Série B 2025').tournament.id)
    expect(tournament.id).not.toBe(findTournament('Deutsche Bundesliga').tournament.id)
    expect(Object.values(TOURNAMENTS).map(({ id }) => id)).not.toContain(tournament.id)
  })

  it('carries the five identifiers of the specification', () => {
    const ids: readonly number[] = Object.values(TOURNAMENTS).map(({ id }) => id)
    for (const id of BEST_LEAGUES) expect(ids).toContain(id)
  })
})
