import { ENGLISH_SELECTIONS } from '../english-selections.ts'
import type { MarketWords } from './market-words.ts'

export const MARKET_WORDS_EN: MarketWords = {
  ...ENGLISH_SELECTIONS,
  and: 'and',
  none: 'None',
  odd: 'Odd',
  even: 'Even',
  both: 'Both',
  firstHalf: '1st half',
  secondHalf: '2nd half',
  equal: 'Equal',
  minutes: (from, to) => `${from} to ${to} min`,
  only: (team) => `Only ${team}`,
  by: (team, goals) => `${team} by ${goals}`,
}
