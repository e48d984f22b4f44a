import type { FeedBody } from '@caderneta/feed/messages'
import type { GameProgramme } from '@caderneta/feed/programme'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { interruptGame } from './interrupt-game.ts'

const MOMENTS = [100, 200, 300, 400]

const change = (at: number): FeedBody => ({
  kind: 'odds_change',
  gameId: 7,
  status: at >= 400 ? 'ended' : 'live',
  clock: { period: '1H', minute: at / 10, stoppage: 0 },
  score: [at >= 300 ? 1 : 0, 0],
  markets: [{ marketId: 1, specifier: '', status: 'open', selections: [] }],
})
const settlement: FeedBody = {
  kind: 'bet_settlement',
  gameId: 7,
  certainty: 'confirmed',
  outcomes: [],
}

const plain: GameProgramme = {
  gameId: 7,
  startsAt: 150,
  announcedAt: 100,
  endsAt: 400,
  nextAfter: (afterMs) => MOMENTS.find((at) => at > afterMs) ?? null,
  between: (afterMs, untilMs) =>
    MOMENTS.filter((at) => at > afterMs && at <= untilMs).map((at) => ({ at, body: change(at) })),
  fixtureAt: () => null,
  snapshot: (atMs, settledSinceMs) => [
    change(MOMENTS.findLast((at) => at <= atMs) ?? 100),
    ...(atMs >= 400 && settledSinceMs <= 400 ? [settlement] : []),
  ],
}

const broken = interruptGame(plain, { at: 250, forMs: 1000 })
const statusOf = (body: FeedBody | undefined) => (body && 'status' in body ? body.status : null)

describe('a game that is interrupted', () => {
  it('stops all betting at once, resumes later, and delays everything else by as much', () => {
    const bodies = broken.between(0, 5000)
    expect(bodies.map(({ at, body }) => [at, body.kind, statusOf(body)])).toEqual([
      [100, 'odds_change', 'live'],
      [200, 'odds_change', 'live'],
      [250, 'bet_stop', null],
      [250, 'odds_change', 'interrupted'],
      [1250, 'odds_change', 'live'],
      [1300, 'odds_change', 'live'],
      [1400, 'odds_change', 'ended'],
    ])
    expect(broken.endsAt).toBe(1400)
  })

  it('opens no market by stopping or by going on: the next prices do', () => {
    const own = broken.between(200, 1250).map(({ body }) => body)
    const markets = own.flatMap((body) => (body.kind === 'odds_change' ? body.markets : []))
    expect(markets).toEqual([])
  })

  it('is interrupted, with its score and its markets suspended', () => {
    const [state] = broken.snapshot(700, 0)
    expect(statusOf(state)).toBe('interrupted')
    expect(state?.kind === 'odds_change' && state.score).toEqual([0, 0])
    expect(state?.kind === 'odds_change' && state.markets[0]?.status).toBe('suspended')
    expect(statusOf(broken.snapshot(1250, 0)[0])).toBe('live')
  })

  it('settles once, as late as it ends', () => {
    expect(broken.snapshot(1399, 0).length).toBe(1)
    expect(broken.snapshot(1400, 0)).toContain(settlement)
    expect(broken.snapshot(2000, 1400)).toContain(settlement)
    expect(broken.snapshot(2000, 1401)).not.toContain(settlement)
  })

  it('sends the same in adjacent windows as in one', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1500), { maxLength: 6 }), (cuts) => {
        const edges = [0, ...cuts.sort((one, other) => one - other), 1500]
        const parts = edges.flatMap((edge, i) => broken.between(edge, edges[i + 1] ?? edge))
        expect(parts).toEqual(broken.between(0, 1500))
      }),
    )
  })

  it('sends at each moment that it announced', () => {
    const times: number[] = []
    for (let at = broken.nextAfter(0); at !== null; at = broken.nextAfter(at)) times.push(at)
    expect(times).toEqual([100, 200, 250, 1250, 1300, 1400])
  })

  it('refuses a game that sends no state', () => {
    const silent = interruptGame({ ...plain, snapshot: () => [] }, { at: 250, forMs: 1 })
    expect(() => silent.between(0, 300)).toThrow(RangeError)
  })
})
