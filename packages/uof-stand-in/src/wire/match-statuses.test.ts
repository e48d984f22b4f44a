import { GAME_STATUSES, PERIODS } from '@caderneta/domain/markets/game/game'
import { expect, it } from 'vitest'
import { MATCH_STATUS_NAMES } from './match-statuses.ts'
import { matchStatus } from './write-status.ts'

/** Of a summary alone: a match that extra time or penalties decided. */
const SUMMED_UP = [110, 120]

it('has a name of every status that a message or a summary may have', () => {
  const clocks = PERIODS.flatMap((period) =>
    [90, 120].map((minute) => ({ period, minute, stoppage: 0 })),
  )
  const sent = GAME_STATUSES.flatMap((status) =>
    [null, ...clocks].map((clock) => matchStatus(status, clock)),
  )
  expect(new Set(Object.keys(MATCH_STATUS_NAMES).map(Number))).toEqual(
    new Set([...sent, ...SUMMED_UP]),
  )
})
