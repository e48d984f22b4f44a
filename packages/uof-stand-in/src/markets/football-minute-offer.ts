import { type OfferedMarket, outcomeIds, RESULT, SCORE, TOTAL } from './offered-market.ts'

const inMinutes = (
  uof: number,
  minutes: 5 | 10 | 15,
  outcomes: OfferedMarket['outcomes'],
): OfferedMarket => ({ uof, outcomes, groups: `all|score|${minutes}_min` })

/** Goals by minutes of the clock; our parameters are those of the feed. */
export const FOOTBALL_MINUTE_OFFER: Readonly<Record<number, OfferedMarket>> = {
  1014001: {
    uof: 100,
    fixed: 'goalnr=1',
    outcomes: outcomeIds(584, ['1-15', '16-30', '31-45', '46-60', '61-75', '76-90', 'None'], {
      step: 2,
    }),
    groups: SCORE,
  },
  1014002: inMinutes(102, 15, RESULT),
  1014003: inMinutes(104, 15, TOTAL),
  1014004: inMinutes(107, 10, TOTAL),
  1014005: inMinutes(110, 5, TOTAL),
}
