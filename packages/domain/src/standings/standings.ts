import type { Score } from '../markets/game/game.ts'

/** A finished match of a competition. */
export interface Result {
  readonly startsAt: number
  readonly teamIds: readonly [home: number, away: number]
  readonly score: Score
}

/** What a team has done in a competition. */
export interface Standing {
  readonly teamId: number
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  /** Goals, points or sets. */
  readonly scored: number
  readonly conceded: number
  /** Three for a win and one for a draw. */
  readonly points: number
}

const PER_WIN = 3
const PER_DRAW = 1
/** Between two seasons of a competition nothing is played for this long. */
const BREAK_MS = 45 * 86_400_000

/** The results of the running season, the last first. */
export function resultsOfSeason<One extends Pick<Result, 'startsAt'>>(
  results: readonly One[],
): readonly One[] {
  const lastFirst = results.toSorted((a, b) => b.startsAt - a.startsAt)
  const before = lastFirst.findIndex((one, i) => {
    const next = lastFirst[i - 1]
    return next !== undefined && next.startsAt - one.startsAt > BREAK_MS
  })
  return before === -1 ? lastFirst : lastFirst.slice(0, before)
}

/**
 * The table of a league as Brazil orders it: points, wins, the difference of goals, goals. Teams
 * that are alike in all of them are in the order of their first results.
 */
export function standingsOf(results: readonly Result[]): readonly Standing[] {
  const byTeam = new Map<number, Standing>()
  for (const { teamIds, score } of results) {
    const [home, away] = score
    byTeam.set(teamIds[0], added(byTeam.get(teamIds[0]) ?? noneOf(teamIds[0]), home, away))
    byTeam.set(teamIds[1], added(byTeam.get(teamIds[1]) ?? noneOf(teamIds[1]), away, home))
  }
  return [...byTeam.values()].sort(
    (a, b) =>
      b.points - a.points ||
      b.won - a.won ||
      b.scored - b.conceded - (a.scored - a.conceded) ||
      b.scored - a.scored,
  )
}

function noneOf(teamId: number): Standing {
  return { teamId, played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0 }
}

function added(before: Standing, scored: number, conceded: number): Standing {
  const { teamId } = before
  const won = scored > conceded ? 1 : 0
  const drawn = scored === conceded ? 1 : 0
  return {
    teamId,
    played: before.played + 1,
    won: before.won + won,
    drawn: before.drawn + drawn,
    lost: before.lost + 1 - won - drawn,
    scored: before.scored + scored,
    conceded: before.conceded + conceded,
    points: before.points + PER_WIN * won + PER_DRAW * drawn,
  }
}

/** Least matches of a team by which a league differs from a cup. */
const MATCHES_MIN = 2
const TEAMS_MIN = 3

type Pairing = readonly [home: number, away: number]

/**
 * True when everybody plays about as often and, through others, against everybody: in a cup the
 * winners play more, and groups do not meet. Counts matches to come too.
 */
export function isLeague(pairings: readonly Pairing[]): boolean {
  const teams = [...new Set(pairings.flat())]
  const counts = teams.map((team) => pairings.filter((pairing) => pairing.includes(team)).length)
  const least = Math.min(...counts)
  const isEven = least >= MATCHES_MIN && Math.max(...counts) <= 2 * least
  return teams.length >= TEAMS_MIN && isEven && areConnected(pairings)
}

function areConnected(pairings: readonly Pairing[]): boolean {
  let groups: readonly ReadonlySet<number>[] = []
  for (const pairing of pairings) {
    const met = groups.filter((group) => pairing.some((team) => group.has(team)))
    const apart = groups.filter((group) => !met.includes(group))
    groups = [...apart, new Set([...pairing, ...met.flatMap((group) => [...group])])]
  }
  return groups.length === 1
}
