import type { MarketSelections } from './page-markets.ts'

/** Which markets were open, and which are after the others, when the order was last decided. */
interface MarketOrder {
  readonly open: ReadonlySet<string>
  readonly last: ReadonlySet<string>
}

type Keyed = Pick<MarketSelections, 'key'> & {
  readonly selections: readonly Pick<MarketSelections['selections'][number], 'status'>[]
}

const isOpen = ({ selections }: Keyed) => selections.some(({ status }) => status === 'open')
const isDecided = ({ selections }: Keyed) => selections.every(({ status }) => status === 'closed')

/**
 * The order of a page of markets, decided when it opens and whenever one of them is decided, never
 * by a suspension: a goal must not move what a finger is over. Last are those that are decided, and
 * those that are locked and were not open at the decision before. A suspended match moves nothing.
 */
export function marketOrder(before: MarketOrder | null, markets: readonly Keyed[]) {
  const open = new Set(markets.filter(isOpen).map(({ key }) => key))
  if (open.size === 0) return before
  const wasOpen = (one: Keyed) => before?.open.has(one.key) === true
  const last = markets.filter((one) => !isOpen(one) && (isDecided(one) || !wasOpen(one)))
  return { open, last: new Set(last.map(({ key }) => key)) }
}

/** The markets in that order, and else as they were. */
export function openFirst<Market extends Keyed>(
  order: MarketOrder | null,
  markets: readonly Market[],
): readonly Market[] {
  const isLast = ({ key }: Market) => order?.last.has(key) === true
  return [...markets.filter((one) => !isLast(one)), ...markets.filter(isLast)]
}
