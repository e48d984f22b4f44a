import {
  ANSWER,
  type OfferedMarket,
  PARITY,
  RESULT,
  SCORER,
  SPREAD,
  sides,
  TOTAL,
} from './offered-market.ts'

const about =
  (groups: string) => (uof: OfferedMarket['uof'], outcomes: OfferedMarket['outcomes']) => ({
    uof,
    outcomes,
    groups,
  })
const corners = about('all|regular_play|corners')
const cornersOfHalf = about('all|1st_half|corners')
const cards = about('all|regular_play|bookings')

/** Corners and cards; the feed has no market of shots and of card leads. */
export const FOOTBALL_INCIDENT_OFFER: Readonly<Record<number, OfferedMarket>> = {
  1015001: corners(166, TOTAL),
  1015002: corners(162, RESULT),
  1015003: corners(165, SPREAD),
  1015004: corners(sides(167, 168), TOTAL),
  1015005: {
    ...corners(169, {
      '0-8': 'sr:point_range:12+:1141',
      '9-11': 'sr:point_range:12+:1142',
      '12+': 'sr:point_range:12+:1143',
    }),
    fixed: 'variant=sr:point_range:12+',
  },
  1015006: corners(172, PARITY),
  1015007: corners(163, SCORER),
  1015008: corners(601, SCORER),
  1015009: cornersOfHalf(177, TOTAL),
  1015010: cornersOfHalf(173, RESULT),
  1015011: cornersOfHalf(sides(178, 179), TOTAL),
  1015012: { uof: 575, outcomes: TOTAL, groups: 'all|10_min|corners' },
  1016001: cards(139, TOTAL),
  1016002: cards(136, RESULT),
  1016004: cards(sides(140, 141), TOTAL),
  1016005: cards(138, TOTAL),
  1016006: cards(137, SCORER),
  1016007: { ...cards(152, TOTAL), groups: 'all|1st_half|bookings' },
  1016008: cards(146, ANSWER),
  1016009: cards(sides(147, 148), ANSWER),
}
