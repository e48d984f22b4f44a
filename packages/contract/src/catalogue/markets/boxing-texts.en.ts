import type { BoxingMarketKey } from '@caderneta/domain/markets/boxing'
import type { MarketText } from './market-text.ts'

/** Boxing in English. A no contest before the minimum of rounds voids what is not decided. */
export const BOXING_TEXTS_EN: Readonly<Record<BoxingMarketKey, MarketText>> = {
  'fight-winner': {
    name: 'Fight Winner',
    help: 'Who is announced as the winner in the ring. A draw is an outcome of its own.',
  },
  'fight-draw-no-bet': {
    name: 'Fight Draw No Bet',
    help: 'Who wins the fight. A draw returns the stake.',
  },
  'fight-double-chance': {
    name: 'Fight Double Chance',
    help: 'Covers two of the three results of the fight and wins with either.',
  },
  'goes-the-distance': {
    name: 'Fight to Go the Distance',
    help: 'Yes wins when the judges decide after the last scheduled round.',
  },
  'total-rounds': {
    name: 'Total Rounds',
    help: 'A line is passed at the middle of its round: Over 6.5 wins after 1:30 of the seventh round.',
  },
  'method-of-victory': {
    name: 'Method of Victory',
    help: 'Who wins and how: by knockout, stoppage or disqualification (KO), or on points by the judges.',
  },
  'winner-and-round': {
    name: 'Winner & Exact Round',
    help: 'Who wins and in which round the fight is stopped, or on points by the judges.',
  },
  'winner-and-round-range': {
    name: 'Winner & Round Group',
    help: 'Who wins and in which group of rounds the fight is stopped, or on points by the judges.',
  },
  'ending-round': {
    name: 'Round of Ending',
    help: 'The round in which the fight is stopped. Who does not come out for a round lost in the one before.',
  },
  'starts-round': {
    name: 'Round {roundnr} to Start',
    help: 'Yes wins when the bell of this round rings with both fighters in the ring.',
  },
  'decision-type': {
    name: 'Type of Decision',
    help: 'Unanimous: the three judges agree. Split: two of them have different winners. Majority: any other.',
  },
  knockdown: {
    name: 'Knockdown in the Fight',
    help: 'Yes wins when the referee counts over a fighter, or ends the fight with one on the canvas.',
  },
  'fighter-knocked-down': {
    name: '{team} Knocked Down',
    help: 'Yes wins when this fighter goes down and the referee counts or ends the fight.',
  },
}
