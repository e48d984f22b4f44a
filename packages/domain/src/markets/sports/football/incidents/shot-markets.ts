import { ofBothSides, oneBook, outcomes, totals } from '../../../books/market-books.ts'
import { against, threeWay } from '../../../market/selection-specs.ts'
import { linesFrom } from '../football-specs.ts'
import { incidentsIn } from './incident-counters.ts'
import { incidentMarket } from './incident-market.ts'

const [ON_TARGET, SHOTS] = [incidentsIn('onTarget.match'), incidentsIn('shots.match')]

/** Tab 'Finalizações'. */
export const SHOT_MARKETS = [
  incidentMarket({
    id: 1017001,
    key: 'sot-total',
    tab: 'shots',
    order: 930,
    margin: 0.07,
    ladder: 5,
    selections: () => totals(oneBook(111), linesFrom(4.5, 14.5, 1), against(ON_TARGET.total)),
  }),
  incidentMarket({
    id: 1017002,
    key: 'sot-team-total',
    tab: 'shots',
    order: 940,
    margin: 0.07,
    ladder: 3,
    selections: () =>
      ofBothSides(112, (side, book) =>
        totals(book, linesFrom(1.5, 8.5, 1), against(ON_TARGET[side])),
      ),
  }),
  incidentMarket({
    id: 1017003,
    key: 'sot-result',
    tab: 'shots',
    order: 950,
    margin: 0.07,
    live: 'P',
    selections: () => outcomes(oneBook(114), threeWay(ON_TARGET.lead)),
  }),
  incidentMarket({
    id: 1017004,
    key: 'shots-total',
    tab: 'shots',
    order: 960,
    margin: 0.07,
    ladder: 5,
    selections: () => totals(oneBook(115), linesFrom(17.5, 33.5, 1), against(SHOTS.total)),
  }),
  incidentMarket({
    id: 1017005,
    key: 'shots-team-total',
    tab: 'shots',
    order: 970,
    margin: 0.07,
    live: 'P',
    ladder: 3,
    selections: () =>
      ofBothSides(116, (side, book) => totals(book, linesFrom(5.5, 20.5, 1), against(SHOTS[side]))),
  }),
] as const
