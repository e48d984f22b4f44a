import { rowsOf } from './market-row.ts'
import { numbered, OVER_UNDER, THREE_WAY } from './outcomes.ts'

const TOTAL_OF_WINDOW = { params: ['from', 'to', 'total'], outcomes: OVER_UNDER } as const

/** Football: goals between two minutes of the clock. */
export const FOOTBALL_MINUTE_ROWS = rowsOf('football', [
  {
    marketId: 1014001,
    uof: 100,
    fixed: 'goalnr=1',
    outcomes: numbered(584, 2, [...['1-15', '16-30', '31-45', '46-60', '61-75', '76-90'], 'None']),
  },
  { marketId: 1014002, uof: 102, params: ['from', 'to'], outcomes: THREE_WAY },
  { marketId: 1014003, uof: 104, ...TOTAL_OF_WINDOW },
  { marketId: 1014004, uof: 107, ...TOTAL_OF_WINDOW },
  { marketId: 1014005, uof: 110, ...TOTAL_OF_WINDOW },
])
