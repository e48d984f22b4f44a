import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import type { SportRoute } from '@caderneta/domain/markets/registry/sports'
import { matchCourse } from '@caderneta/feed/football/match-course'
import { footballProgramme } from '@caderneta/feed/football/play-match'
import type { FeedBody } from '@caderneta/feed/messages'
import type { GameProgramme } from '@caderneta/feed/programme'
import type { SelectionOdds } from '@caderneta/pricing/chances/market-odds'
import {
  AMERICAN_FOOTBALL_POINTS,
  BASKETBALL_POINTS,
} from '@caderneta/pricing/points/points-sports'
import { type Random, randomFrom } from '@caderneta/pricing/random'
import { eSports } from '@caderneta/pricing/sets/e-sports'
import { tennis } from '@caderneta/pricing/sets/tennis'
import { volleyball } from '@caderneta/pricing/sets/volleyball'
import { AMERICAN_FOOTBALL } from '../../american-football/american-football.ts'
import { BASKETBALL } from '../../basketball/basketball.ts'
import { BOXING } from '../../boxing/boxing.ts'
import { matchScript } from '../../football/football-game-programme.ts'
import type { SeasonGame } from '../../schedule/season-game.ts'
import type { SeasonTournament } from '../../schedule/season-tournament.ts'
import {
  type ContestSport,
  contestCalendar,
  contestGameProgramme,
  edgeOf,
} from '../../season/contest-season.ts'
import type { SeasonCast } from '../../season/season-schedule.ts'
import { seasonTime } from '../../season/season-time.ts'
import { E_SPORTS } from '../../sets/e-sports-season.ts'
import { TENNIS } from '../../sets/tennis-season.ts'
import { VOLLEYBALL } from '../../sets/volleyball-season.ts'
import { footballDay } from '../football-day.ts'
import { isAboutIncidents } from '../independent-incidents.ts'
import {
  type EndsFrom,
  endsOfFight,
  endsOfMatch,
  endsOfPoints,
  endsOfSets,
} from './possible-ends.ts'
import type { Returns } from './price-certificate.ts'

/** Which game, and which of its moments, as a share of them; 0 is the announcement. */
export interface Occasion {
  readonly seed: string
  readonly day: number
  /** From 0 to below 1. */
  readonly game: number
  readonly moment: number
}

/** All that can be bet on in one match at one moment. */
export interface PublishedSheet {
  readonly isLive: boolean
  readonly selections: readonly SelectionOdds[]
  /** What each selection returns at each end. */
  readonly ends: readonly Returns[]
}

const DAYS_MOST = 31

type OddsChange = Extract<FeedBody, { kind: 'odds_change' }>
type Results = ReadonlyMap<number, SelectionResult | null>

const ANNOUNCED_MS_BEFORE = 600_000
const UNDISTURBED = { kind: 'none' } as const

/** `plays`: of how many ends to know, where they cannot all be counted. */
type ReadSheet = (occasion: Occasion, plays: number) => PublishedSheet | null

/** By route: the sheet of an occasion; null without a game or an open market. */
export const SHEET_BY_SPORT: Readonly<Record<SportRoute, ReadSheet>> = {
  football: footballSheet,
  tennis: contestSheet(TENNIS, ({ tournament }, plays) =>
    endsOfSets(tennis({ home: 0.62, away: 0.62 }, tournament.wanted), plays),
  ),
  volleyball: contestSheet(VOLLEYBALL, (_game, plays) => endsOfSets(volleyball(0.5), plays)),
  'e-sports': contestSheet(E_SPORTS, (_game, plays) => endsOfSets(eSports(0.5), plays)),
  basketball: contestSheet(BASKETBALL, (_game, plays) => endsOfPoints(BASKETBALL_POINTS, plays)),
  'american-football': contestSheet(AMERICAN_FOOTBALL, (_game, plays) =>
    endsOfPoints(AMERICAN_FOOTBALL_POINTS, plays),
  ),
  boxing: contestSheet(BOXING, ({ tournament }) => endsOfFight(tournament.rounds)),
}

function contestSheet<Tournament extends SeasonTournament, State>(
  sport: ContestSport<Tournament, State>,
  endsFrom: (game: SeasonGame<Tournament>, plays: number) => EndsFrom<State>,
): ReadSheet {
  return (occasion, plays) => {
    const { seed } = occasion
    const games = gamesFrom(occasion.day, contestCalendar(sport, seed))
    const game = games[Math.floor(occasion.game * games.length)]
    if (!game) return null
    const programme = contestGameProgramme(sport, game, castOf(seed, game.startMs), UNDISTURBED)
    const { change, at } = changeAt(programme, occasion.moment)
    if (!change) return null
    const edge = edgeOf(sport, seed, game)
    const model = sport.modelOf(game, edge)
    const moments = sport.sample(randomFrom(`${seed}/match/${game.gameId}`), game, edge)
    const second = (at - game.startMs) / 1000
    const state = moments.findLast((moment) => moment.second <= second)?.state ?? model.start
    const random = randomFrom(`${seed}/ends/${game.gameId}/${at}`)
    const ends = endsFrom(game, plays)(random, state).map((end): Results => {
      const results = model.outcomes(end)
      const indexOf = (position: number) => model.sheet.selections[position]?.index ?? 0
      return new Map(results.map((result, at) => [selectionId(game.gameId, indexOf(at)), result]))
    })
    return sheetOf(change, ends)
  }
}

/** Those of the day or of the next one in a season; a month before it is too far. */
function gamesFrom<Game>(day: number, gamesOf: (day: number) => readonly Game[]): readonly Game[] {
  const days = Array.from({ length: DAYS_MOST }, (_, later) => day + later)
  return gamesOf(days.find((each) => gamesOf(each).length > 0) ?? day)
}

function footballSheet(occasion: Occasion, plays: number): PublishedSheet | null {
  const { seed, day, game: share, moment } = occasion
  const games = footballDay(seed, day)
  const game = games[Math.floor(share * games.length)]
  if (!game) return null
  const cast = castOf(seed, game.startMs)
  const script = matchScript(game, cast, UNDISTURBED)
  const programme = footballProgramme({ script, announcedAt: cast.announcedAt, speed: 1 })
  const { change } = changeAt(programme, moment)
  if (!change) return null
  const { score, clock, status } = change
  const isFirstHalf = clock === null || (clock.period === '1H' && status !== 'halftime')
  const soFar = {
    score,
    halfTime: isFirstHalf ? null : script.result.halfTime,
    goals: matchCourse(script).goals.slice(0, score[0] + score[1]),
    minute: clock?.minute ?? 1,
  }
  const random = randomFrom(`${seed}/ends/${game.gameId}/${moment}`)
  const sample = sampled(change, random.split('sample'))
  return sheetOf(sample, endsOfMatch(game.gameId, soFar, waysOf(plays), random))
}

/** The scores of a match are counted; what is drawn is when their goals are scored. */
const PLAYS_FOR_EACH_SCORE = 300
const waysOf = (plays: number) => Math.max(1, Math.round(plays / PLAYS_FOR_EACH_SCORE))

/**
 * Of all selections the proof would take minutes and more ends: some others join the oldest. What
 * corners, cards and shots come to is in no end.
 */
const OTHERS = 40
const OLDEST_END = 1000

function sampled(change: OddsChange, random: Random): OddsChange {
  const ofGoals = change.markets.filter(({ marketId }) => !isAboutIncidents(marketId))
  const all = ofGoals.flatMap(({ selections }) => selections)
  const others = all.filter(({ oddId }) => oddId >= OLDEST_END).length
  const share = Math.min(1, OTHERS / Math.max(others, 1))
  const markets = ofGoals.map((market) => ({
    ...market,
    selections: market.selections.filter(
      ({ oddId }) => oddId < OLDEST_END || random.next() < share,
    ),
  }))
  return { ...change, markets }
}

const castOf = (seed: string, startMs: number): SeasonCast => ({
  seed,
  time: seasonTime(0, 1),
  isHighlight: false,
  announcedAt: startMs - ANNOUNCED_MS_BEFORE,
})

/** The prices that are published at one of the moments of a game. */
function changeAt(programme: GameProgramme, share: number) {
  const moments: number[] = []
  let next = programme.nextAfter(programme.announcedAt - 1)
  while (next !== null) {
    moments.push(next)
    next = programme.nextAfter(next)
  }
  const at = moments[Math.floor(share * moments.length)] ?? programme.announcedAt
  const change = programme
    .snapshot(at, at)
    .findLast((body): body is OddsChange => body.kind === 'odds_change')
  return { change, at }
}

function sheetOf(change: OddsChange, ends: readonly Results[]): PublishedSheet | null {
  const selections = change.markets
    .filter(({ status }) => status === 'open')
    .flatMap((market) => market.selections)
  if (selections.length === 0) return null
  return {
    isLive: change.clock !== null,
    selections,
    ends: ends.map((results) =>
      selections.map(({ selectionId, odds }) => returned(results.get(selectionId), odds)),
    ),
  }
}

/** What a unit returns on a selection of some odds, both in thousandths. */
export function returned(result: SelectionResult | null | undefined, odds: number): number {
  switch (result) {
    case 'win':
      return odds
    case 'lose':
      return 0
    case 'void':
      return 1000
    case 'half_win':
      return Math.floor((odds + 1000) / 2)
    case 'half_lose':
      return 500
    default:
      throw new RangeError(`an end leaves a selection ${result}`)
  }
}
