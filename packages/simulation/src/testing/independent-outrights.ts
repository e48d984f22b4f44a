import type { LegResult } from './leg-result.ts'

/**
 * The second opinion on outrights: a season that is over, settled from its results by the published
 * rules alone. It shares nothing with the code that it checks.
 */
interface PlayedSeason {
  /** Names in groups, in the order of the lot; one group is a league. */
  readonly groups: readonly (readonly string[])[]
  /** In Brazil more wins come before goals. */
  readonly countsWins: boolean
  readonly relegated: number
  readonly games: readonly PlayedGame[]
  /** Winners and losers of the knock-out, round by round. */
  readonly ties: readonly (readonly { readonly winner: string; readonly loser: string }[])[]
}

interface PlayedGame {
  readonly matchday: number
  readonly home: string
  readonly away: string
  /** Null when it was not played. */
  readonly goals: readonly [home: number, away: number] | null
}

/** Result of a selection, named as on the wire. Throws on a market without a rule. */
export function expectedOutrightOutcome(
  season: PlayedSeason,
  marketId: number,
  name: string,
  handicap: string,
): LegResult {
  const param = (key: string) => new RegExp(`(?:^|\\|)${key}=([^|]*)`).exec(handicap)?.[1] ?? ''
  const final = season.ties.at(-1)?.[0]
  const table = tableOf(season, season.groups[0] ?? [])
  switch (marketId) {
    case 1990001:
      return won(season.ties.length > 0 ? final?.winner === name : table[0] === name)
    case 1990002:
      return won(final?.winner === name || final?.loser === name)
    case 1990003:
      return won(groupTable(season, param('group'))[0] === name)
    case 1990004: {
      const places = ((season.ties[0]?.length ?? 0) * 2) / season.groups.length
      return won(groupTable(season, param('group')).slice(0, places).includes(name))
    }
    case 1990005:
      return won(table.slice(0, Number(param('pos'))).includes(name))
    case 1990006:
      return won(table.slice(-season.relegated).includes(name))
    case 1990008: {
      const rival = name === param('of') ? param('against') : param('of')
      return won(table.indexOf(name) < table.indexOf(rival))
    }
    case 1990009:
      return won(stageOf(season, param('of')) === name)
    case 1990010:
      return overUnder(name, pointsOf(season, param('of')), Number(param('total')))
    case 1990011:
      return won(table.find((side) => side !== param('of')) === name)
    case 1990012:
      return roundOutcome(season, Number(param('matchday')), name, Number(param('total')))
    default:
      throw new RangeError(`no rule for market ${marketId}`)
  }
}

const won = (isTrue: boolean): LegResult => (isTrue ? 'win' : 'lose')

function overUnder(name: string, value: number, line: number): LegResult {
  return won(name === 'Over' ? value > line : value < line)
}

function roundOutcome(
  { games }: PlayedSeason,
  matchday: number,
  name: string,
  line: number,
): LegResult {
  const ofRound = games.filter((game) => game.matchday === matchday)
  const goals = ofRound.reduce(
    (sum, game) => sum + (game.goals?.[0] ?? 0) + (game.goals?.[1] ?? 0),
    0,
  )
  const isWhole = ofRound.every((game) => game.goals !== null)
  return isWhole || goals > line ? overUnder(name, goals, line) : 'void'
}

function groupTable(season: PlayedSeason, letter: string): readonly string[] {
  return tableOf(season, season.groups['ABCDEFGHIJKLMNOP'.indexOf(letter)] ?? [])
}

/** One comparison after the other, each of its own; the lot comes last. */
function tableOf(season: PlayedSeason, group: readonly string[]): readonly string[] {
  const better = (one: string, other: string): boolean => {
    const [a, b] = [recordOf(season, one), recordOf(season, other)]
    if (a.points !== b.points) return a.points > b.points
    if (season.countsWins && a.wins !== b.wins) return a.wins > b.wins
    if (a.scored - a.conceded !== b.scored - b.conceded)
      return a.scored - a.conceded > b.scored - b.conceded
    if (a.scored !== b.scored) return a.scored > b.scored
    return group.indexOf(one) < group.indexOf(other)
  }
  const placeOf = (side: string) =>
    group.filter((other) => other !== side && better(other, side)).length
  const table: string[] = []
  for (const side of group) table[placeOf(side)] = side
  return table
}

function pointsOf(season: PlayedSeason, side: string): number {
  return recordOf(season, side).points
}

function recordOf({ games }: PlayedSeason, side: string) {
  const record = { points: 0, wins: 0, scored: 0, conceded: 0 }
  for (const { home, away, goals } of games) {
    if (goals === null || (home !== side && away !== side)) continue
    const [own, against] = home === side ? goals : [goals[1], goals[0]]
    record.scored += own
    record.conceded += against
    if (own > against) record.wins += 1
    record.points += own > against ? 3 : own === against ? 1 : 0
  }
  return record
}

function stageOf({ ties }: PlayedSeason, side: string): string {
  const lost = ties.findIndex((round) => round.some(({ loser }) => loser === side))
  if (lost < 0) return ties[0]?.some(({ winner }) => winner === side) ? 'Champion' : 'Groups'
  return lost === ties.length - 1 ? 'Runner-up' : `Last ${2 * (ties[lost]?.length ?? 0)}`
}
