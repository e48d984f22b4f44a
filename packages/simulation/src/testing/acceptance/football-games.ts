import { FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/football'
import { playerBounds } from '@caderneta/domain/markets/football/players/player-counters'
import { PLAYER_SELECTIONS } from '@caderneta/domain/markets/football/players/player-selections'
import { goalBounds, goalOrderIn } from '@caderneta/domain/markets/football-goals'
import { outcomesIn } from '@caderneta/domain/markets/football-outcome'
import { resultOf } from '@caderneta/domain/markets/rule'
import { lastOf, once } from '@caderneta/feed/contest/once'
import { goalChances } from '@caderneta/feed/football/chances/goal-chances'
import { windowLaw } from '@caderneta/feed/football/chances/window-law'
import {
  familyOfferBefore,
  familyOfferDuring,
} from '@caderneta/feed/football/families/family-offer'
import { familyPlay } from '@caderneta/feed/football/families/family-prices'
import type { MatchFamily } from '@caderneta/feed/football/families/match-family'
import { type GoalRates, lawOf, NOT_PLAYED } from '@caderneta/feed/football/goals-model'
import { INCIDENT_FAMILIES } from '@caderneta/feed/football/incidents/incident-family'
import {
  type MatchCourse,
  matchCourse,
  matchStateAt,
  matchTimeAt,
} from '@caderneta/feed/football/match-course'
import { matchOffer } from '@caderneta/feed/football/match-offer'
import { type MatchPlay, ratesBefore, ratesDuring } from '@caderneta/feed/football/match-play'
import type { MatchScript } from '@caderneta/feed/football/match-script'
import { progressAt } from '@caderneta/feed/football/moment-prices'
import { footballProgramme } from '@caderneta/feed/football/play-match'
import { playerFamilies } from '@caderneta/feed/football/players/player-family'
import { playerMomentAt } from '@caderneta/feed/football/players/player-moment'
import { linesLeftOutOf } from '@caderneta/feed/football/pre-match-prices'
import { FOOTBALL_CHANCES, FOOTBALL_SHEET } from '@caderneta/feed/football/price-football'
import { itemAt } from '@caderneta/feed/item-at'
import { footballCalendar } from '../../football/football-calendar.ts'
import { matchScript } from '../../football/football-game-programme.ts'
import { castOf, ofEachGame, UNDISTURBED } from '../cast-of.ts'
import type { FootballDefect } from './football-defects.ts'
import { matchPaths } from './match-paths.ts'
import type {
  Belief,
  ClockPoint,
  DrawPath,
  GamesOfSport,
  LawBook,
  ProvenGame,
} from './proven-game.ts'

/** A match that is played, as its books see it. */
interface PlayedMatch {
  readonly play: MatchPlay
  readonly course: MatchCourse
  readonly defect: FootballDefect
}

/** Football of the default calendars, with an error in its prices if one is planted. */
export function footballGames(defect: FootballDefect = {}): GamesOfSport {
  return (seed) =>
    ofEachGame(footballCalendar(seed), (game) => {
      const cast = castOf(seed, game.startMs)
      const script = matchScript(game, cast, UNDISTURBED)
      return provenMatch({ script, announcedAt: cast.announcedAt, speed: 1 }, defect)
    })
}

/** A match as the proofs see it. */
function provenMatch(play: MatchPlay, defect: FootballDefect = {}): ProvenGame {
  const { fixture } = play.script
  const match = { play, course: matchCourse(play.script), defect }
  const { course } = match
  return {
    sport: 'football',
    gameId: fixture.gameId,
    startsAt: fixture.startsAt,
    programme: footballProgramme(play),
    points: clockPoints(course),
    books: [goalBook(match), ...familiesOf(play).map((family) => familyBook(match, family))],
    scoreAt: (second) => (second === null ? [0, 0] : matchStateAt(course, second).score),
    pathsFrom: (second) => footballPaths(play, second),
  }
}

/** The results of a match that is played on, by book: players by the sheets of the match. */
function footballPaths({ script }: MatchPlay, second: number | null): DrawPath {
  const draw = matchPaths(script, second)
  const { players } = script
  const rulesOfPlayers = (players ? playerFamilies(players) : []).map(({ sheet }) =>
    sheet.selections.map(({ index }) => ruleOfPlayer(index)),
  )
  return (random) => {
    const path = draw(random)
    const course = matchCourse(path)
    const ofGoals = outcomesIn({ ...path.result, goals: course.goals })
    const incidents = script.incidents === undefined ? [] : INCIDENT_FAMILIES
    const bounds = once(() => boundsOfPlayers(path, course))
    return [
      (position) => ofGoals(itemAt(FOOTBALL_SELECTIONS, position)),
      ...incidents.map((family) => family.resultsOf(course)),
      ...rulesOfPlayers.map(
        (rules) => (position: number) => resultOf(itemAt(rules, position), bounds()) ?? 'void',
      ),
    ]
  }
}

const PLAYER_RULES = new Map(PLAYER_SELECTIONS.map(({ index, rule }) => [index, rule]))

function ruleOfPlayer(index: number) {
  const rule = PLAYER_RULES.get(index)
  if (rule === undefined) throw new RangeError(`no rule of selection ${index}`)
  return rule
}

function boundsOfPlayers({ players }: MatchScript, course: MatchCourse) {
  if (players === undefined) throw new RangeError('a path without players')
  return playerBounds(playerMomentAt(players, course, course.ninetySecond).progress)
}

function goalBook(match: PlayedMatch): LawBook {
  const { play, course, defect } = match
  const offer = once(() => matchOffer(linesLeftOutOf(play), play.script.unknown))
  const resultIn = once(() => outcomesIn({ ...play.script.result, goals: course.goals }))
  return {
    sheet: FOOTBALL_SHEET,
    isRolling: false,
    isOpenAt: lastOf((second) => {
      const { isOffered, isDecided } =
        second === null ? offer().before : offer().during(progressAt(course, second))
      return (position) => isOffered(position) && !isDecided(position)
    }),
    chancesAt: (second, isWanted, belief = 'law') => {
      const [rates, time] = [ratesOf(match, belief), timeAt(match, second)]
      const progress = second === null ? BEFORE : progressAt(course, second)
      const law = lawOf(rates, progress, time)
      const goals = goalChances(defect.law?.(law, time) ?? law)
      const windows = once(() => ({
        law: windowLaw(rates, progress, time),
        bounds: goalBounds(progress),
      }))
      return FOOTBALL_CHANCES.chancesIn({ goals, order: goalOrderIn(progress), windows }, isWanted)
    },
    resultAtEnd: (position) => resultIn()(itemAt(FOOTBALL_SELECTIONS, position)),
  }
}

const BEFORE = {
  score: [0, 0],
  halfTime: null,
  isNinetyOver: false,
  log: { goals: [], minute: 1 },
} as const

/** What the source records beside the goals. */
function familiesOf({ script: { incidents, players } }: MatchPlay): readonly MatchFamily[] {
  if (incidents === undefined) return []
  return players ? [...INCIDENT_FAMILIES, ...playerFamilies(players)] : INCIDENT_FAMILIES
}

function familyBook(match: PlayedMatch, family: MatchFamily): LawBook {
  const { play, course } = match
  const offered = once(() => familyPlay(play, family).offered)
  const resultIn = once(() => family.resultsOf(course))
  const stateAt = (second: number | null) =>
    second === null ? family.before : family.stateAt(course, second)
  return {
    sheet: family.sheet,
    isRolling: false,
    isOpenAt: lastOf((second) => {
      const { isOffered, isDecided } =
        second === null
          ? familyOfferBefore(family, offered())
          : familyOfferDuring(family, offered(), stateAt(second))
      return (position) => isOffered(position) && !isDecided(position)
    }),
    chancesAt: (second, isWanted, belief = 'law') =>
      stateAt(second).chancesIn(ratesOf(match, belief), timeAt(match, second), isWanted),
    resultAtEnd: (position) => resultIn()(position),
  }
}

function ratesOf({ play, defect }: PlayedMatch, belief: Belief): GoalRates {
  const rates =
    belief === 'law'
      ? play.script.rates
      : belief < 0
        ? ratesBefore(play, -belief * 1000)
        : ratesDuring(play, belief)
  return defect.rates?.(rates) ?? rates
}

function timeAt({ course, defect }: PlayedMatch, second: number | null) {
  const time = second === null ? NOT_PLAYED : matchTimeAt(course, second)
  return defect.time?.(time) ?? time
}

const MINUTE = 60
const FIRST_HALF_POINTS = [1, 15, 30, 44]
const SECOND_HALF_POINTS = [60, 75, 89]
const STOPPAGE_MINUTES = { '1H': 8, '2H': 12 }
const BREAK_MINUTES = 15

/** Each minute of stoppage of both halves beside those that every match has. */
function clockPoints(course: MatchCourse): readonly ClockPoint[] {
  const { halfTimeSecond, secondHalfSecond, ninetySecond } = course
  const inFirst = (minute: number) => minute * MINUTE
  const inSecond = (minute: number) => secondHalfSecond + (minute - 45) * MINUTE
  const named = (name: string, at: number) => ({ name, second: at })
  const stoppage = (half: '1H' | '2H') =>
    Array.from({ length: STOPPAGE_MINUTES[half] }, (_, played) => played)
  return [
    { name: 'before', second: null },
    ...FIRST_HALF_POINTS.map((minute) => named(`${minute}`, inFirst(minute))),
    ...stoppage('1H')
      .map((played) => named(`45+${played + 1}`, inFirst(45 + played)))
      .filter((point) => point.second < halfTimeSecond),
    named('half-time', halfTimeSecond + (BREAK_MINUTES * MINUTE) / 2),
    ...SECOND_HALF_POINTS.map((minute) => named(`${minute}`, inSecond(minute))),
    ...stoppage('2H')
      .map((played) => named(`90+${played + 1}`, inSecond(90 + played)))
      .filter((point) => point.second < ninetySecond),
  ]
}
