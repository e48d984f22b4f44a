import { describe, expect, it } from 'vitest'
import { sampleGame } from '../../../testing/sample-games.ts'
import { groupBySport } from './group-by-sport.ts'

describe('games by sport', () => {
  it('groups live games by sport', () => {
    const football = sampleGame({ id: 1 })
    const tennis = { ...football, info: { ...football.info, betCnfSportId: 5 } }
    expect(groupBySport([football, tennis, football])).toEqual([
      { sportId: 1, games: [football, football] },
      { sportId: 5, games: [tennis] },
    ])
  })

  it('puts the sports in the order of the menu, whatever their kick-offs', () => {
    const of = (sportId: number) => sampleGame({ id: sportId, sportId })
    const sports = groupBySport([of(16), of(99), of(2), of(1)]).map(({ sportId }) => sportId)
    expect(sports).toEqual([1, 2, 16, 99])
  })
})
