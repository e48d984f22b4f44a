import { itemAt } from '@caderneta/pricing/chances/item-at'
import { type DatedCompetition, type RoundKind, roundsOf } from './dated-competition.ts'
import type { GameStage } from './season-game.ts'

/** By the number of ties. */
const KNOCKOUT_NAMES: Readonly<Record<number, string>> = {
  1: 'Final',
  2: 'Semifinal',
  4: 'Quartas de final',
  8: 'Oitavas de final',
  16: '16 avos de final',
}
/** Rounds of a draw with more of them are numbered. */
const TIES_WITH_A_NAME = 8
const LEG_NAMES = { only: '', first: ' (ida)', second: ' (volta)' } as const

/** What a round is called; rounds are counted from 0. */
export function stageOf(
  { plan, isNeutral, roundNames }: DatedCompetition,
  season: number,
  round: number,
  firstLeg: GameStage['firstLeg'],
): GameStage {
  const kind = itemAt(roundsOf(plan), plan.friendlies === null ? round : 0)
  const isOneGame = kind.kind === 'knockout' && kind.leg === 'only' && kind.series === null
  const ties = plan.knockout?.hasFinalFour ? 2 : 1
  const isOfFinals = isOneGame && kind.ties <= ties
  return {
    season,
    name:
      roundNames === 'draw' && kind.kind === 'knockout' && kind.ties > TIES_WITH_A_NAME
        ? `${round + 1}ª rodada`
        : nameOf(kind, round, plan.knockout === null ? 0 : plan.knockout.sides),
    isKnockout:
      kind.kind === 'third place' ||
      kind.kind === 'play-in' ||
      (kind.kind === 'knockout' && kind.leg !== 'first'),
    isFriendly: kind.kind === 'friendlies',
    isNeutral: isNeutral || isOfFinals || kind.kind === 'third place',
    firstLeg,
  }
}

function nameOf(kind: RoundKind, round: number, sides: number): string {
  if (kind.kind === 'groups') return `Rodada ${round + 1}`
  if (kind.kind === 'friendlies') return 'Amistoso'
  if (kind.kind === 'third place') return 'Disputa do 3º lugar'
  if (kind.kind === 'play-in') return 'Play-in'
  const isPlayOff = kind.isFirst && 2 * kind.ties < sides
  const name = isPlayOff ? 'Playoffs' : (KNOCKOUT_NAMES[kind.ties] ?? 'Primeira fase')
  const ofSeries = kind.series === null ? '' : ` (jogo ${kind.series.game + 1})`
  return `${name}${LEG_NAMES[kind.leg]}${ofSeries}`
}
