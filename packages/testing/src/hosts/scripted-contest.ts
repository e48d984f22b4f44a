import type { MatchClock, Score } from '@caderneta/domain/markets/game/game'
import type { MAIN_SPORT, SportRoute } from '@caderneta/domain/markets/registry/sports'
import type { ContestModel } from '@caderneta/feed/contest/contest-model'
import { playContest } from '@caderneta/feed/contest/play-contest'
import type { FeedBody, GameFixture } from '@caderneta/feed/messages'
import { AMERICAN_FOOTBALL } from '@caderneta/simulation/american-football/american-football'
import { BASKETBALL } from '@caderneta/simulation/basketball/basketball'
import { BOXING } from '@caderneta/simulation/boxing/boxing'
import type { SeasonTournament } from '@caderneta/simulation/schedule/season-tournament'
import type { ContestSport } from '@caderneta/simulation/season/contest-season'
import { E_SPORTS } from '@caderneta/simulation/sets/e-sports-season'
import { TENNIS } from '@caderneta/simulation/sets/tennis-season'
import { VOLLEYBALL } from '@caderneta/simulation/sets/volleyball-season'
import type { ScriptedGame } from './scripted-game.ts'

export type OtherSport = Exclude<SportRoute, typeof MAIN_SPORT>

/** How a game of a sport is under way. */
interface PlayedPart {
  readonly clock: MatchClock
  readonly score: Score
}

/** What is the same in all games of a sport. */
interface SportPlay {
  readonly sportId: number
  readonly tournament: SeasonTournament
  readonly part: PlayedPart
  readonly bodies: (fixture: GameFixture, announcedAt: number) => readonly FeedBody[]
}

const part = (clock: Omit<MatchClock, 'stoppage'>, score: Score = [0, 0]): PlayedPart => {
  return { clock: { ...clock, stoppage: 0 }, score }
}

const PLAYS: Readonly<Record<OtherSport, SportPlay>> = {
  tennis: playOf(
    TENNIS,
    part({ period: 'S1', minute: 0, partScore: [3, 2], points: ['30', '15'] }),
  ),
  basketball: playOf(BASKETBALL, part({ period: 'Q1', minute: 4 }, [9, 7])),
  volleyball: playOf(VOLLEYBALL, part({ period: 'S1', minute: 0, partScore: [8, 6] })),
  'american-football': playOf(AMERICAN_FOOTBALL, part({ period: 'Q1', minute: 6 }, [7, 3])),
  'e-sports': playOf(E_SPORTS, part({ period: 'M1', minute: 0, partScore: [4, 5] })),
  boxing: playOf(BOXING, part({ period: 'R1', minute: 1 })),
}

interface ContestPlan {
  readonly sport: OtherSport
  readonly gameId: number
  readonly startsAt: number
  readonly announcedAt: number
  readonly isLive: boolean
}

/** A game of another sport: scheduled, or under way in its first part, with all its markets. */
export function scriptedContest(plan: ContestPlan): ScriptedGame {
  const { sportId, tournament, part, bodies } = PLAYS[plan.sport]
  const [home = '', away = ''] = tournament.entrants
  const { gameId, startsAt } = plan
  const fixture: GameFixture = {
    gameId,
    sportId,
    tournamentId: tournament.id,
    tournamentName: tournament.name,
    location: tournament.location,
    startsAt,
    teams: [
      { id: gameId * 2, name: home },
      { id: gameId * 2 + 1, name: away },
    ],
    isHighlight: true,
  }
  const [announced = { kind: 'fixture', fixture }, before] = bodies(fixture, plan.announcedAt)
  const state = plan.isLive ? { status: 'live' as const, ...part } : {}
  const odds = before?.kind === 'odds_change' ? [{ ...before, ...state }] : []
  return { fixture, snapshot: () => [announced, ...odds] }
}

function playOf<Tournament extends SeasonTournament, State>(
  sport: ContestSport<Tournament, State>,
  part: PlayedPart,
): SportPlay {
  const [tournament] = sport.tournaments
  if (!tournament) throw new Error(`${sport.kind} has no tournament`)
  const [home = '', away = ''] = tournament.entrants
  const bodies = (fixture: GameFixture, announcedAt: number) => {
    const { gameId, startsAt: startMs } = fixture
    const model = sport.modelOf({ gameId, tournament, day: 0, startMs, home, away }, 0)
    return beforeStart(model, fixture, announcedAt)
  }
  return { sportId: sport.sportId, tournament, part, bodies }
}

function beforeStart<State>(
  model: ContestModel<State>,
  fixture: GameFixture,
  announcedAt: number,
): readonly FeedBody[] {
  const pace = { speed: 1, restSeconds: 20, priceSeconds: 20 }
  const contest = playContest({ fixture, announcedAt, model, sample: null, ...pace })
  const { gameId } = fixture
  const markets = contest.marketsBefore(announcedAt, 1, 'open')
  const odds = { status: 'scheduled', clock: null, score: [0, 0], markets } as const
  return [
    { kind: 'fixture', fixture },
    { kind: 'odds_change', gameId, ...odds },
  ]
}
