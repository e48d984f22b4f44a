import { itemAt } from '@caderneta/feed/item-at'
import { noiseAt, randomFrom, seedOf } from '@caderneta/feed/random'
import { DAY_MS } from '../calendar-day.ts'
import { roundCount } from '../dated/dated-competition.ts'
import { drawSeason, type Pair, type PairResult } from '../dated/draw-round.ts'
import { yearOfDay } from '../dated/half-week.ts'
import { stageOf } from '../dated/stage-of.ts'
import { keptAnswers } from '../kept-answers.ts'
import type { SeasonGame } from '../season-game.ts'
import type { SeasonTournament } from '../season-tournament.ts'
import type { DailyCompetition } from './daily-competition.ts'
import { dailyStart } from './daily-start.ts'
import { daysOfSeason } from './days-of-season.ts'

const HOUR_MS = 3_600_000
/** A game that does not begin later than an hour after its slot is over after this time. */
const GAME_MS_MAX = 7 * HOUR_MS
/** The sides of a tie are known at least so long before. */
const KNOWN_MS_MIN = HOUR_MS / 2

const FIRST_YEAR = 2000
const [COMPETITIONS_MAX, ROUNDS_MAX, MATCHES_MAX] = [100, 200, 100]
const SEASONS_KEPT = 200
/** A longer league would take a second to play: who is in its knock-out follows from ratings. */
const PLAYED_FOR_TABLE_MAX = 300
/** Days after those of a round on which a tired side may play it. */
const SPARE_DAYS = 2

interface DailySeason<Tournament extends SeasonTournament> {
  /** Game ids: this, then the year, the competition, the round and the match. */
  readonly firstGameId: number
  readonly seed: string
  readonly competitions: readonly DailyCompetition<Tournament>[]
  /** Plays a game, to know who goes on in a knock-out. */
  readonly resultOf: (game: SeasonGame<Tournament>) => PairResult
  /** How much stronger the home side is, and how far luck moves that. */
  readonly edgeOf: (game: SeasonGame<Tournament>) => number
  readonly edgeLuck: number
}

/**
 * All games on a day since 1970-01-01 UTC of competitions that play day by day. A season before its
 * knock-out is drawn as a whole; a knock-out needs the results before it.
 */
export function dailySeason<Tournament extends SeasonTournament>(
  options: DailySeason<Tournament>,
): (day: number) => readonly SeasonGame<Tournament>[] {
  type Season = ReturnType<typeof seasonGames<Tournament>>
  const seasonOf = keptAnswers((key: string): Season => {
    const [index = 0, year = 0] = key.split('/').map(Number)
    const [competition] = options.competitions.slice(index)
    if (!competition) throw new RangeError(`no competition ${index}`)
    return seasonGames(options, competition, year)
  }, SEASONS_KEPT)
  return (day) => {
    const year = yearOfDay(day)
    return [year - 1, year].flatMap((each) =>
      options.competitions.flatMap((competition, index) => {
        const { window } = competition.seasonOf(each)
        if (day < window.from - 1 || day > window.until + 1 + SPARE_DAYS) return []
        return seasonOf(`${index}/${each}`)(day)
      }),
    )
  }
}

/** Games of one season by day; rounds are made when a day near theirs is asked for. */
function seasonGames<Tournament extends SeasonTournament>(
  { seed, firstGameId, resultOf, edgeOf, edgeLuck }: DailySeason<Tournament>,
  competition: DailyCompetition<Tournament>,
  year: number,
): (day: number) => readonly SeasonGame<Tournament>[] {
  type Game = SeasonGame<Tournament>
  const { plan, tournament, number } = competition
  const key = `${seed}/daily/${number}/${year}`
  const days = daysOfSeason(competition, year)
  const random = randomFrom(`${key}/starts`)
  const startOf = (round: number, pair: Pair, before: readonly Game[]) => {
    const last = lastStart(before, pair)
    const spare = round < plan.rounds ? spareDays(days, round) : []
    return dailyStart(competition, itemAt(days, round), spare, random, last + plan.restMs)
  }
  const gamesOfRound = (round: number, before: readonly Game[]): readonly Game[] => {
    const stage = stageOf(competition, year, round)
    const isKnown = round < plan.rounds || before.length === 0
    const ended = isKnown ? 0 : Math.max(...before.map(({ startMs }) => startMs)) + GAME_MS_MAX
    return draw.pairsOf(round).map((pair, index) => {
      const season = (year - FIRST_YEAR) * COMPETITIONS_MAX + number
      const gameId = firstGameId + (season * ROUNDS_MAX + round) * MATCHES_MAX + index
      const startMs = startOf(round, pair, before)
      const known = isKnown ? {} : { knownMs: Math.min(ended, startMs - KNOWN_MS_MIN) }
      const day = Math.floor(startMs / DAY_MS)
      return { gameId, tournament, day, startMs, home: pair[0], away: pair[1], stage, ...known }
    })
  }
  const rounds: (readonly Game[])[] = []
  const roundOf = (round: number): readonly Game[] => {
    for (let next = rounds.length; next <= round; next += 1)
      rounds.push(gamesOfRound(next, rounds.slice(Math.max(0, next - ROUNDS_OF_REST)).flat()))
    return itemAt(rounds, round)
  }
  const likelyResult = (game: Game): PairResult => {
    const edge = edgeOf(game) + edgeLuck * noiseAt(seedOf(`${key}/table`), game.gameId)
    return { score: edge >= 0 ? [1, 0] : [0, 1], winner: edge >= 0 ? 'home' : 'away' }
  }
  const field = competition.fieldOf(seed, year)
  const isLong = plan.rounds * field.length > 2 * PLAYED_FOR_TABLE_MAX
  const draw = drawSeason(plan, field, key, (round) =>
    roundOf(round).map(isLong && round < plan.rounds ? likelyResult : resultOf),
  )
  const count = roundCount(plan)
  return (day) => {
    const near = Array.from({ length: count }, (_, round) => round).filter((round) =>
      itemAt(days, round).some((each) => Math.abs(each - day) <= 1 + SPARE_DAYS),
    )
    return near.flatMap(roundOf).filter((game) => game.day === day)
  }
}

/** The games that may still make a side tired are those of so many rounds. */
const ROUNDS_OF_REST = 4

function lastStart(before: readonly SeasonGame[], [home, away]: Pair): number {
  const own = before.filter((game) =>
    [game.home, game.away].some((side) => side === home || side === away),
  )
  return Math.max(...own.map(({ startMs }) => startMs), -Infinity)
}

function spareDays(days: readonly (readonly number[])[], round: number): readonly number[] {
  return days
    .slice(round + 1)
    .flat()
    .slice(0, SPARE_DAYS)
}
