import { SPORT } from '@caderneta/domain/markets/sports'
import { itemAt } from '@caderneta/feed/item-at'
import { randomFrom } from '@caderneta/feed/random'
import { DAY_MS, firstGameIdOf } from '../season/calendar-day.ts'
import type { MoreGames } from '../season/contest-season.ts'
import { dailyPlan } from '../season/daily/daily-plan.ts'
import { fieldOf, sportsCompetitions } from '../season/daily/sports-calendar.ts'
import { isWithin, yearOfDay } from '../season/dated/half-week.ts'
import { pairingsOfRound, roundsOfLeg } from '../season/round-robin.ts'
import type { SeasonGame } from '../season/season-game.ts'
import type { BoxingTournament } from './boxing-tournaments.ts'

/** A fighter appears once in so many weeks; the fights of a class follow each other weekly. */
const CYCLE_WEEKS = 16
const FIRST_SATURDAY = 2
const FIGHTS_MAX = 100
const [TITLE_ROUNDS, STOPPAGE] = [12, 0.01] as const

const [NIGHTS] = sportsCompetitions<BoxingTournament>(
  'boxing',
  () => ({
    plan: dailyPlan({ rounds: 0, groupSize: 2, knockout: 0, restHours: 0 }),
    ...{ appeal: 6, homeEdge: 0, isNeutral: true, entrants: null },
  }),
  (_row, tournament) => ({ ...tournament, rounds: TITLE_ROUNDS, stoppage: STOPPAGE }),
)

const CLASSES = classesOf(fieldOf('cards'))

/** Fights a day, as a mean over the year. */
const FIGHTS_OF_DAY =
  CLASSES.reduce((sum, { names }) => sum + Math.floor(names.length / 2), 0) / (CYCLE_WEEKS * 7)

/** Nights of fighters who exist. */
export const FIGHT_NIGHTS: MoreGames<BoxingTournament> = {
  tournaments: NIGHTS ? [NIGHTS.tournament] : [],
  calendar: fightNights,
  gamesOfDay: FIGHTS_OF_DAY,
}

/** Fights on the night of a Saturday (or Friday) between fighters of a class, by day UTC. */
function fightNights(seed: string): (day: number) => readonly SeasonGame<BoxingTournament>[] {
  return (day) => {
    const week = Math.floor((day - FIRST_SATURDAY) / 7)
    return [week, week + 1]
      .flatMap((each) => fightsOfWeek(seed, each))
      .filter((fight) => fight.day === day)
  }
}

function fightsOfWeek(seed: string, week: number): readonly SeasonGame<BoxingTournament>[] {
  if (!NIGHTS) return []
  const { tournament, slots, toUtc, seasonOf } = NIGHTS
  const saturday = FIRST_SATURDAY + 7 * week
  const year = yearOfDay(saturday)
  if (!isWithin(saturday, seasonOf(year).window)) return []
  return CLASSES.flatMap(({ names }, place) => {
    const turn = week - place * CLASS_STEP
    const cycle = Math.floor(turn / CYCLE_WEEKS)
    const pairs = pairingsOfRound(names.length, cycle % roundsOfLeg(names.length))
    return pairs
      .slice(turn - cycle * CYCLE_WEEKS)
      .slice(0, 1)
      .map((pair) => {
        const gameId = firstGameIdOf(SPORT.boxing.id) + week * FIGHTS_MAX + place
        const slot = randomFrom(`${seed}/fight/${gameId}`).pick(slots)
        const date = slot.day === 'fri' ? saturday - 1 : saturday
        const startMs = toUtc(date * DAY_MS + Date.parse(`1970-01-01T${slot.at}Z`))
        const stage = { season: year, round: null, isKnockout: false, isNeutral: true }
        const [home, away] = [itemAt(names, pair[0]), itemAt(names, pair[1])]
        return { gameId, tournament, day: Math.floor(startMs / DAY_MS), startMs, home, away, stage }
      })
  })
}

/** Weeks from the first fight of a class to that of the next: fights of all weeks are as many. */
const CLASS_STEP = 3

interface FightClass {
  readonly name: string
  readonly names: readonly string[]
}

function classesOf(fighters: ReturnType<typeof fieldOf>): readonly FightClass[] {
  const names = [...new Set(fighters.map((fighter) => fighter.class))]
  return names
    .map((name) => ({
      name: `Peso ${name}`,
      names: fighters.filter((fighter) => fighter.class === name).map((fighter) => fighter.name),
    }))
    .filter((each) => each.names.length > 1)
}
