import { type MarketSelection, selectionsOf } from '../markets/market/market-type.ts'
import { MARKETS_BY_SPORT } from '../markets/registry/markets-by-sport.ts'
import type { SportRoute } from '../markets/registry/sports.ts'

const POINTS = { spread: [-4.5, -2], total: [161.5], firstHalfTotal: [80.5] }

/** A game of each sport, in the formats and with the lines that index its selections. */
export const SELECTIONS_BY_SPORT: Readonly<
  Record<SportRoute, readonly MarketSelection<number, string>[]>
> = {
  football: selectionsOf(MARKETS_BY_SPORT.football, undefined),
  tennis: selectionsOf(MARKETS_BY_SPORT.tennis, { wanted: 3, handicaps: ['20.5', '22.5'] }),
  basketball: selectionsOf(MARKETS_BY_SPORT.basketball, { ...POINTS, firstQuarterTotal: [40.5] }),
  volleyball: selectionsOf(MARKETS_BY_SPORT.volleyball, { wanted: 3, handicaps: ['170.5'] }),
  'american-football': selectionsOf(MARKETS_BY_SPORT['american-football'], {
    ...POINTS,
    firstQuarterTotal: [],
  }),
  'e-sports': selectionsOf(MARKETS_BY_SPORT['e-sports'], { wanted: 2, handicaps: ['2.5'] }),
  boxing: selectionsOf(MARKETS_BY_SPORT.boxing, { roundsScheduled: 12 }),
}
