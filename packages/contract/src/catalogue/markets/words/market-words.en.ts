import { ENGLISH_SELECTIONS } from '../../english-selections.ts'
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
  builder: 'Bet Builder',
  only: (team) => `Only ${team}`,
  by: (team, how) => `${team} by ${how}`,
  wonTo: (team, points) => `${team} to ${points}`,
  decision: 'Decision',
  knockout: 'KO',
  points: 'points',
  unanimous: 'Unanimous',
  majority: 'Majority',
  split: 'Split',
  stoppage: 'No decision (stoppage)',
  round: (number) => `Round ${number}`,
  quarter: (number) => `Quarter ${number}`,
  groups: 'Group stage',
  runnerUp: 'Runner-up',
  champion: 'Champion',
  lastSides: (sides) => STAGES[sides] ?? `Round of ${sides}`,
}

const STAGES: Readonly<Record<string, string>> = {
  '4': 'Semi-finals',
  '8': 'Quarter-finals',
}
