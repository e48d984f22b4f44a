import { describe, expect, it } from 'vitest'
import { GAME_STATUSES, isBefore, isOver, isUnderWay, PERIODS } from './game.ts'

describe('isUnderWay', () => {
  it('is so from the first whistle to the last, whistled or interrupted', () => {
    expect(GAME_STATUSES.filter(isUnderWay)).toEqual(['live', 'halftime', 'interrupted'])
  })
})

describe('isOver', () => {
  it('is so for what ended and what was cancelled, not for what was postponed', () => {
    expect(GAME_STATUSES.filter(isOver)).toEqual(['ended', 'cancelled'])
  })

  it('never holds for a game under way', () => {
    expect(GAME_STATUSES.filter((status) => isOver(status) && isUnderWay(status))).toEqual([])
  })
})

describe('isBefore', () => {
  it('is so until the first whistle, also for what was postponed', () => {
    expect(GAME_STATUSES.filter(isBefore)).toEqual(['scheduled', 'postponed'])
  })

  it('leaves no status out beside under way and over', () => {
    const held = (status: (typeof GAME_STATUSES)[number]) =>
      [isBefore, isUnderWay, isOver].filter((holds) => holds(status)).length
    expect(GAME_STATUSES.map(held)).toEqual(GAME_STATUSES.map(() => 1))
  })
})

describe('PERIODS', () => {
  it('run in the order of a match', () => {
    expect(PERIODS.slice(0, 7)).toEqual(['1H', 'HT', '2H', 'ET1', 'ET2', 'PEN', 'FT'])
  })

  it('name the parts of every sport once', () => {
    expect(new Set(PERIODS).size).toBe(PERIODS.length)
    for (const period of ['S5', 'M3', 'Q4', 'OT', 'R12'] as const) expect(PERIODS).toContain(period)
  })
})
