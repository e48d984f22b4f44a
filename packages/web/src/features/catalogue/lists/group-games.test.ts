import { BEST_LEAGUES } from '@caderneta/domain/markets/market/market'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KICK_OFF, sampleGame } from '../../../testing/sample-games.ts'
import { groupByTournament, isBestLeague } from './group-games.ts'

const HOUR = 3_600_000

describe('groups of games', () => {
  it('SPT-05 makes one group per tournament with its games beneath', () => {
    const games = [
      sampleGame({ id: 1, tournamentId: 5, tournament: 'Copa' }),
      sampleGame({ id: 2, tournamentId: 6, tournament: 'Liga' }),
      sampleGame({ id: 3, tournamentId: 5, tournament: 'Copa' }),
    ]
    const groups = groupByTournament(games)
    expect(groups.map((group) => group.name)).toEqual(['Copa', 'Liga'])
    expect(groups[0]?.games.map((game) => game.info.betGameId)).toEqual([1, 3])
  })

  it('keeps the order in which the server ranks the games', () => {
    const games = [
      sampleGame({ id: 1, tournamentId: 8, startsAt: KICK_OFF + 2 * HOUR }),
      sampleGame({ id: 2, tournamentId: BEST_LEAGUES[0], startsAt: KICK_OFF + HOUR }),
      sampleGame({ id: 3, tournamentId: 8, startsAt: KICK_OFF }),
    ]
    const order = groupByTournament(games).map((group) => group.tournamentId)
    expect(order).toEqual([8, BEST_LEAGUES[0]])
  })

  it('orders the games of a group by kick-off', () => {
    const games = [
      sampleGame({ id: 1, startsAt: KICK_OFF + HOUR }),
      sampleGame({ id: 2, startsAt: KICK_OFF }),
    ]
    const [group] = groupByTournament(games)
    expect(group?.games.map((game) => game.info.betGameId)).toEqual([2, 1])
  })

  it('loses and duplicates no game', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 })), (tournaments) => {
        const games = tournaments.map((tournamentId, id) => sampleGame({ id, tournamentId }))
        const grouped = groupByTournament(games).flatMap((group) => group.games)
        expect(grouped).toHaveLength(games.length)
        expect(new Set(grouped)).toEqual(new Set(games))
      }),
    )
  })

  it('LST-02 counts the five leagues as the best and no other', () => {
    const five = [10037440, 10041045, 10041809, 10043205, 10037075]
    expect(five.every(isBestLeague)).toBe(true)
    expect(isBestLeague(10037441)).toBe(false)
  })
})
