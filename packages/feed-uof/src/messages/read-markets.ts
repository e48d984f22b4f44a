import { childrenOf, oddsOf, specifiersOf, textOf, wholeOf } from './read-attributes.ts'
import type { XmlElement } from './read-xml.ts'
import type {
  UofMarket,
  UofMarketKey,
  UofOutcome,
  UofOutcomeResult,
  UofSettledMarket,
} from './uof-message.ts'

const ACTIVE = 1
/** What cannot be read is not on offer. */
const INACTIVE = 0
const FACTOR = /^(\d)(?:\.(\d{1,12}))?$/

/** The markets below `odds`. One that cannot be identified is left out, the others are kept. */
export function readMarkets(parent: XmlElement): readonly UofMarket[] {
  return marketsOf(parent, (market, key) => {
    const outcomes = childrenOf(market, 'outcome').flatMap(readOutcome)
    return { ...key, status: stateOf(market, 'status'), outcomes }
  })
}

/** The markets below `outcomes` of a settlement. */
export function readSettledMarkets(parent: XmlElement): readonly UofSettledMarket[] {
  return marketsOf(parent, (market, key) => ({
    ...key,
    outcomes: childrenOf(market, 'outcome').flatMap(readResult),
  }))
}

/** The markets that a message names and says no more of. */
export function readMarketKeys(parent: XmlElement): readonly UofMarketKey[] {
  return marketsOf(parent, (_, key) => key)
}

function marketsOf<Market>(
  parent: XmlElement,
  read: (market: XmlElement, key: UofMarketKey) => Market,
): readonly Market[] {
  return childrenOf(parent, 'market').flatMap((market) => {
    const [id, specifiers] = [wholeOf(market, 'id'), specifiersOf(market)]
    return id === null || specifiers === null ? [] : [read(market, { id, specifiers })]
  })
}

function readOutcome(outcome: XmlElement): readonly UofOutcome[] {
  const id = textOf(outcome, 'id')
  if (id === null) return []
  return [{ id, odds: oddsOf(outcome, 'odds'), isActive: stateOf(outcome, 'active') === ACTIVE }]
}

/** Absent it is active. */
function stateOf(element: XmlElement, name: string): number {
  if (element.attributes[name] === undefined) return ACTIVE
  const state = wholeOf(element, name)
  return state === null ? INACTIVE : state
}

function readResult(outcome: XmlElement): readonly UofOutcomeResult[] {
  const [id, result] = [textOf(outcome, 'id'), wholeOf(outcome, 'result')]
  if (id === null || result === null) return []
  const [voidFactor, deadHeatFactor] = [
    factorOf(outcome, 'void_factor'),
    factorOf(outcome, 'dead_heat_factor'),
  ]
  // A factor that cannot be read must not be taken for none.
  if (voidFactor === undefined || deadHeatFactor === undefined) return []
  return [{ id, result, voidFactor, deadHeatFactor }]
}

/** Thousandths; null without, undefined when it cannot be read. */
function factorOf(element: XmlElement, name: string): number | null | undefined {
  if (element.attributes[name] === undefined) return null
  const [, units, fraction = ''] = FACTOR.exec(textOf(element, name) ?? '') ?? []
  if (units === undefined) return undefined
  return Number(units) * 1000 + Number(fraction.padEnd(3, '0').slice(0, 3))
}
