import {
  handicaps,
  ofBothSides,
  oneBook,
  outcomes,
  totals,
  within,
} from '../../../books/market-books.ts'
import { numbersTo } from '../../../books/numbers-to.ts'
import { CARD_HANDICAP } from '../../../market/market.ts'
import { against, threeWay, yesNo } from '../../../market/selection-specs.ts'
import { all, atLeast } from '../../../rule/rule.ts'
import { linesFrom } from '../football-specs.ts'
import { BOOKINGS_MAX, incidentsIn } from './incident-counters.ts'
import { firstBy, type IncidentSpec, incidentMarket, withHandicap } from './incident-market.ts'

const [MATCH, HALF1] = [incidentsIn('cards.match'), incidentsIn('cards.half1')]
const DISMISSALS = incidentsIn('dismissals.match')

const CARDS = { tab: 'cards', negativeEvent: 'cards' } as const

/** Tab 'Cartões': a yellow card counts one, a dismissal two. */
export const CARD_MARKETS = [
  incidentMarket({
    ...CARDS,
    id: 1016001,
    key: 'cards-total',
    order: 830,
    margin: 0.07,
    ladder: 5,
    selections: () => totals(oneBook(99), linesFrom(1.5, 8.5, 1), against(MATCH.total)),
  }),
  incidentMarket({
    ...CARDS,
    id: 1016002,
    key: 'cards-result',
    order: 840,
    margin: 0.07,
    selections: () => outcomes(oneBook(100), threeWay(MATCH.lead)),
  }),
  incidentMarket({
    ...CARDS,
    id: CARD_HANDICAP,
    key: 'cards-handicap',
    order: 850,
    margin: 0.07,
    live: 'P',
    ladder: 5,
    selections: () => handicaps(oneBook(101), linesFrom(-3.5, 3.5, 1), withHandicap(MATCH.lead)),
  }),
  incidentMarket({
    ...CARDS,
    id: 1016004,
    key: 'cards-team-total',
    order: 860,
    margin: 0.08,
    ladder: 3,
    selections: () =>
      ofBothSides(102, (side, book) => totals(book, linesFrom(0.5, 4.5, 1), against(MATCH[side]))),
  }),
  incidentMarket({
    ...CARDS,
    id: 1016005,
    key: 'cards-points',
    order: 870,
    margin: 0.08,
    live: 'P',
    ladder: 5,
    selections: () =>
      totals(oneBook(104), linesFrom(14.5, 94.5, 10), against([['cards.points', 1]])),
  }),
  incidentMarket({
    ...CARDS,
    id: 1016006,
    key: 'cards-next',
    order: 880,
    margin: 0.08,
    selections: () => numbersTo(BOOKINGS_MAX).flatMap(bookingOf),
  }),
  incidentMarket({
    ...CARDS,
    id: 1016007,
    key: 'cards-h1-total',
    order: 890,
    margin: 0.08,
    span: 'firstHalf',
    ladder: 3,
    selections: () => totals(oneBook(106), linesFrom(0.5, 3.5, 1), against(HALF1.total)),
  }),
  incidentMarket({
    ...CARDS,
    id: 1016008,
    key: 'sending-off',
    order: 900,
    margin: 0.08,
    selections: () => outcomes(oneBook(107), yesNo(atLeast(DISMISSALS.total, 1))),
  }),
  incidentMarket({
    ...CARDS,
    id: 1016009,
    key: 'team-sending-off',
    order: 910,
    margin: 0.09,
    selections: () =>
      ofBothSides(108, (side, book) => outcomes(book, yesNo(atLeast(DISMISSALS[side], 1)))),
  }),
  incidentMarket({
    ...CARDS,
    id: 1016010,
    key: 'both-teams-carded',
    order: 920,
    margin: 0.08,
    live: 'P',
    selections: () =>
      outcomes(oneBook(110), yesNo(all(atLeast(MATCH.home, 1), atLeast(MATCH.away, 1)))),
  }),
] as const

/** The card of a number, on sale once the one before has been shown. */
function bookingOf(n: number): readonly IncidentSpec[] {
  const book = within(oneBook(105), `bookingnr=${n}`, 3 * n)
  const specs = outcomes(book, firstBy(`cards.nth${n}`))
  return specs.map((spec) => ({ ...spec, opens: { incidents: n - 1 } }))
}
