import { marketOf } from '@caderneta/domain/markets/registry/markets-by-sport'
import type { OddFact } from '../../../../live/live.ts'

type Named = Pick<OddFact, 'name'>

interface ScoreGroups<Odd extends Named> {
  /** The scores by who wins with them, the first side before the draw and the second side. */
  readonly columns: readonly (readonly Odd[])[]
  /** 'Other' and what else is no score. */
  readonly others: readonly Odd[]
}

const SCORE = /^(\d+)-(\d+)$/

/** The goals of the winner, then those of the loser, from the fewest on: 1-0, 2-0, 2-1. */
const weightOf = ([, home, away]: RegExpExecArray) =>
  100 * Math.max(Number(home), Number(away)) + Math.min(Number(home), Number(away))

/** Ranges such as '2-3' are written like scores: the market decides. */
const SCORE_MARKET = /(^|-)correct-(set-|map-)?score$/

/** True for a market about exact scores: of the match, of a half, of sets. */
export function isScoreMarket(sportId: number, marketId: number): boolean {
  const market = marketOf(sportId, marketId)
  return market !== undefined && SCORE_MARKET.test(market.key)
}

export function scoreGroups<Odd extends Named>(selections: readonly Odd[]): ScoreGroups<Odd> {
  const read = selections.map((odd) => ({ odd, score: SCORE.exec(odd.name) }))
  const scores = read
    .flatMap(({ odd, score }) =>
      score ? [{ odd, weight: weightOf(score), lead: Number(score[1]) - Number(score[2]) }] : [],
    )
    .sort((a, b) => a.weight - b.weight)
  const columns = [1, 0, -1].map((sign) =>
    scores.filter(({ lead }) => Math.sign(lead) === sign).map(({ odd }) => odd),
  )
  return {
    columns: columns.filter(({ length }) => length > 0),
    others: read.flatMap(({ odd, score }) => (score ? [] : [odd])),
  }
}
