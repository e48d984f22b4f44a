import { BEST_LEAGUES } from '@caderneta/domain/markets/market/market'
import data from '../../../data/football-calendar.json' with { type: 'json' }
import type { DatedCompetition } from '../../schedule/dated-competition.ts'
import { localTime } from '../../schedule/local-time.ts'
import type { FootballTournament } from '../tournaments/football-tournament.ts'
import { type CompetitionRow, calendarSchema } from './calendar-schema.ts'
import { seasonsOf } from './competition-seasons.ts'
import { appealOf, locationOf } from './football-places.ts'
import { FOOTBALL_TEAMS } from './football-teams.ts'

const calendar = calendarSchema.parse(data)

/** Tournament ids of the specification; the others follow from the place in the data. */
const [SERIE_A, LIBERTADORES, COPA_DO_BRASIL, PREMIER_LEAGUE, CHAMPIONS_LEAGUE] = BEST_LEAGUES
const SPECIFIED_IDS: Readonly<Record<string, number>> = {
  'br.1': SERIE_A,
  'copa.l': LIBERTADORES,
  'br.cup': COPA_DO_BRASIL,
  'en.1': PREMIER_LEAGUE,
  'uefa.cl': CHAMPIONS_LEAGUE,
}
const FIRST_ID = 10_070_000

/** Competitions that are played away from both sides. */
const NEUTRAL = ['uefa.super', 'br.supercup', 'fifa.icc']

/** 'br.2', 'en.2'. */
const LOWER_DIVISION = /\.[2-9]$/

/** Fewer sides play for a supercup. */
const SIDES_OF_CUP = 4
/** State leagues have fewer rounds. */
const ROUNDS_OF_STATE = 12

/** Who chooses dates first: single games and national teams, continents, cups, states, leagues. */
function rankOf({ id, cc, plan, editions }: CompetitionRow): number {
  if (plan.friendlies !== null) return 6
  if (id.startsWith('int.') || editions.length > 0) return 0
  if (plan.rounds === 0 && plan.knockout && plan.knockout.sides < SIDES_OF_CUP) return 0
  if (cc === 'eu' || cc === 'sa') return 1
  if (plan.rounds === 0 || id === 'br.ne') return 2
  return id.startsWith('br.') && ROUNDS_OF_STATE > plan.rounds && plan.knockout !== null ? 3 : 4
}

/** Competitions with the calendars of the data. New ones go to the end: ids depend on it. */
export const FOOTBALL_COMPETITIONS: readonly DatedCompetition<FootballTournament>[] =
  calendar.competitions.map((row, index) => ({
    tournament: tournamentOf(row, index + 1),
    number: index + 1,
    rank: rankOf(row),
    plan: row.plan,
    isNeutral: row.editions.length > 0 || NEUTRAL.includes(row.id),
    slots: row.slots,
    final: row.final,
    placeOf: row.isApart ? FOOTBALL_TEAMS.placeOf : null,
    toUtc: localTime(row.timeZone),
    fieldOf: null,
    pairsOf: null,
    gamesByDay: null,
    roundNames: 'cup',
    midweekShare: row.midweekShare,
    seasonOf: seasonsOf(row, calendar.fifaWindows),
  }))

/** Names of those who play a competition of the data, the strongest first. */
export function entrantsOf(id: string): readonly string[] {
  const row = calendar.competitions.find((each) => each.id === id)
  if (!row) throw new RangeError(`no competition ${id}`)
  return row.teams.map(FOOTBALL_TEAMS.nameOf)
}

function tournamentOf(row: CompetitionRow, number: number): FootballTournament {
  return {
    id: SPECIFIED_IDS[row.id] ?? FIRST_ID + number,
    name: row.name,
    location: locationOf(row.cc),
    entrants: entrantsOf(row.id),
    daysOfCycle: [],
    startMinutes: [],
    levels: null,
    appeal: appealOf(row.id),
    goals: { scale: row.goals, home: row.home },
    hasIncidents: !LOWER_DIVISION.test(row.id),
  }
}
