import { dismissalRates } from '@caderneta/pricing/goals/dismissals'
import { type Random, randomFrom } from '@caderneta/pricing/random'
import type { FootballGame } from './football-game.ts'
import { goalRates } from './goal-rates.ts'
import { goalsBefore } from './goals-before.ts'
import { type SampledMatch, sampleMatch } from './sample-match.ts'

/** What a game is sampled from; a game with a stage needs no day. */
type SampledGame = Pick<FootballGame, 'gameId' | 'tournament' | 'home' | 'away' | 'stage'> & {
  readonly day?: number
}

/** Chance of its own for each game, from which its incidents are sampled as well. */
export function randomOf(seed: string, { gameId }: Pick<SampledGame, 'gameId'>): Random {
  return randomFrom(`${seed}/match/${gameId}`)
}

/** The match of a game: the calendar and the programme read the same one. */
export function sampleGame(seed: string, game: SampledGame): SampledMatch {
  const rates = goalRates(seed, game)
  const sentOff = game.tournament.hasIncidents ? dismissalRates(rates) : null
  return sampleMatch(randomOf(seed, game), rates, goalsBefore(game), sentOff)
}
