import type { TennisPartKey } from '@caderneta/domain/markets/sets/parts/part-markets'
import type { TennisMarketKey } from '@caderneta/domain/markets/tennis'
import type { MarketText } from './market-text.ts'

/** Tennis in English. What a retirement leaves undecided is void, and so is a walkover. */
export const TENNIS_TEXTS_EN: Readonly<Record<TennisMarketKey | TennisPartKey, MarketText>> = {
  'match-winner': {
    name: 'Match Winner',
    help: 'Who wins the match. A retirement or a walkover returns the stake.',
  },
  'set-winner': {
    name: 'Set {setnr} Winner',
    help: 'Who wins this set. A set that is not played to its end returns the stake.',
  },
  'total-games': {
    name: 'Total Games',
    help: 'Games of both players in the match, over or under the line. A tie-break is one game.',
  },
  'correct-set-score': {
    name: 'Correct Set Score',
    help: 'The exact score of the match in sets.',
  },
  'set-handicap': {
    name: 'Set Handicap',
    help: 'Sets won by the player plus the handicap have to be more than those of the other.',
  },
  'total-sets': {
    name: 'Total Sets',
    help: 'Sets that are played in the match, over or under the line.',
  },
  'exact-sets': {
    name: 'Exact Sets',
    help: 'The exact number of sets that are played.',
  },
  'game-handicap': {
    name: 'Game Handicap',
    help: 'Games won by the player in the match plus the handicap have to be more than those of the other.',
  },
  'player-total-games': {
    name: '{team} Total Games',
    help: 'Games won by this player in the match, over or under the line.',
  },
  'odd-even-games': {
    name: 'Odd/Even Games',
    help: 'Whether the number of games in the match is odd or even. A tie-break is one game.',
  },
  'wins-a-set': {
    name: '{team} to Win a Set',
    help: 'Yes wins as soon as this player wins a set.',
  },
  'tie-break': {
    name: 'Tie-break in Match',
    help: 'Yes wins when any set reaches six games all.',
  },
  'first-set-and-match': {
    name: 'First Set/Match',
    help: 'Who wins the first set and who wins the match.',
  },
  'winner-and-total': {
    name: 'Winner & Total Games',
    help: 'Who wins the match, together with over or under the line of games.',
  },
  'comeback-from-set-down': {
    name: '{team} to Win from a Set Down',
    help: 'Yes wins when this player loses the first set and wins the match.',
  },
  'set-game-handicap': {
    name: 'Set {setnr} Game Handicap',
    help: 'Games won by the player in this set plus the handicap have to be more than those of the other.',
  },
  'set-total-games': {
    name: 'Set {setnr} Total Games',
    help: 'Games of both players in this set, over or under the line.',
  },
  'set-correct-score': {
    name: 'Set {setnr} Correct Score',
    help: 'The exact score of this set in games.',
  },
  'set-odd-even': {
    name: 'Set {setnr} Odd/Even',
    help: 'Whether the number of games in this set is odd or even.',
  },
  'set-tie-break': {
    name: 'Set {setnr} Tie-break',
    help: 'Yes wins when this set reaches six games all.',
  },
  'set-race': {
    name: 'Set {setnr} Race to {games} Games',
    help: 'Who is the first to win so many games of this set.',
  },
  'game-winner': {
    name: 'Set {setnr} Game {gamenr} Winner',
    help: 'Who wins this game; the tie-break is game 13. A game that is not played returns the stake.',
  },
  'game-to-deuce': {
    name: 'Set {setnr} Game {gamenr} to Deuce',
    help: 'Yes wins when this game reaches 40-40.',
  },
  'game-correct-score': {
    name: 'Set {setnr} Game {gamenr} Score',
    help: 'Who wins this game and how many points the other player has; at 40 it went to deuce.',
  },
  'point-winner': {
    name: 'Set {setnr} Game {gamenr} Point {pointnr} Winner',
    help: 'Who wins this point. A point that is not played returns the stake.',
  },
}
