import { isUnderWay } from '@caderneta/domain/markets/game/game'
import { FOOTBALL, SPORTS } from '@caderneta/domain/markets/registry/sports'
import type { GameProgramme } from '@caderneta/feed/programme'
import { sized } from '@caderneta/pricing/testing/campaign-size'
import { describe, expect, it } from 'vitest'
import { simulationSchedule } from '../simulation-provider.ts'

const EPOCH = Date.UTC(2026, 10, 21, 18)
const HOUR = 3_600_000
const ALL_HOURS = [0, 5, 10, 15, 20, 33, 44, 61, 79, 98, 120, 145]
const HOURS = sized({ test: [0, 79], small: ALL_HOURS, full: ALL_HOURS })
const ALL_TARGETS = [50, 100, 200, 300, 600, 1500, 3000]
const TARGETS = sized({ test: [50, 300], small: ALL_TARGETS, full: ALL_TARGETS })
/** Games whose fixtures are compared. */
const COMPARED = sized({ test: 50, small: 200, full: 200 })
/** Games of the largest offer, and hours through which an offer is followed. */
const LARGEST = sized({ test: 1000, small: 10_000, full: 10_000 })
const FOLLOWED = sized({ test: 4, small: 48, full: 48 })
/** Of the target, either way: rounds are whole, weekends and evenings fuller. */
const TOLERANCE = 0.2
/** The least offer is a game or two of every sport, some of which play at weekends only. */
const TOLERANCE_OF_LEAST = 0.3
/** The largest takes whole rounds of every league. */
const TOLERANCE_OF_LARGEST = 0.03

const schedule = (gamesTarget: number, keptGames: ReadonlySet<number> = new Set()) =>
  simulationSchedule({ seed: 'caderneta', speed: 1, gamesTarget })(EPOCH, keptGames)

/** Games that are under way or to come. */
const openGames = (gamesTarget: number, at: number) => [...schedule(gamesTarget).snapshot(at, at)]

const dayOf = (ms: number) => Math.floor(ms / (24 * HOUR))

const idsOf = (games: readonly GameProgramme[]) => new Set(games.map(({ gameId }) => gameId))

/** From the fixture and the state that are published at a moment. */
function stateOf(game: GameProgramme, at: number) {
  const bodies = game.snapshot(at, at)
  const sportIds = bodies.flatMap((each) => (each.kind === 'fixture' ? [each.fixture.sportId] : []))
  const isLive = bodies.some((each) => each.kind === 'odds_change' && isUnderWay(each.status))
  return { sportId: sportIds[0], isLive }
}

describe('the offer', () => {
  it.each(TARGETS)('has about %i games at any hour', (target) => {
    for (const hour of target < 1000 ? HOURS : ALL_HOURS.slice(3, 9)) {
      const count = openGames(target, EPOCH + hour * HOUR).length
      expect(Math.abs(count - target) / target, `${count} after ${hour} hours`).toBeLessThan(
        target < 100 ? TOLERANCE_OF_LEAST : TOLERANCE,
      )
    }
  })

  it('has thousands of games for such a target, and never fewer than about fifty', () => {
    const off = Math.abs(openGames(LARGEST, EPOCH).length - LARGEST)
    expect(off).toBeLessThan(Math.max(200, LARGEST * TOLERANCE_OF_LARGEST))
    expect(idsOf(openGames(0, EPOCH))).toEqual(idsOf(openGames(50, EPOCH)))
  })

  it.each(sized({ test: [200], small: [50, 200], full: [50, 200] }))(
    'of %i games has every sport, and football live: of 200 always',
    (target) => {
      let withoutFootball = 0
      for (const hour of HOURS) {
        const at = EPOCH + hour * HOUR
        const states = openGames(target, at).map((game) => stateOf(game, at))
        expect(new Set(states.map(({ sportId }) => sportId))).toEqual(
          new Set(SPORTS.map(({ id }) => id)),
        )
        const football = states.filter(
          ({ sportId, isLive }) => isLive && sportId === FOOTBALL,
        ).length
        if (football === 0) withoutFootball += 1
      }
      expect(withoutFootball).toBeLessThanOrEqual(target < 200 ? 3 : 0)
    },
  )

  it('gives a game the same number and the same fixture at any target', () => {
    const many = new Map(openGames(LARGEST, EPOCH).map((game) => [game.gameId, game]))
    for (const game of openGames(COMPARED, EPOCH)) {
      const same = many.get(game.gameId)
      expect(same?.snapshot(EPOCH, EPOCH)[0]).toEqual(game.snapshot(EPOCH, EPOCH)[0])
    }
  })

  it('loses no game from its announcement to its end', () => {
    const offer = schedule(100)
    let open = openGames(100, EPOCH)
    for (let at = EPOCH + HOUR; at <= EPOCH + FOLLOWED * HOUR; at += HOUR) {
      const announced = [...offer.announced(at - HOUR, at)]
      const now = idsOf([...offer.snapshot(at, at)])
      const gone = [...open, ...announced].filter(({ gameId }) => !now.has(gameId))
      expect(gone.filter(({ endsAt }) => endsAt >= at)).toEqual([])
      open = [...open, ...announced].filter(({ gameId }) => now.has(gameId))
      expect(idsOf(open)).toEqual(now)
    }
  })

  it('keeps publishing a game that an earlier, larger offer announced', () => {
    const games = openGames(3000, EPOCH)
    const before = idsOf(games)
    const ofToday = games
      .filter(({ startsAt }) => dayOf(startsAt) === dayOf(EPOCH))
      .map(({ gameId }) => gameId)
    expect(ofToday.length).toBeGreaterThan(50)
    const later = EPOCH + 24 * HOUR
    const published = idsOf([...schedule(50, before).snapshot(later, EPOCH)])
    expect(ofToday.filter((id) => !published.has(id))).toEqual([])
    const others = idsOf([...schedule(50).snapshot(later, EPOCH)])
    expect(ofToday.filter((id) => !others.has(id)).length).toBeGreaterThan(30)
  })
})
