import type { FeedBody, GameFixture } from '@caderneta/feed/messages'
import type { GameProgramme } from '@caderneta/feed/programme'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeFixture } from './change-fixture.ts'

const fixture: GameFixture = {
  gameId: 7,
  sportId: 1,
  tournamentId: 1,
  tournamentName: 'Copa',
  location: 'Brasil',
  startsAt: 500,
  teams: [
    { id: 1, name: 'a' },
    { id: 2, name: 'b' },
  ],
  isHighlight: true,
}
const stop: FeedBody = { kind: 'bet_stop', gameId: 7, marketIds: 'all' }
const MOMENTS = [100, 200, 300, 400]

/** Sends its fixture at 100 and a message at each later moment. */
const plain: GameProgramme = {
  gameId: 7,
  startsAt: 150,
  announcedAt: 100,
  endsAt: 400,
  nextAfter: (afterMs) => MOMENTS.find((at) => at > afterMs) ?? null,
  between: (afterMs, untilMs) =>
    MOMENTS.filter((at) => at > afterMs && at <= untilMs).map((at) => ({
      at,
      body: at === 100 ? { kind: 'fixture', fixture } : stop,
    })),
  fixtureAt: () => fixture,
  snapshot: () => [{ kind: 'fixture', fixture }, stop],
}

const body: FeedBody = { kind: 'fixture_change', gameId: 7, startsAt: 500 }
const changed = changeFixture(plain, { at: 250, earlier: { startsAt: 450 }, body })

const startOf = (bodies: readonly FeedBody[]) =>
  bodies.flatMap((each) => (each.kind === 'fixture' ? [each.fixture.startsAt] : []))

describe('a fixture that changes', () => {
  it('is announced as it was thought to be, and changed at its moment', () => {
    const bodies = changed.between(0, 1000)
    expect(startOf(bodies.map((timed) => timed.body))).toEqual([450])
    expect(bodies.map(({ at }) => at)).toEqual([100, 200, 250, 300, 400])
    expect(bodies[2]?.body).toEqual(body)
  })

  it('has the state that is known at the moment', () => {
    expect(startOf(changed.snapshot(249, 0))).toEqual([450])
    expect(startOf(changed.snapshot(250, 0))).toEqual([500])
    expect([249, 250].map((at) => changed.fixtureAt(at)?.startsAt)).toEqual([450, 500])
  })

  it('sends the same in adjacent windows as in one', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500), { maxLength: 6 }), (cuts) => {
        const edges = [0, ...cuts.sort((one, other) => one - other), 500]
        const parts = edges.flatMap((edge, i) => changed.between(edge, edges[i + 1] ?? edge))
        expect(parts).toEqual(changed.between(0, 500))
      }),
    )
  })

  it('sends at each moment that it announced', () => {
    const times: number[] = []
    for (let at = changed.nextAfter(0); at !== null; at = changed.nextAfter(at)) times.push(at)
    expect(times).toEqual([100, 200, 250, 300, 400])
  })

  it('changes nothing when it was already so at the announcement', () => {
    expect(changeFixture(plain, { at: 100, earlier: { startsAt: 450 }, body })).toBe(plain)
  })
})
