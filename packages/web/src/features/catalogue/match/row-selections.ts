import { TOTAL_GOALS } from '@caderneta/domain/markets/market/market'
import type { OddFact } from '../../../live/live.ts'
import { handicapOf, isLadder } from './market-selections.ts'

/** The line of goals that most look for: a row keeps it while it is open. */
const USUAL_LINE = 2.5

type Line = readonly [OddFact, ...OddFact[]]

function linesOf(odds: readonly OddFact[]): readonly Line[] {
  const lines = new Map<number, Line>()
  for (const odd of odds) {
    const known = lines.get(handicapOf(odd))
    lines.set(handicapOf(odd), known ? [...known, odd] : [odd])
  }
  return [...lines.values()]
}

/** Open where it can be pressed. */
const isOpen = (line: Line) => line.every(({ status }) => status === 'open')

/** How far a line is from even: what its prices differ by. */
const unevenness = ([first, second = first]: Line) => Math.abs(first.rate - second.rate)

/**
 * The line that represents a market with lines: the usual one of goals, or where that is decided or
 * not offered the most even one that is open.
 */
function rowLine(odds: readonly OddFact[], marketId: number): readonly OddFact[] {
  const lines = linesOf(odds)
  const open = lines.filter(isOpen)
  const eligible = open.length > 0 ? open : lines
  const isUsual = ([first]: Line) => handicapOf(first) === USUAL_LINE
  const usual = marketId === TOTAL_GOALS ? eligible.find(isUsual) : undefined
  const [mostEven = []] = eligible.toSorted((a, b) => unevenness(a) - unevenness(b))
  return usual ?? mostEven
}

/** What a row shows of one market: its selections, of a market with lines those of one. */
export function rowSelections(odds: readonly OddFact[], marketId: number): readonly OddFact[] {
  const ofMarket = odds.filter((odd) => odd.marketId === marketId)
  return isLadder(ofMarket) ? rowLine(ofMarket, marketId) : ofMarket
}
