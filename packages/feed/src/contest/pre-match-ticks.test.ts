import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KICK_OFF } from '../testing/example-match.ts'
import { preMatchTicks } from './pre-match-ticks.ts'

const HOUR = 3_600_000

const timesOf = (gameId: number, leadMs: number) => {
  const ticks = preMatchTicks(gameId, KICK_OFF - leadMs, KICK_OFF)
  return Array.from({ length: ticks.count }, (_, tick) => ticks.timeOf(tick))
}

const anyLead = fc.integer({ min: 0, max: 30 * HOUR })

describe('prices before the kick-off', () => {
  it('move every five minutes, in the last hour every 45 seconds', () => {
    const times = timesOf(7, 5 * HOUR)
    const gaps = times.slice(1).map((at, i) => at - (times[i] ?? 0))
    expect(gaps.slice(0, 40).every((gap) => gap === 300_000)).toBe(true)
    expect(gaps.slice(-70).every((gap) => gap === 45_000)).toBe(true)
    expect(times.length).toBeGreaterThanOrEqual(4 * 12 + 79)
  })

  it('move after the announcement and before the kick-off', () => {
    fc.assert(
      fc.property(fc.nat(), anyLead, (gameId, lead) => {
        const times = timesOf(gameId, lead)
        expect(times).toEqual([...times].sort((one, other) => one - other))
        expect(new Set(times).size).toBe(times.length)
        if (times.length === 0) return
        expect(times[0]).toBeGreaterThan(KICK_OFF - lead)
        expect(times.at(-1)).toBeLessThan(KICK_OFF)
      }),
    )
  })

  it('are counted until any moment as if listed', () => {
    fc.assert(
      fc.property(fc.nat(), anyLead, fc.integer({ min: -HOUR, max: 31 * HOUR }), (id, lead, to) => {
        const ticks = preMatchTicks(id, KICK_OFF - lead, KICK_OFF)
        const until = KICK_OFF - lead + to
        const listed = timesOf(id, lead).filter((at) => at <= until).length
        expect(ticks.countUntil(until)).toBe(listed)
      }),
    )
  })

  it('are counted to the millisecond', () => {
    const ticks = preMatchTicks(3, KICK_OFF - 2 * HOUR, KICK_OFF)
    for (const tick of [0, 1, 11, ticks.count - 1]) {
      expect(ticks.countUntil(ticks.timeOf(tick) - 1)).toBe(tick)
      expect(ticks.countUntil(ticks.timeOf(tick))).toBe(tick + 1)
    }
  })

  it('do not move at once in every game', () => {
    const firsts = Array.from({ length: 50 }, (_, gameId) => timesOf(gameId, HOUR)[0])
    expect(new Set(firsts).size).toBeGreaterThan(40)
  })

  it('do not move at all in a game announced at its kick-off', () => {
    expect(timesOf(1, 0)).toEqual([])
  })
})
