import type { GoalRates, HalfRates } from '@caderneta/pricing/goals/rates'
import { noiseAt, seedOf } from '@caderneta/pricing/random'
import { FOOTBALL_TEAMS } from './calendar/football-teams.ts'
import { clubStrength } from './club-strength.ts'
import type { FootballGame } from './football-game.ts'

/** Goals of a match between equals on neutral ground, and how far tournaments differ. */
const GOALS = 2.67
const GOALS_SPREAD = 0.25
/** Logarithm of what playing at home is worth to each side. */
const HOME_ADVANTAGE = 0.14
/** How much of the difference in strength each side gains or loses, in logarithms of its goals. */
const STRENGTH_WORTH = 0.6
const FIRST_HALF_SHARE = 0.45

/** What the goals of a game depend on; a game with a stage needs no day. */
type RatedGame = Pick<FootballGame, 'tournament' | 'home' | 'away' | 'stage'> & {
  readonly day?: number
}

/** Goals expected of both sides: the basis of both the prices and the result. */
export function goalRates(seed: string, game: RatedGame): GoalRates {
  return fittedRates(seed, game) ?? madeUpRates(seed, game)
}

/** Of teams and competitions whose results are known: attack against defence, and the ground. */
function fittedRates(seed: string, { tournament, home, away, stage }: RatedGame): GoalRates | null {
  const { goals } = tournament
  if (goals === null || stage === undefined) return null
  const host = FOOTBALL_TEAMS.strengthOf(seed, home, stage.season)
  const guest = FOOTBALL_TEAMS.strengthOf(seed, away, stage.season)
  if (host === null || guest === null) return null
  const mean = FOOTBALL_TEAMS.mu + goals.scale
  const ground = stage.isNeutral ? 0 : goals.home
  return {
    home: byHalf(Math.exp(mean + ground + host.attack - guest.defence)),
    away: byHalf(Math.exp(mean + guest.attack - host.defence)),
  }
}

function madeUpRates(seed: string, { tournament, home, away, day = 0 }: RatedGame): GoalRates {
  const luck = noiseAt(seedOf(`${seed}/goals`), tournament.id)
  const sideGoals = (GOALS + GOALS_SPREAD * luck) / 2
  const lead = clubStrength(seed, home, day) - clubStrength(seed, away, day)
  const edge = lead * STRENGTH_WORTH + HOME_ADVANTAGE
  return { home: byHalf(sideGoals * Math.exp(edge)), away: byHalf(sideGoals * Math.exp(-edge)) }
}

function byHalf(goals: number): HalfRates {
  return [goals * FIRST_HALF_SHARE, goals * (1 - FIRST_HALF_SHARE)]
}
