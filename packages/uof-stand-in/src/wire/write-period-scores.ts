import type { Period, Score } from '@caderneta/domain/markets/game/game'
import { type MatchFact, scoreOfFacts } from '@caderneta/domain/markets/game/match-fact'
import { xml } from './xml.ts'

/** The score of a part of a football match that is over. */
interface PlayedPart {
  readonly type: 'regular_period' | 'overtime' | 'penalties'
  readonly number: number | null
  readonly code: number
  readonly score: Score
}

const EXTRA_TIME: ReadonlySet<Period> = new Set(['ET1', 'ET2'])
const PARTS = [
  { type: 'regular_period', number: 1, code: 6, isOf: (period: Period) => period === '1H' },
  { type: 'regular_period', number: 2, code: 7, isOf: (period: Period) => period === '2H' },
  { type: 'overtime', number: null, code: 40, isOf: (period: Period) => EXTRA_TIME.has(period) },
  { type: 'penalties', number: null, code: 50, isOf: (period: Period) => period === 'PEN' },
] as const

/** The parts of a football match by its timeline; none of a sport whose parts are others. */
export function playedParts(timeline: readonly MatchFact[]): readonly PlayedPart[] {
  return PARTS.flatMap(({ type, number, code, isOf }) => {
    const facts = timeline.filter(({ period }) => isOf(period))
    if (!facts.some(({ kind }) => kind === 'period_start')) return []
    const shootOut = timeline.find(({ kind }) => kind === 'penalties')?.partScore
    const score = type === 'penalties' ? shootOut : scoreOfFacts(facts)
    return score === undefined ? [] : [{ type, number, code, score }]
  })
}

export function writePeriodScores(parts: readonly PlayedPart[]): readonly string[] {
  if (parts.length === 0) return []
  const written = parts.map(({ type, number, code, score: [home, away] }) =>
    xml('period_score', {
      ...{ type, match_status_code: code, number },
      ...{ home_score: home, away_score: away },
    }),
  )
  return [xml('period_scores', {}, written)]
}
