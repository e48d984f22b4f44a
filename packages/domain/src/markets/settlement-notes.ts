import { type MarketType, selectionsOf } from './market-type.ts'
import { MARKETS_BY_SPORT } from './markets-by-sport.ts'
import type { PointsHandicaps } from './points/points-lines.ts'
import type { PointsCounter } from './points/points-progress.ts'
import { countersOf, type Rule } from './rule.ts'
import type { SetsFormat } from './sets/sets-specs.ts'
import type { SportRoute } from './sports.ts'

/** When a selection of a market neither wins nor loses its whole stake, by its own rule. */
export interface SettlementNotes {
  /** Equality returns the stake: no bet on the draw, a whole line that is hit. */
  readonly isLevelReturned: boolean
  /** Quarter lines: half the stake on each neighbouring line. */
  readonly hasHalves: boolean
  /** The stake is returned when the part of the market is not played. */
  readonly needsPart: boolean
  /** The stake is returned when the player does not come on in time; own goals do not count. */
  readonly needsPlayer: boolean
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
      needsPart: own.needsPart || before?.needsPart === true,
      needsPlayer: own.needsPlayer || before?.needsPlayer === true,
    })
  }
  return notes
}

function notesOf(rule: Rule<string>): SettlementNotes {
  if (rule.op === 'given') {
    const isOfPlayer = countersOf(rule.played).some((counter) => IN_PLAY.test(counter))
    return { ...notesOf(rule.of), needsPart: !isOfPlayer, needsPlayer: isOfPlayer }
  }
  const line = rule.op === 'beats' ? rule.line : 0.5
  return {
    isLevelReturned: Number.isInteger(line),
    hasHalves: !Number.isInteger(2 * line),
    needsPart: false,
    needsPlayer: false,
  }
}

/** Counters of the presence of a player of a slot: at all, or when a goal falls. */
const IN_PLAY = /^(on|in\d+)\./

/** The selections of a game of the sport; lines that differ from game to game are half lines. */
const SELECTIONS: Readonly<Record<SportRoute, () => readonly Noted[]>> = {
  football: () => selectionsOf(MARKETS_BY_SPORT.football, undefined),
  tennis: () => ofSets(MARKETS_BY_SPORT.tennis),
  basketball: () => ofQuarters(MARKETS_BY_SPORT.basketball),
  volleyball: () => ofSets(MARKETS_BY_SPORT.volleyball),
  'american-football': () => ofQuarters(MARKETS_BY_SPORT['american-football']),
  'e-sports': () => ofSets(MARKETS_BY_SPORT['e-sports']),
  boxing: () => selectionsOf(MARKETS_BY_SPORT.boxing, { roundsScheduled: 12 }),
}

const LINES = [0.5]
const SETS: SetsFormat = { wanted: 3, handicaps: ['0.5'], lines: () => LINES }
const POINTS: PointsHandicaps = {
  spread: LINES,
  total: LINES,
  firstHalfTotal: LINES,
  firstQuarterTotal: LINES,
  teamTotal: [LINES, LINES],
  winnerTotal: LINES,
  halfSpread: LINES,
  halfTeamTotal: [LINES, LINES],
  secondHalfTotal: LINES,
  quarterSpread: LINES,
  quarterTotal: LINES,
  quarterTeamTotal: [LINES, LINES],
}

function ofSets<Counter extends string>(
  markets: readonly MarketType<number, Counter, SetsFormat>[],
) {
  return selectionsOf(markets, SETS)
}

function ofQuarters(markets: readonly MarketType<number, PointsCounter, PointsHandicaps>[]) {
  return selectionsOf(markets, POINTS)
}
