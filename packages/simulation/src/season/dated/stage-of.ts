import type { GameRound } from '@caderneta/domain/markets/game-round'
import type { GameStage } from '../season-game.ts'
import { type DatedCompetition, roundCount } from './dated-competition.ts'
import { placeInKnockout } from './draw-round.ts'

/** The place of a round in its competition; rounds are counted from 0. */
export function stageOf(
  { plan, isNeutral }: Pick<DatedCompetition, 'plan' | 'isNeutral'>,
  season: number,
  round: number,
): GameStage {
  const left = Math.floor((roundCount(plan) - round - 1) / plan.series)
  const isKnockout = round >= plan.rounds && plan.friendlies === null
  const isFinal = isKnockout && left === 0
  return {
    season,
    round: isKnockout ? knockoutRound(plan, round, 2 ** (left + 1)) : openRound(plan, round),
    isKnockout,
    isNeutral: isNeutral || (isFinal && plan.series === 1),
  }
}

function knockoutRound(plan: DatedCompetition['plan'], round: number, sides: number): GameRound {
  if (plan.series === 1) return { kind: 'knockout', sides }
  return { kind: 'knockout', sides, game: placeInKnockout(plan, round).game + 1 }
}

function openRound({ friendlies }: DatedCompetition['plan'], round: number): GameRound {
  return friendlies === null ? { kind: 'matchday', number: round + 1 } : { kind: 'friendly' }
}
