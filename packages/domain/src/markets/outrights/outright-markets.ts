import type { MarketType } from '../market-type.ts'
import {
  finalSpecs,
  goalSpecs,
  groupWinnerSpecs,
  type OutrightSpec,
  pairSpecs,
  pointSpecs,
  qualifiedSpecs,
  relegationSpecs,
  stageSpecs,
  topSpecs,
  winnerSpecs,
  withoutSpecs,
} from './outright-specs.ts'
import type { SeasonFormat } from './season-format.ts'

/** A market about a whole season of a competition, or about a round of it. */
interface OutrightMarket<Key extends string>
  extends Omit<MarketType<number, never, never, Key>, 'selections'> {
  /** Of books with many runners; a book of a few has `margin`, others are in between. */
  readonly marginMost?: number
  readonly selections: (format: SeasonFormat) => readonly OutrightSpec[]
}

/** A selection of an outright with its market. */
export interface OutrightSelection extends OutrightSpec {
  readonly marketId: number
}

export const TOURNAMENT_WINNER = 1990001

/** Sold from the announcement of a season on, while no game of it is under way. */
function outright<Key extends string>(
  market: Omit<OutrightMarket<Key>, 'tab' | 'span' | 'live'>,
): OutrightMarket<Key> {
  return { ...market, tab: 'outrights', span: 'match', live: 'PL' }
}

/** In the order of the page. Goals of players are not recorded: no top scorer is sold. */
export const OUTRIGHT_MARKETS = [
  outright({
    ...{ id: TOURNAMENT_WINNER, key: 'tournament-winner', order: 10, winners: 1 },
    ...{ margin: 0.12, marginMost: 0.25, selections: winnerSpecs },
  }),
  outright({
    ...{ id: 1990002, key: 'reach-final', order: 20, winners: null },
    ...{ margin: 0.12, selections: finalSpecs },
  }),
  outright({
    ...{ id: 1990003, key: 'group-winner', order: 30, winners: 1 },
    ...{ margin: 0.1, selections: groupWinnerSpecs },
  }),
  outright({
    ...{ id: 1990004, key: 'to-qualify-group', order: 40, winners: null },
    ...{ margin: 0.08, selections: qualifiedSpecs },
  }),
  outright({
    ...{ id: 1990005, key: 'top-n-finish', order: 50, winners: null },
    ...{ margin: 0.1, selections: topSpecs },
  }),
  outright({
    ...{ id: 1990006, key: 'relegation', order: 60, winners: null },
    ...{ margin: 0.1, selections: relegationSpecs },
  }),
  outright({
    ...{ id: 1990008, key: 'best-placed-h2h', order: 80, winners: 1 },
    ...{ margin: 0.06, selections: pairSpecs },
  }),
  outright({
    ...{ id: 1990009, key: 'stage-of-elimination', order: 90, winners: 1 },
    ...{ margin: 0.14, selections: stageSpecs },
  }),
  outright({
    ...{ id: 1990010, key: 'season-points', order: 100, winners: 1 },
    ...{ margin: 0.07, selections: pointSpecs },
  }),
  outright({
    ...{ id: 1990011, key: 'winner-without', order: 110, winners: 1 },
    ...{ margin: 0.15, selections: withoutSpecs },
  }),
  outright({
    ...{ id: 1990012, key: 'matchday-goals', order: 120, winners: 1 },
    ...{ margin: 0.07, selections: goalSpecs },
  }),
] as const

export type OutrightMarketKey = (typeof OUTRIGHT_MARKETS)[number]['key']

const [FEW, MANY] = [8, 20]

/** Margin of a book of so many runners. */
export function outrightMargin(marketId: number, runners: number): number {
  const market = OUTRIGHT_MARKETS.find(({ id }) => id === marketId)
  if (!market) throw new RangeError(`no outright ${marketId}`)
  const { margin, marginMost = margin } = market
  const share = Math.min(Math.max((runners - FEW) / (MANY - FEW), 0), 1)
  return margin + (marginMost - margin) * share
}

/** Every selection of a season. */
export function outrightSelections(format: SeasonFormat): readonly OutrightSelection[] {
  return OUTRIGHT_MARKETS.flatMap(({ id, selections }) =>
    selections(format).map((spec) => ({ ...spec, marketId: id })),
  )
}
