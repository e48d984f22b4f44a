import { ROLES } from '@caderneta/domain/markets/football/players/player-slot'
import {
  type LineUp,
  type LineUps,
  OWN_GOALS,
  type Role,
} from '@caderneta/feed/football/players/line-up'
import { itemAt } from '@caderneta/feed/item-at'
import type { Random } from '@caderneta/feed/random'
import { type Position, type SquadPlayer, squadOf } from './squads.ts'

/** The line-ups of a match; null unless the players of both teams are known. */
export function lineUpsOf(random: Random, home: string, away: string): LineUps | null {
  const [ours, theirs] = [squadOf(home), squadOf(away)]
  if (ours === undefined || theirs === undefined) return null
  const names = new Set(ours.map(({ name }) => name))
  const same = new Set(theirs.map(({ name }) => name).filter((name) => names.has(name)))
  const distinct = (squad: readonly SquadPlayer[], team: string) =>
    squad.map((one) => (same.has(one.name) ? { ...one, name: `${one.name} (${team})` } : one))
  return [
    lineUpOf(random.split('home'), distinct(ours, home)),
    lineUpOf(random.split('away'), distinct(theirs, away)),
  ]
}

/** A role before its parts of what the team does are known. */
interface Task {
  readonly starter: SquadPlayer | null
  readonly substitute: SquadPlayer | null
}

const OUTFIELD = ROLES - 1
const BENCH_MAX = 4
const BENCH_SHARE = 5

/** Who scores little is more often on the bench; he replaces somebody of his position. */
function lineUpOf(random: Random, squad: readonly SquadPlayer[]): LineUp {
  const field = squad.filter(({ position }) => position !== 'G')
  const benchSize = Math.min(
    BENCH_MAX,
    Math.max(field.length - OUTFIELD, Math.floor(field.length / BENCH_SHARE)),
  )
  const bench = benchOf(random, field, benchSize)
  const starters = field.filter((one) => !bench.includes(one)).slice(0, OUTFIELD)
  const substitutes = paired(random, starters, bench)
  const tasks = [
    { starter: squad.find(({ position }) => position === 'G') ?? null, substitute: null },
    ...starters.map((starter) => ({ starter, substitute: substitutes.get(starter) ?? null })),
  ]
  return withShares(tasks)
}

function benchOf(random: Random, field: readonly SquadPlayer[], size: number) {
  const timed = field.map((player) => ({
    player,
    // The least of exponential times: as often as its weight says.
    at: -Math.log(1 - random.next()) * (player.share + 0.03),
  }))
  return timed
    .sort((one, other) => one.at - other.at)
    .slice(0, size)
    .map(({ player }) => player)
}

function paired(
  random: Random,
  starters: readonly SquadPlayer[],
  bench: readonly SquadPlayer[],
): ReadonlyMap<SquadPlayer, SquadPlayer> {
  const substitutes = new Map<SquadPlayer, SquadPlayer>()
  for (const one of bench) {
    const free = starters.filter((starter) => !substitutes.has(starter))
    const alike = free.filter(({ position }) => position === one.position)
    substitutes.set(random.pick(alike.length > 0 ? alike : free), one)
  }
  return substitutes
}

type Weights = Readonly<Record<'shots' | 'assists' | 'cards', number>>

/** How much more or less of it a role has than another, by the position of its starter. */
const WEIGHTS: Readonly<Record<'G' | 'D' | 'M' | 'F', Weights>> = {
  G: { shots: 0, assists: 0.1, cards: 0.35 },
  D: { shots: 0.5, assists: 0.6, cards: 1.2 },
  M: { shots: 1, assists: 1.3, cards: 1.1 },
  F: { shots: 1.5, assists: 1.1, cards: 0.8 },
}
const UNKNOWN: Weights = { shots: 1, assists: 1, cards: 1 }
/** Of the goals of others, those that a role of the line-up or another player assists. */
const ASSISTED = 0.82
/** Who scores more shoots more, but half of it goes by position. */
const BY_GOALS = 0.5

function withShares(tasks: readonly Task[]): LineUp {
  const weightsOf = ({ starter }: Task) => weightsAt(starter === null ? null : starter.position)
  const others = ROLES - tasks.length
  const part = (key: keyof Weights) => {
    const sum = tasks.reduce((all, task) => all + weightsOf(task)[key], others * UNKNOWN[key])
    return (task: Task) => weightsOf(task)[key] / sum
  }
  const [shots, assists, cards] = [part('shots'), part('assists'), part('cards')]
  const goals = tasks.map(({ starter, substitute }) => shareOf(starter) + shareOf(substitute))
  const scale = 1 / Math.max(1 - OWN_GOALS, ...[goals.reduce((sum, one) => sum + one, 0)])
  const roles = tasks.map((task, i): Role => {
    const ofGoals = scale * itemAt(goals, i)
    return {
      starter: task.starter === null ? null : task.starter.name,
      substitute: task.substitute === null ? null : task.substitute.name,
      shares: {
        goals: ofGoals,
        assists: ASSISTED * assists(task),
        shots: BY_GOALS * ofGoals + (1 - BY_GOALS) * shots(task),
        cards: cards(task),
      },
    }
  })
  const [keeper, ...field] = roles
  const sorted = field.sort((one, other) => other.shares.goals - one.shares.goals)
  return keeper === undefined ? sorted : [keeper, ...sorted]
}

function weightsAt(position: Position): Weights {
  return position === null ? UNKNOWN : WEIGHTS[position]
}

function shareOf(player: SquadPlayer | null): number {
  return player === null ? 0 : player.share
}
