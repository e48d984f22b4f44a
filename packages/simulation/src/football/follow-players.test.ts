import { randomFrom } from '@caderneta/pricing/random'
import { describe, expect, it } from 'vitest'
import { followPlayers } from './follow-players.ts'

const COUNT = 20_000
const numbers = (count: number) => Array.from({ length: Math.round(count) }, (_, i) => i)

/** How many events there are for each of a level match, where all have this factor. */
function shareAt(factor: number): number {
  const random = randomFrom('follow')
  const events = followPlayers(random, {
    level: numbers(COUNT),
    sampleMore: (times) => numbers(COUNT * times),
    factorOf: () => factor,
  })
  return events.length / COUNT
}

describe('events that follow the players on the pitch', () => {
  it('are as many as the factor of their rates says, up to that of three players more', () => {
    for (const factor of [0.1, 0.7, 1.3, 1.9])
      expect(Math.abs(shareAt(factor) - factor)).toBeLessThan(0.02)
  })

  it('are those of a level match where no player is sent off', () => {
    expect(shareAt(1)).toBe(1)
  })
})
