import { type DatedCompetition, roundCount } from './dated-competition.ts'
import type { GameStage } from './season-game.ts'

const KNOCKOUT_NAMES = [
  'Final',
  'Semifinal',
  'Quartas de final',
  'Oitavas de final',
  '16 avos de final',
] as const

/** What a round is called; rounds are counted from 0. */
export function stageOf(
  { plan, isNeutral }: DatedCompetition,
  season: number,
  round: number,
): GameStage {
  const left = roundCount(plan) - round - 1
  const isKnockout = round >= plan.rounds && plan.friendlies === null
  const isFinal = isKnockout && left === 0
  const name = isKnockout ? (KNOCKOUT_NAMES[left] ?? 'Primeira fase') : `Rodada ${round + 1}`
  return {
    season,
    name: plan.friendlies === null ? name : 'Amistoso',
    isKnockout,
    isNeutral: isNeutral || isFinal,
  }
}
