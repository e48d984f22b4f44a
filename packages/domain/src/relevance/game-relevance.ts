import { FOOTBALL } from '../markets/registry/sports.ts'
import { type Competition, competitionInterest } from './competition-interest.ts'
import { isBrazilianTeam, isGreatTeam, teamInterest } from './team-interest.ts'

/** What is known of a game before and while it is played. */
export interface RankedGame extends Competition {
  readonly teamNames: readonly string[]
  /** Milliseconds UTC. */
  readonly startsAt: number
  readonly isLive: boolean
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const OF_COMPETITION = 6
const OF_TEAM = 3
const LIVE = 6

/**
 * More than all other interest together (60 of the competition, 18 of two teams, 6 of play): the
 * matches of Brazil that are played or come within a day lead every list. Of the minor ones those
 * of one competition do so, beside no followed one (`relevanceAmong`), and never at the top of the
 * home page.
 */
const BRAZILIAN_SOON = 100

/** A match that begins late, or whose beginning is reported late, keeps its place until then. */
const LATE_START_MS = 1_800_000

/** Steps and not a slope: what leads a list does not change places with every minute. */
const LATER: readonly { readonly from: number; readonly loss: number }[] = [
  { from: 7 * DAY_MS, loss: 60 },
  { from: 4 * DAY_MS, loss: 48 },
  { from: 2 * DAY_MS, loss: 36 },
  { from: DAY_MS, loss: 18 },
]

/**
 * The relevance of the few games at the top of the home page: there Brazil's minor matches, such as
 * those of juniors and of the fourth division, are not put before the great ones of elsewhere.
 */
export function highlightRelevance(game: RankedGame, now: number): number {
  return relevance(game, now, isBrazilian(game) && isFollowed(game))
}

/**
 * How relevant a game is among those that it is listed with, for a bettor in Brazil: a whole
 * number, the highest first. A list that is cut is ordered by it before the cut, so that what is
 * left out is what fewest would look for. Brazil's minor matches lead a list only while none of
 * those that many follow is played or comes within a day, and then those of one competition alone;
 * all others are where the interest of their competition puts them.
 */
export function relevanceAmong(
  games: readonly RankedGame[],
  now: number,
): (game: RankedGame) => number {
  const near = games.filter((game) => isBrazilian(game) && isSoon(game, now))
  const minorId = near.some(isFollowed) ? null : near.toSorted(byInterest)[0]?.tournamentId
  const leads = (game: RankedGame) => isFollowed(game) || game.tournamentId === minorId
  return (game) => relevance(game, now, isBrazilian(game) && leads(game))
}

/** Whether it is played does not count: the competition that leads would change at a kick-off. */
function byInterest(one: RankedGame, other: RankedGame): number {
  return (
    competitionInterest(other) - competitionInterest(one) ||
    one.startsAt - other.startsAt ||
    one.tournamentId - other.tournamentId
  )
}

function relevance(game: RankedGame, now: number, leads: boolean): number {
  const { teamNames, isLive } = game
  const teams = teamNames.reduce((sum, name) => sum + teamInterest(name), 0)
  const interest = OF_COMPETITION * competitionInterest(game) + OF_TEAM * teams
  const soon = leads && isSoon(game, now) ? BRAZILIAN_SOON : 0
  return interest + soon + (isLive ? LIVE : 0) - lossOf(game, now)
}

/** From this interest on a competition of Brazil is followed beyond its own places. */
const FOLLOWED = 6

function isFollowed(game: RankedGame): boolean {
  return competitionInterest(game) >= FOLLOWED || game.teamNames.some(isGreatTeam)
}

/** A match of football in Brazil or of a Brazilian team abroad. */
function isBrazilian({ sportId, location, teamNames }: RankedGame): boolean {
  return sportId === FOOTBALL && (location === 'Brasil' || teamNames.some(isBrazilianTeam))
}

/** Not a postponed match, whose kick-off has long passed without play. */
function isSoon({ startsAt, isLive }: RankedGame, now: number): boolean {
  return isLive || (startsAt > now - LATE_START_MS && startsAt - now <= DAY_MS)
}

function lossOf({ startsAt, isLive }: RankedGame, now: number): number {
  if (isLive) return 0
  return LATER.find(({ from }) => startsAt - now > from)?.loss ?? 0
}
