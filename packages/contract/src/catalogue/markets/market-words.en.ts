import { ENGLISH_SELECTIONS } from '../english-selections.ts'
import type { MarketWords } from './market-words.ts'

/** 1st, 2nd, 3rd, 4th, 11th, 21st. */
function endingOf(n: number): string {
  if ([11, 12, 13].includes(n % 100)) return 'th'
  return ['th', 'st', 'nd', 'rd'][n % 10] ?? 'th'
}

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
  nth: (n) => `${n}${endingOf(Number(n))}`,
  only: (team) => `Only ${team}`,
  by: (team, goals) => `${team} by ${goals}`,
}
