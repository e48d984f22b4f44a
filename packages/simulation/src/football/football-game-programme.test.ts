import type { FeedBody } from '@caderneta/feed/messages'
import type { GameProgramme } from '@caderneta/feed/programme'
import { describe, expect, it } from 'vitest'
import { exampleGame } from '../testing/example-game.ts'
import { footballGameProgramme, matchScript } from './football-game-programme.ts'

/** Selections of the markets that do not depend on the teams' strengths are more than these. */
const PRICED_MIN = 300

/** Totals, handicaps and draw no bet: where a whole line is met, the stake is returned. */
const GIVE_BACK = [1010006, 1010029, 1011002, 1011010, 1012004]

const whole = (game: GameProgramme): readonly FeedBody[] =>
  game.between(game.announcedAt - 1, game.endsAt).map(({ body }) => body)

const programmeOf = (kind: Parameters<typeof exampleGame>[0]) => {
  const { game, cast } = exampleGame(kind)
  return { game, cast, programme: footballGameProgramme(game, cast) }
}

const statuses = (bodies: readonly FeedBody[]) =>
  new Set(bodies.flatMap((body) => (body.kind === 'odds_change' ? [body.status] : [])))

const settled = (bodies: readonly FeedBody[]) =>
  bodies.flatMap((body) => (body.kind === 'bet_settlement' ? body.outcomes : []))

/** The results of each selection that was settled: more than one if they contradict each other. */
function resultsOf(bodies: readonly FeedBody[]): ReadonlyMap<number, ReadonlySet<string>> {
  const results = new Map<number, ReadonlySet<string>>()
  for (const { selectionId, result } of settled(bodies)) {
    results.set(selectionId, new Set([...(results.get(selectionId) ?? []), result]))
  }
  return results
}

const offered = (bodies: readonly FeedBody[]) =>
  new Set(
    bodies
      .flatMap((body) => (body.kind === 'odds_change' ? body.markets : []))
      .flatMap(({ selections }) => selections.map(({ selectionId }) => selectionId)),
  )

describe('the programme of a game', () => {
  it('announces the game of the calendar and settles what it offered, one way each', () => {
    const { game, programme } = programmeOf('none')
    const bodies = whole(programme)
    expect(bodies[0]).toMatchObject({
      kind: 'fixture',
      fixture: {
        gameId: game.gameId,
        startsAt: game.startMs,
        location: game.tournament.location,
        teams: [{ name: game.home }, { name: game.away }],
      },
    })
    expect(statuses(bodies)).toEqual(new Set(['scheduled', 'live', 'halftime', 'ended']))
    const results = resultsOf(bodies)
    expect(new Set(results.keys())).toEqual(offered(bodies))
    expect(results.size).toBeGreaterThan(PRICED_MIN)
    expect([...results.values()].every(({ size }) => size === 1)).toBe(true)
  })

  it('voids every bet on a cancelled game', () => {
    const bodies = whole(programmeOf('cancelled').programme)
    expect(statuses(bodies)).toEqual(new Set(['scheduled', 'cancelled']))
    expect(settled(bodies).every(({ result }) => result === 'void')).toBe(true)
    expect(new Set(resultsOf(bodies).keys())).toEqual(offered(bodies))
    expect(settled(bodies).length).toBe(offered(bodies).size)
  })

  it('announces a later kick-off before the first one and starts at the later one', () => {
    const { game, programme } = programmeOf('delayed')
    const beforePlay = programme.between(programme.announcedAt - 1, game.startMs)
    const change = beforePlay.find(({ body }) => body.kind === 'fixture_change')
    expect(change?.at).toBeLessThan(game.startMs)
    const startsAt = change?.body.kind === 'fixture_change' ? change.body.startsAt : 0
    expect(startsAt).toBeGreaterThan(game.startMs)
    const first = beforePlay[0]?.body
    expect(first?.kind === 'fixture' && first.fixture.startsAt).toBe(game.startMs)
    expect(statuses(programme.snapshot(game.startMs, 0))).toEqual(new Set(['scheduled']))
    expect(statuses(programme.snapshot(startsAt ?? 0, 0))).toEqual(new Set(['live']))
  })

  it('interrupts a game and plays it to its end', () => {
    const bodies = whole(programmeOf('interrupted').programme)
    expect(statuses(bodies).has('interrupted')).toBe(true)
    expect(new Set(resultsOf(bodies).keys())).toEqual(offered(bodies))
    const voided = settled(bodies).filter(({ result }) => result === 'void')
    expect(voided.filter(({ marketId }) => !GIVE_BACK.includes(marketId))).toEqual([])
  })

  it('puts a big game on the home page thirty hours before its kick-off', () => {
    const { game, cast } = exampleGame('none')
    const announcedAt = game.startMs - 48 * 3_600_000
    const programme = footballGameProgramme(game, { ...cast, announcedAt, isHighlight: true })
    const isHighlightAt = (at: number) =>
      programme.snapshot(at, at).some((body) => body.kind === 'fixture' && body.fixture.isHighlight)
    const moment = game.startMs - 30 * 3_600_000
    expect([isHighlightAt(moment - 1), isHighlightAt(moment)]).toEqual([false, true])
    expect(programme.between(moment - 1, moment).map(({ body }) => body.kind)).toContain('fixture')
  })

  it('plays the same match however often it is queried', () => {
    const { game, cast } = exampleGame('none', true)
    expect(matchScript(game, cast)).toEqual(matchScript(game, cast))
    expect(matchScript(game, { ...cast, seed: 'other' })).not.toEqual(matchScript(game, cast))
  })
})
