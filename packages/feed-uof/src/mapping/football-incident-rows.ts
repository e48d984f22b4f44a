import { forBothSides, rowsOf } from './market-row.ts'
import { HANDICAP, NEXT, ODD_EVEN, OVER_UNDER, ofVariant, THREE_WAY, YES_NO } from './outcomes.ts'

const TOTAL = { param: 'total', specifier: 'total={}', outcomes: OVER_UNDER } as const
const TOTAL_OF_SIDE = { param: 'total', outcomes: OVER_UNDER } as const
const CORNER = { param: 'cornernr', specifier: 'cornernr={}', outcomes: NEXT } as const
const RANGE = 'sr:point_range:12+'
const CARD = { param: 'bookingnr', specifier: 'bookingnr={}', outcomes: NEXT } as const

/** Football: corners and cards. Shots are in its descriptions for players alone. */
export const FOOTBALL_INCIDENT_ROWS = rowsOf('football', [
  { marketId: 1015001, uof: 166, ...TOTAL },
  { marketId: 1015002, uof: 162, outcomes: THREE_WAY },
  { marketId: 1015003, uof: 165, param: 'hcp', specifier: 'hcp={}', outcomes: HANDICAP },
  ...forBothSides([167, 168], { marketId: 1015004, ...TOTAL_OF_SIDE }),
  {
    marketId: 1015005,
    uof: 169,
    fixed: `variant=${RANGE}`,
    outcomes: ofVariant(RANGE, 1141, ['0-8', '9-11', '12+']),
  },
  { marketId: 1015006, uof: 172, outcomes: ODD_EVEN },
  { marketId: 1015007, uof: 163, ...CORNER },
  { marketId: 1015008, uof: 601, ...CORNER },
  { marketId: 1015009, uof: 177, ...TOTAL },
  { marketId: 1015010, uof: 173, outcomes: THREE_WAY },
  ...forBothSides([178, 179], { marketId: 1015011, ...TOTAL_OF_SIDE }),
  { marketId: 1015012, uof: 575, params: ['from', 'to', 'total'], outcomes: OVER_UNDER },
  { marketId: 1016001, uof: 139, ...TOTAL },
  { marketId: 1016002, uof: 136, outcomes: THREE_WAY },
  ...forBothSides([140, 141], { marketId: 1016004, ...TOTAL_OF_SIDE }),
  { marketId: 1016005, uof: 138, ...TOTAL },
  { marketId: 1016006, uof: 137, ...CARD },
  { marketId: 1016007, uof: 152, ...TOTAL },
  { marketId: 1016008, uof: 146, outcomes: YES_NO },
  ...forBothSides([147, 148], { marketId: 1016009, outcomes: YES_NO }),
])
