import { FOOTBALL } from '@caderneta/domain/markets/registry/sports'
import { chooseHighlights } from '@caderneta/domain/relevance/choose-highlights'
import { competitionInterest } from '@caderneta/domain/relevance/competition-interest'
import { type RankedGame, relevanceAmong } from '@caderneta/domain/relevance/game-relevance'
import { isBrazilianTeam, isGreatTeam } from '@caderneta/domain/relevance/team-interest'
import { describe, expect, it } from 'vitest'
import { highlightsOfDay } from '../season/highlights.ts'
import { clubStrength } from './club-strength.ts'
import { footballCalendar } from './football-calendar.ts'
import type { FootballGame } from './football-game.ts'
import { FOOTBALL_HIGHLIGHTS } from './football-season.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const SEED = 'caderneta'
const FIRST_DAY = Date.UTC(2026, 10, 22) / DAY
const MATCH = 2 * HOUR
const FIRST_CLASS = 8
const FOLLOWED = 6

const calendar = footballCalendar(SEED)

/** Every six hours of a week. */
const moments = Array.from({ length: 28 }, (_, i) => FIRST_DAY * DAY + 6 * i * HOUR)

function ranked({ tournament, home, away, startMs }: FootballGame, now: number): RankedGame {
  return {
    sportId: FOOTBALL,
    tournamentId: tournament.id,
    tournamentName: tournament.name,
    location: tournament.location,
    teamNames: [home, away],
    startsAt: startMs,
    isLive: startMs <= now,
  }
}

const gamesAt = (now: number): readonly FootballGame[] => {
  const today = Math.floor(now / DAY)
  return [-1, 0, 1, 2, 3]
    .flatMap((ahead) => calendar(today + ahead))
    .filter(({ startMs }) => startMs + MATCH > now)
}

function inOrder(games: readonly FootballGame[], now: number): readonly RankedGame[] {
  const all = games.map((game) => ranked(game, now))
  const relevanceOf = relevanceAmong(all, now)
  return all.toSorted((a, b) => relevanceOf(b) - relevanceOf(a))
}

const isBrazilian = ({ location, teamNames }: RankedGame) =>
  location === 'Brasil' || teamNames.some(isBrazilianTeam)

describe('a week of football by relevance', () => {
  it('begins with Brazil whenever a Brazilian match is played or comes within a day', () => {
    let times = 0
    for (const now of moments) {
      const games = inOrder(gamesAt(now), now)
      const isDue = games.some((game) => isBrazilian(game) && game.startsAt <= now + DAY)
      times += Number(isDue)
      if (isDue) expect(games[0], new Date(now).toISOString()).toSatisfy(isBrazilian)
    }
    expect(times).toBeGreaterThan(14)
  })

  it('puts no match that few follow before one that many do, while Brazil plays a followed one', () => {
    let times = 0
    for (const now of moments) {
      const games = inOrder(gamesAt(now), now)
      const isSoon = ({ startsAt }: RankedGame) => startsAt <= now + DAY
      const isGreat = (game: RankedGame) => competitionInterest(game) >= FIRST_CLASS && isSoon(game)
      const isMinor = (game: RankedGame) => competitionInterest(game) < FOLLOWED - 1
      if (!games.some((game) => isBrazilian(game) && isGreat(game))) continue
      times += 1
      const lastGreat = games.findLastIndex(isGreat)
      const firstMinor = games.findIndex(
        (game) => isMinor(game) && !game.teamNames.some(isGreatTeam),
      )
      expect(firstMinor, new Date(now).toISOString()).toBeGreaterThan(lastGreat)
    }
    expect(times).toBeGreaterThan(7)
  })

  it('puts the matches of one minor competition at most before one of the first class', () => {
    let times = 0
    for (const now of moments) {
      const games = inOrder(gamesAt(now), now)
      const isGreat = (game: RankedGame) =>
        competitionInterest(game) >= FIRST_CLASS && game.startsAt <= now + DAY
      const isMinor = (game: RankedGame) =>
        competitionInterest(game) < FOLLOWED && !game.teamNames.some(isGreatTeam)
      const before = games.slice(0, games.findIndex(isGreat)).filter(isMinor)
      const minor = new Set(before.map(({ tournamentId }) => tournamentId))
      times += minor.size
      expect(minor.size, new Date(now).toISOString()).toBeLessThanOrEqual(1)
    }
    expect(times).toBeGreaterThan(0)
  })

  /** What the home page shows at that moment. */
  function highlightsAt(now: number): readonly RankedGame[] {
    const games = gamesAt(now)
    const days = new Set(games.map(({ day }) => day))
    const flagged = [...days].flatMap((day) => {
      const chosen = highlightsOfDay(SEED, calendar(day), clubStrength, FOOTBALL_HIGHLIGHTS)
      return games.filter(({ gameId }) => chosen.has(gameId))
    })
    return chooseHighlights(
      flagged.map((game) => ranked(game, now)),
      (game) => game,
      now,
      12,
    )
  }

  it('shows twelve highlights of which half at least are of the first class', () => {
    for (const now of moments) {
      const shown = highlightsAt(now)
      const first = shown.filter((game) => competitionInterest(game) >= FIRST_CLASS)
      expect(shown).toHaveLength(12)
      expect(first.length, new Date(now).toISOString()).toBeGreaterThanOrEqual(shown.length / 2)
    }
  })

  it('begins the highlights with a match that many follow, in Brazil or elsewhere', () => {
    for (const now of moments) {
      const [front] = highlightsAt(now)
      const interest = front ? competitionInterest(front) : 0
      expect(interest, new Date(now).toISOString()).toBeGreaterThanOrEqual(FOLLOWED)
    }
  })
})
