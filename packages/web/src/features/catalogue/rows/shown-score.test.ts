import { SPORT } from '@caderneta/domain/markets/registry/sports'
import { describe, expect, it } from 'vitest'
import type { GameState } from '../../../live/live.ts'
import { shownScore } from './shown-score.ts'

const LIVE: GameState = { status: 'live', score: [1, 0], clock: null }

describe('the score that is shown', () => {
  it('is none before the match, and none of boxing', () => {
    expect(shownScore(LIVE, SPORT.football.id)).toEqual([1, 0])
    expect(shownScore({ ...LIVE, status: 'ended' }, SPORT.football.id)).toEqual([1, 0])
    expect(shownScore({ ...LIVE, status: 'scheduled' }, SPORT.football.id)).toBeNull()
    expect(shownScore({ ...LIVE, status: 'postponed' }, SPORT.football.id)).toBeNull()
    expect(shownScore(null, SPORT.football.id)).toBeNull()
    expect(shownScore(LIVE, SPORT.boxing.id)).toBeNull()
  })
})
