import type { FightState } from '@caderneta/feed/boxing/fight-model'
import { itemAt } from '@caderneta/feed/item-at'
import type { PointsState } from '@caderneta/feed/points/points-model'
import { randomFrom } from '@caderneta/feed/random'
import type { SetsState } from '@caderneta/feed/sets/sets-sport'
import { type ContestSport, contestCalendar, edgeOf } from '../../season/contest-season.ts'
import type { SeasonTournament } from '../../season/season-tournament.ts'
import { ofEachGame } from '../cast-of.ts'
import { percent, type Share, type Trait } from './likeness-proof.ts'

/** How a contest of the default calendars ended. */
interface Ended<Tournament, State> {
  readonly tournament: Tournament
  readonly state: State
}

/** Endless contests of the default calendars of a sport. */
export function endedContests<Tournament extends SeasonTournament, State>(
  sport: ContestSport<Tournament, State>,
  seed: string,
): Generator<Ended<Tournament, State>, never> {
  return ofEachGame(contestCalendar(sport, seed), (game) => {
    const random = randomFrom(`${seed}/likeness/${game.gameId}`)
    const moments = sport.sample(random, game, edgeOf(sport, seed, game))
    const { state } = itemAt(moments, moments.length - 1)
    return { tournament: game.tournament, state }
  })
}

const NONE: Share = [0, 0]

type Sets = Ended<SeasonTournament, SetsState<unknown>>

export const TENNIS_TRAITS: readonly Trait<Sets>[] = [
  { name: 'tie-breaks of sets %', of: tieBreaks, band: [10, 19] },
  { name: 'games of a set', of: gamesOfSet, band: [9.3, 9.9] },
  { name: '2-0 of best of three %', of: endsInStraight(2), band: [63, 67] },
  { name: '3-0 of best of five %', of: endsInStraight(3), band: [45, 50] },
]

function tieBreaks({ state: { over } }: Sets): Share {
  const long = over.filter(({ score: [home, away] }) => home + away === TIE_BREAK_GAMES)
  return [100 * long.length, over.length]
}

const TIE_BREAK_GAMES = 13

function gamesOfSet({ state: { over } }: Sets): Share {
  return [over.reduce((sum, { score: [home, away] }) => sum + home + away, 0), over.length]
}

/** Of the matches that so many sets win, those in which the loser has none. */
function endsInStraight(wanted: number) {
  return ({ state: { won } }: Sets): Share =>
    Math.max(...won) === wanted ? percent(Math.min(...won) === 0) : NONE
}

type Points = Ended<SeasonTournament, PointsState>

const OVERTIME: Trait<Points> = {
  name: 'overtime %',
  of: ({ state: { overtimeLeft } }) => percent(overtimeLeft !== null),
  band: [5.5, 7],
}

export const AMERICAN_FOOTBALL_TRAITS: readonly Trait<Points>[] = [
  { name: 'points', of: ({ state: { score } }) => [score[0] + score[1], 1], band: [43, 47] },
  { name: 'home %', of: ({ state: { score } }) => percent(score[0] > score[1]), band: [53, 58] },
  OVERTIME,
]

export const BASKETBALL_TRAITS: readonly Trait<Points>[] = [OVERTIME]

type Fights = Ended<SeasonTournament, FightState>

export const BOXING_TRAITS: readonly Trait<Fights>[] = [
  { name: 'stoppages %', of: ({ state }) => percent(state.end?.verdict === null), band: [40, 60] },
]
