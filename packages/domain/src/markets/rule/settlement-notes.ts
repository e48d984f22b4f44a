import { type MarketType, selectionsOf } from '../market/market-type.ts'
import { MARKETS_BY_SPORT } from '../registry/markets-by-sport.ts'
import type { SportRoute } from '../registry/sports.ts'
import type { PointsHandicaps } from '../sports/points-progress.ts'
import type { SetsCounter, SetsFormat } from '../sports/sets-progress.ts'
import type { Rule } from './rule.ts'

/** When a selection of a market neither wins nor loses its whole stake, by its own rule. */
export interface SettlementNotes {
  /** Equality returns the stake: no bet on the draw, a whole line that is hit. */
  readonly isLevelReturned: boolean
  /** Quarter lines: half the stake on each neighbouring line. */
  readonly hasHalves: boolean
}

interface Noted {
  readonly marketId: number
  readonly rule: Rule<string>
}

/** Of every market of a sport, by its number. */
export function settlementNotes(route: SportRoute): ReadonlyMap<number, SettlementNotes> {
  const notes = new Map<number, SettlementNotes>()
  for (const { marketId, rule } of SELECTIONS[route]()) {
    const before = notes.get(marketId)
    const own = notesOf(rule)
    notes.set(marketId, {
      isLevelReturned: own.isLevelReturned || before?.isLevelReturned === true,
      hasHalves: own.hasHalves || before?.hasHalves === true,
    })
  }
  return notes
}

function notesOf(rule: Rule<string>): SettlementNotes {
  if (rule.op !== 'beats') return { isLevelReturned: false, hasHalves: false }
  return {
    isLevelReturned: Number.isInteger(rule.line),
    hasHalves: !Number.isInteger(2 * rule.line),
  }
}

/** The selections of a game of the sport, with a half line and a whole one where lines differ. */
const SELECTIONS: Readonly<Record<SportRoute, () => readonly Noted[]>> = {
  football: () => selectionsOf(MARKETS_BY_SPORT.football, undefined),
  tennis: () => ofSets(MARKETS_BY_SPORT.tennis),
  basketball: () => selectionsOf(MARKETS_BY_SPORT.basketball, POINTS),
  volleyball: () => ofSets(MARKETS_BY_SPORT.volleyball),
  'american-football': () => selectionsOf(MARKETS_BY_SPORT['american-football'], POINTS),
  'e-sports': () => ofSets(MARKETS_BY_SPORT['e-sports']),
  boxing: () => selectionsOf(MARKETS_BY_SPORT.boxing, { roundsScheduled: 12 }),
}

const HALF_AND_WHOLE = [0.5, 1]
const SETS: SetsFormat = { wanted: 3, handicaps: ['0.5'] }
const POINTS: PointsHandicaps = {
  spread: HALF_AND_WHOLE,
  total: HALF_AND_WHOLE,
  firstHalfTotal: HALF_AND_WHOLE,
  firstQuarterTotal: HALF_AND_WHOLE,
}

function ofSets(markets: readonly MarketType<number, SetsCounter, SetsFormat>[]) {
  return selectionsOf(markets, SETS)
}
