import { contestProgramme } from '@caderneta/feed/contest/contest-programme'
import { playContest } from '@caderneta/feed/contest/play-contest'
import type { FeedBody } from '@caderneta/feed/messages'
import { coinPlay } from '@caderneta/feed/testing/coin-contest'
import { describe, expect, it } from 'vitest'
import { postponeGame } from './postpone-game.ts'

const plain = contestProgramme(playContest(coinPlay()))
const at = plain.announcedAt + 100_000
const reopensAt = at + 200_000
const game = postponeGame(plain, { at, reopensAt })

const changeAt = (ms: number): Extract<FeedBody, { kind: 'odds_change' }> | undefined =>
  game.snapshot(ms, ms).find((body) => body.kind === 'odds_change')

describe('a postponed game', () => {
  it('is postponed, with nothing open, until bets are taken again', () => {
    expect(changeAt(at - 1)?.status).toBe('scheduled')
    for (const moment of [at, reopensAt - 1]) {
      expect(changeAt(moment)?.status).toBe('postponed')
      expect(changeAt(moment)?.markets.some(({ status }) => status === 'open')).toBe(false)
    }
    expect(changeAt(reopensAt)?.status).toBe('scheduled')
    expect(changeAt(reopensAt)?.markets.some(({ status }) => status === 'open')).toBe(true)
  })

  it('sends the same once it resumes, and is played as it would have been', () => {
    const bodies = game.between(at - 1, reopensAt - 1).map(({ body }) => body)
    expect(bodies.length).toBeGreaterThan(2)
    for (const body of bodies) expect(body).toMatchObject({ status: 'postponed' })
    expect(game.between(reopensAt, game.endsAt)).toEqual(plain.between(reopensAt, plain.endsAt))
  })

  it('that was not announced yet is not sent as postponed', () => {
    const late = { at: plain.announcedAt - 1, reopensAt }
    expect(postponeGame(plain, late)).toBe(plain)
  })
})
