import {
  between,
  handicaps,
  oddEven,
  ofBothSides,
  oneBook,
  outcomes,
  totals,
  within,
} from '../../../books/market-books.ts'
import { numbersTo } from '../../../books/numbers-to.ts'
import { CORNER_HANDICAP } from '../../../market/market.ts'
import { against, threeWay } from '../../../market/selection-specs.ts'
import { atLeast } from '../../../rule/rule.ts'
import { linesFrom } from '../football-specs.ts'
import { CORNER_RACES, CORNER_WINDOWS, CORNERS_MAX, incidentsIn } from './incident-counters.ts'
import { firstBy, type IncidentSpec, incidentMarket, withHandicap } from './incident-market.ts'

const [MATCH, HALF1] = [incidentsIn('corners.match'), incidentsIn('corners.half1')]

const CORNERS = { tab: 'corners', negativeEvent: 'corners' } as const

/** Tab 'Escanteios'. */
export const CORNER_MARKETS = [
  incidentMarket({
    ...CORNERS,
    id: 1015001,
    key: 'corners-total',
    order: 710,
    margin: 0.06,
    ladder: 7,
    selections: () => totals(oneBook(85), linesFrom(5.5, 15.5, 1), against(MATCH.total)),
  }),
  incidentMarket({
    ...CORNERS,
    id: 1015002,
    key: 'corners-result',
    order: 720,
    margin: 0.06,
    selections: () => outcomes(oneBook(86), threeWay(MATCH.lead)),
  }),
  incidentMarket({
    ...CORNERS,
    id: CORNER_HANDICAP,
    key: 'corners-handicap',
    order: 730,
    margin: 0.06,
    ladder: 7,
    selections: () =>
      linesFrom(-6.5, 6.5, 1).flatMap((line) =>
        handicaps(oneBook(87), [line], withHandicap(MATCH.lead)).map((spec) => ({
          ...spec,
          levelAt: -line,
        })),
      ),
  }),
  incidentMarket({
    ...CORNERS,
    id: 1015004,
    key: 'corners-team-total',
    order: 740,
    margin: 0.07,
    ladder: 4,
    selections: () =>
      ofBothSides(88, (side, book) => totals(book, linesFrom(1.5, 8.5, 1), against(MATCH[side]))),
  }),
  incidentMarket({
    ...CORNERS,
    id: 1015005,
    key: 'corners-range',
    order: 750,
    margin: 0.08,
    live: 'P',
    selections: () =>
      outcomes(oneBook(90), [
        ['0-8', between(MATCH.total, 0, 8)],
        ['9-11', between(MATCH.total, 9, 11)],
        ['12+', atLeast(MATCH.total, 12)],
      ]),
  }),
  incidentMarket({
    ...CORNERS,
    id: 1015006,
    key: 'corners-odd-even',
    order: 760,
    margin: 0.06,
    live: 'P',
    selections: () => outcomes(oneBook(91), oddEven(MATCH.total)),
  }),
  incidentMarket({
    ...CORNERS,
    id: 1015007,
    key: 'corners-next',
    order: 770,
    margin: 0.07,
    selections: () => numbersTo(CORNERS_MAX).flatMap(cornerOf),
  }),
  incidentMarket({
    ...CORNERS,
    id: 1015008,
    key: 'corners-race',
    order: 780,
    margin: 0.07,
    selections: () =>
      CORNER_RACES.flatMap((n) =>
        outcomes(within(oneBook(93), `cornernr=${n}`, 3 * n), firstBy(`corners.race${n}`)),
      ),
  }),
  incidentMarket({
    ...CORNERS,
    id: 1015009,
    key: 'corners-h1-total',
    order: 790,
    margin: 0.07,
    span: 'firstHalf',
    ladder: 4,
    selections: () => totals(oneBook(94), linesFrom(1.5, 7.5, 1), against(HALF1.total)),
  }),
  incidentMarket({
    ...CORNERS,
    id: 1015010,
    key: 'corners-h1-result',
    order: 800,
    margin: 0.07,
    span: 'firstHalf',
    selections: () => outcomes(oneBook(95), threeWay(HALF1.lead)),
  }),
  incidentMarket({
    ...CORNERS,
    id: 1015011,
    key: 'corners-h1-team-total',
    order: 810,
    margin: 0.08,
    live: 'P',
    span: 'firstHalf',
    ladder: 2,
    selections: () =>
      ofBothSides(96, (side, book) => totals(book, linesFrom(0.5, 4.5, 1), against(HALF1[side]))),
  }),
  incidentMarket({
    ...CORNERS,
    id: 1015012,
    key: 'corners-window-10',
    order: 820,
    margin: 0.09,
    ladder: 'all',
    selections: () => CORNER_WINDOWS.flatMap(anyCorner),
  }),
] as const

/** The first ten minutes are on sale before the match, later ones in the ten minutes before. */
function anyCorner(
  { count, minutes: { first, last } }: (typeof CORNER_WINDOWS)[number],
  i: number,
): readonly IncidentSpec[] {
  const book = within(oneBook(98), `from=${first}|to=${last}`, 2 * i)
  const specs = totals(book, [0.5], against(incidentsIn(count).total))
  return i === 0 ? specs : specs.map((spec) => ({ ...spec, opens: { minute: first - 10 } }))
}

/** The corner of a number, on sale once the one before has been taken. */
function cornerOf(n: number): readonly IncidentSpec[] {
  const book = within(oneBook(92), `cornernr=${n}`, 3 * n)
  const specs = outcomes(book, firstBy(`corners.nth${n}`))
  return specs.map((spec) => ({ ...spec, opens: { incidents: n - 1 } }))
}
