import type { SportRoute } from '@caderneta/domain/markets/registry/sports'
import { FOOTBALL_INCIDENT_OFFER } from './football-incident-offer.ts'
import { FOOTBALL_MINUTE_OFFER } from './football-minute-offer.ts'
import { FOOTBALL_OFFER } from './football-offer.ts'
import {
  ANSWER,
  type OfferedMarket,
  outcomeIds,
  RESULT,
  SCORE,
  SPREAD,
  TOTAL,
  WINNER,
} from './offered-market.ts'

type Offer = Readonly<Record<number, OfferedMarket>>

const WITH_OVERTIME = 'all|score|incl_ot'

const total = (uof: number, groups = SCORE): OfferedMarket => ({
  uof,
  bare: 'total',
  outcomes: TOTAL,
  groups,
})

/** Final scores in sets or maps: the variant follows from the number that wins. */
const finalScores = (uof: number): OfferedMarket => ({
  uof,
  outcomes: {
    ...outcomeIds(4, ['2-0', '2-1', '1-2', '0-2'], { variant: 'sr:correct_score:bestof:3' }),
    ...outcomeIds(8, ['3-0', '3-1', '3-2', '2-3', '1-3', '0-3'], {
      variant: 'sr:correct_score:bestof:5',
    }),
  },
  groups: SCORE,
})

const POINTS: Offer = {
  1000061: { uof: 223, bare: 'hcp', outcomes: SPREAD, groups: WITH_OVERTIME },
  1000062: total(225, WITH_OVERTIME),
  1000006: { uof: 60, outcomes: RESULT, groups: 'all|score|1st_half' },
  1000063: total(68, 'all|score|1st_half'),
}

export const OFFER_BY_SPORT: Readonly<Record<SportRoute, Offer>> = {
  football: { ...FOOTBALL_OFFER, ...FOOTBALL_MINUTE_OFFER, ...FOOTBALL_INCIDENT_OFFER },
  basketball: {
    ...POINTS,
    1000040: {
      uof: 219,
      outcomes: { 'Money Line 1': '4', 'Money Line 2': '5' },
      groups: WITH_OVERTIME,
    },
    1000064: { ...total(236, 'all|score|quarter'), fixed: 'quarternr=1' },
  },
  'american-football': {
    ...POINTS,
    1000002: { uof: 219, outcomes: WINNER, groups: WITH_OVERTIME },
  },
  tennis: {
    1000020: { uof: 186, outcomes: WINNER, groups: SCORE },
    1000073: { uof: 202, fixed: 'setnr=1', outcomes: WINNER, groups: 'all|score|set' },
    1000071: total(189),
    1000072: finalScores(199),
  },
  volleyball: {
    1000040: { uof: 186, outcomes: { 'To Win 1': '4', 'To Win 2': '5' }, groups: SCORE },
    1000073: { uof: 202, fixed: 'setnr=1', outcomes: WINNER, groups: 'all|score|set' },
    1000062: total(238),
    1000072: finalScores(199),
  },
  'e-sports': {
    1000002: { uof: 186, outcomes: WINNER, groups: SCORE },
    1000076: { uof: 330, fixed: 'mapnr=1', outcomes: WINNER, groups: 'all|score|map_incl_ot' },
    1000074: total(328),
    1000075: finalScores(329),
  },
  boxing: {
    1000047: { uof: 1, outcomes: { 'To Win 1': '1', Draw: '2', 'To Win 2': '3' }, groups: SCORE },
    1000065: total(18),
    1000066: { uof: 911, outcomes: ANSWER, groups: 'all' },
  },
}
