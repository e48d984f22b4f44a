import type { SeasonFormat } from '@caderneta/domain/markets/outrights/season-format'
import type { GoalRates } from '@caderneta/feed/football/goals-model'
import { itemAt } from '@caderneta/feed/item-at'
import type { DatedCompetition } from '../../season/dated/dated-competition.ts'
import type { DatedRound } from '../../season/dated/dated-season.ts'
import { drawnOrder, groupsOf } from '../../season/dated/draw-round.ts'
import { yearOfDay } from '../../season/dated/half-week.ts'
import { stageOf } from '../../season/dated/stage-of.ts'
import { entrantId } from '../../season/entrant-strength.ts'
import { goalRates } from '../goal-rates.ts'
import type { FootballTournament } from '../tournaments/football-tournament.ts'
import { seasonOffer } from './season-offer.ts'

/** A season of a competition and its dates. */
export interface Season {
  readonly seed: string
  readonly competition: Competition
  readonly year: number
  /** Rounds of the groups, then of the knock-out. */
  readonly rounds: readonly DatedRound<FootballTournament>[]
}

/** A season with all that outrights are made from. */
export interface SeasonPlan extends Season {
  readonly format: SeasonFormat
  readonly runnerOf: (name: string) => number
  /** Goals expected of a game between runners in a round. */
  readonly ratesOf: (home: number, away: number, round: number) => GoalRates
}

type Competition = DatedCompetition<FootballTournament>

const RUNNERS_MIN = 4
const BRAZIL = 'Brasil'

/** False for friendlies, for single games, and for a group phase that leads to nothing. */
export function hasOutrights({ plan, tournament }: Competition): boolean {
  const isOneTable = plan.groupSize >= tournament.entrants.length
  const hasEnd = plan.knockout >= RUNNERS_MIN || isOneTable
  return plan.friendlies === null && tournament.entrants.length >= RUNNERS_MIN && hasEnd
}

/** It takes a while; each pause is a yield. */
export function* seasonPlan(season: Season): Generator<undefined, SeasonPlan> {
  const { seed, competition, year, rounds } = season
  const { plan, tournament } = competition
  const order = drawnOrder(competition, `${seed}/season/${competition.number}/${year}`)
  const names = tournament.entrants.filter((name) => order.includes(name))
  const indexByName = new Map(names.map((name, index) => [name, index]))
  const runnerOf = (name: string) => knownRunner(indexByName, name)
  const ratesOf = (home: number, away: number, round: number) =>
    goalRates(seed, {
      tournament,
      home: itemAt(names, home),
      away: itemAt(names, away),
      stage: stageOf(competition, year, round),
    })
  const isBrazilianLeague = tournament.location === BRAZIL && plan.knockout === 0
  const groups = plan.rounds === 0 ? [] : groupsOf(order, plan.groupSize)
  const format: Omit<SeasonFormat, 'offer'> = {
    runners: names.map((name) => ({ id: entrantId('club', name), name })),
    groups: groups.map((group) => group.map(runnerOf)),
    tieBreakers: isBrazilianLeague ? 'wins' : 'difference',
    knockout: plan.knockout,
    rounds: plan.rounds,
  }
  const fixtures = rounds
    .slice(0, plan.rounds)
    .map(({ pairs }) => pairs().map(([home, away]) => [runnerOf(home), runnerOf(away)] as const))
  const offer = yield* seasonOffer(tournament, format, fixtures, ratesOf)
  return { ...season, runnerOf, ratesOf, format: { ...format, offer } }
}

function knownRunner(indexByName: ReadonlyMap<string, number>, name: string): number {
  const runner = indexByName.get(name)
  if (runner === undefined) throw new RangeError(`${name} is not of the competition`)
  return runner
}

/** '2026', or '2026/27' of a season that reaches into the next year. */
export function seasonName({ competition, year }: Season): string {
  const window = competition.seasonOf(year)?.window
  const [first, last] = window ? [yearOfDay(window.from), yearOfDay(window.until)] : [year, year]
  return first === last ? `${first}` : `${first}/${String(last).slice(2)}`
}
