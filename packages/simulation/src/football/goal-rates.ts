import type { GoalRates, HalfRates } from '@caderneta/feed/football/goals-model'
import { noiseAt, seedOf } from '@caderneta/feed/random'
import { clubStrength } from './club-strength.ts'
import type { FootballGame } from './football-game.ts'

/** Goals of a match between equals on neutral ground, and how far tournaments differ. */
const GOALS = 2.6
const GOALS_SPREAD = 0.25
/** Logarithm of what playing at home is worth to each side. */
const HOME_ADVANTAGE = 0.13
const FIRST_HALF_SHARE = 0.45

/** Goals expected of both sides: the basis of both the prices and the result. */
export function goalRates(seed: string, game: FootballGame): GoalRates {
  const { tournament, home, away, day } = game
  const luck = noiseAt(seedOf(`${seed}/goals`), tournament.id)
  const sideGoals = (GOALS + GOALS_SPREAD * luck) / 2
  const edge = (clubStrength(seed, home, day) - clubStrength(seed, away, day)) / 2 + HOME_ADVANTAGE
  return { home: byHalf(sideGoals * Math.exp(edge)), away: byHalf(sideGoals * Math.exp(-edge)) }
}

function byHalf(goals: number): HalfRates {
  return [goals * FIRST_HALF_SHARE, goals * (1 - FIRST_HALF_SHARE)]
}
