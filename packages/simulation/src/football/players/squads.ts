import data from '../../../data/football-players.json' with { type: 'json' }
import { FOOTBALL_TEAMS } from '../calendar/football-teams.ts'

/** Goalkeeper, defender, midfielder, forward; null where no source has it. */
export type Position = 'G' | 'D' | 'M' | 'F' | null

export interface SquadPlayer {
  readonly name: string
  readonly position: Position
  /** Part of the goals of his team. */
  readonly share: number
}

const squadById = new Map(data.teams.map(({ id, players }) => [id, players.map(playerOf)]))

/** The players of a team whose names are known; undefined for a team without them. */
export function squadOf(team: string): readonly SquadPlayer[] | undefined {
  const id = FOOTBALL_TEAMS.idOf(team)
  return id === undefined ? undefined : squadById.get(id)
}

/** 'Bukayo Saka F 0.115'. */
function playerOf(row: string): SquadPlayer {
  const found = /^(.+) ([GDMF-]) ([\d.]+)$/.exec(row)
  const [, name, position, share] = found === null ? [] : found
  if (name === undefined) throw new RangeError(`no player: ${row}`)
  return { name, position: positionOf(position), share: Number(share) }
}

function positionOf(letter: string | undefined): Position {
  return letter === 'G' || letter === 'D' || letter === 'M' || letter === 'F' ? letter : null
}
