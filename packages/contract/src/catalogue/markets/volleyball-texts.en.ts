import type { VolleyballPartKey } from '@caderneta/domain/markets/sets/parts/part-markets'
import type { VolleyballMarketKey } from '@caderneta/domain/markets/volleyball'
import type { MarketText } from './market-text.ts'

/** Volleyball in English. A set that is not played is void. */
export const VOLLEYBALL_TEXTS_EN: Readonly<
  Record<VolleyballMarketKey | VolleyballPartKey, MarketText>
> = {
  'money-line': {
    name: 'Money Line',
    help: 'Who wins the match: the first team with three sets.',
  },
  'set-winner': {
    name: 'Set {setnr} Winner',
    help: 'Who wins this set. A set that is not played to its end returns the stake.',
  },
  'total-points': {
    name: 'Total Points',
    help: 'Points of both teams in all sets, over or under the line.',
  },
  'correct-set-score': {
    name: 'Correct Set Score',
    help: 'The exact score of the match in sets.',
  },
  'set-handicap': {
    name: 'Set Handicap',
    help: 'Sets won by the team plus the handicap have to be more than those of the other.',
  },
  'total-sets': {
    name: 'Total Sets',
    help: 'Sets that are played in the match, over or under the line.',
  },
  'exact-sets': {
    name: 'Exact Sets',
    help: 'The exact number of sets that are played.',
  },
  'fourth-set': {
    name: '4th Set',
    help: 'Yes wins as soon as it is certain that a fourth set will be played.',
  },
  'fifth-set': {
    name: '5th Set',
    help: 'Yes wins as soon as it is certain that a fifth set will be played.',
  },
  'wins-a-set': {
    name: '{team} to Win a Set',
    help: 'Yes wins as soon as this team wins a set.',
  },
  'exactly-n-sets': {
    name: '{team} to Win Exactly {sets} Set(s)',
    help: 'Yes wins when this team wins exactly so many sets.',
  },
  'point-handicap': {
    name: 'Point Handicap',
    help: 'Points of the team in all sets plus the handicap have to be more than those of the other.',
  },
  'team-total-points': {
    name: '{team} Total Points',
    help: 'Points of this team in all sets, over or under the line.',
  },
  'odd-even-points': {
    name: 'Odd/Even Points',
    help: 'Whether the number of points in all sets is odd or even.',
  },
  'extra-point-sets': {
    name: 'Sets Decided by Extra Points',
    help: 'Sets that go beyond 25 points, or beyond 15 in the fifth.',
  },
  'winner-and-total': {
    name: 'Winner & Total Points',
    help: 'Who wins the match, together with over or under the line of points.',
  },
  'set-point-handicap': {
    name: 'Set {setnr} Point Handicap',
    help: 'Points of the team in this set plus the handicap have to be more than those of the other.',
  },
  'set-total-points': {
    name: 'Set {setnr} Total Points',
    help: 'Points of both teams in this set, over or under the line.',
  },
  'set-odd-even': {
    name: 'Set {setnr} Odd/Even',
    help: 'Whether the number of points in this set is odd or even.',
  },
  'set-race': {
    name: 'Set {setnr} Race to {pointnr}',
    help: 'Who is first to so many points of this set.',
  },
  'set-nth-point': {
    name: 'Set {setnr} Point {pointnr}',
    help: 'Who wins this point of the set. A point that is not played returns the stake.',
  },
}
