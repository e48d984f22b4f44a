import { expect, it } from 'vitest'
import { continuations } from './match-log.ts'

const MINUTES = Array.from({ length: 45 }, (_, i) => i + 1)
const WINDOWS = Array.from({ length: 18 }, (_, i) => 5 * (i + 1))

it('a match goes on with a single goal in each window of minutes that is left', () => {
  for (const minute of MINUTES) {
    const ways = continuations(
      { isFirstHalfOver: false, minute },
      { kinds: ['goal'], most: 12, isByMinute: true },
    )
    const single = ways.flatMap((way) => (way.length === 1 ? (way[0]?.minute ?? []) : []))
    const left = WINDOWS.filter((last) => last >= minute)
    expect([minute, left.filter((last) => !single.includes(last))]).toEqual([minute, []])
  }
})
