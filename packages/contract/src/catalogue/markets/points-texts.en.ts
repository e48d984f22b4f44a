import type { AmericanFootballMarketKey } from '@caderneta/domain/markets/american-football'
import type { BasketballMarketKey } from '@caderneta/domain/markets/basketball'
import type { MarketText } from './market-text.ts'

/** What basketball and American football have in common, in English. */
const COMMON = {
  'money-line': {
    name: 'Money Line',
    help: 'Who wins the game, with overtime. A game that ends level returns the stake.',
  },
  'point-spread': {
    name: 'Point Spread',
    help: 'The handicap is added to the points of the team, with overtime. Level returns the stake.',
  },
  'total-points': {
    name: 'Total Points',
    help: 'Points of both teams together, with overtime, over or under the line.',
  },
  'h1-result': {
    name: '1st Half Result',
    help: 'Who leads at half-time, or a draw.',
  },
  'h1-total-points': {
    name: 'First-half Total Points',
    help: 'Points of both teams in the first half, over or under the line.',
  },
  'quarter-total-points': {
    name: 'Quarter {quarternr} Total Points',
    help: 'Points of both teams in this quarter, over or under the line.',
  },
  'regular-time-result': {
    name: 'Regular-time Result',
    help: 'Who leads after four quarters, or a draw. Overtime does not count.',
  },
  'team-total-points': {
    name: '{team} Total Points',
    help: 'Points of this team, with overtime, over or under the line.',
  },
  'half-time-full-time': {
    name: 'Half-time/Full-time',
    help: 'The result at half-time and the result after four quarters: both have to be right.',
  },
  'odd-even': {
    name: 'Odd/Even Points',
    help: 'Whether the total of points is odd or even, with overtime.',
  },
  overtime: {
    name: 'Overtime',
    help: 'Yes wins when the score is level after four quarters.',
  },
  'winner-and-total': {
    name: 'Winner & Total',
    help: 'Who wins and the total of points, with overtime: both parts have to be right.',
  },
  'highest-quarter': {
    name: 'Highest Scoring Quarter',
    help: 'The quarter with more points than each of the others, or Equal.',
  },
  'h1-spread': {
    name: '1st Half Spread',
    help: 'The handicap is added to the points of the team in the first half.',
  },
  'h1-team-total': {
    name: '1st Half {team} Total',
    help: 'Points of this team in the first half, over or under the line.',
  },
  'h2-spread': {
    name: '2nd Half Spread',
    help: 'The handicap is added to the points of the team after half-time, with overtime.',
  },
  'h2-total': {
    name: '2nd Half Total',
    help: 'Points of both teams after half-time, with overtime, over or under the line.',
  },
  'quarter-result': {
    name: 'Quarter {quarternr} Result',
    help: 'Who makes more points in this quarter, or a draw.',
  },
  'quarter-spread': {
    name: 'Quarter {quarternr} Spread',
    help: 'The handicap is added to the points of the team in this quarter.',
  },
} as const satisfies Readonly<
  Partial<Record<BasketballMarketKey & AmericanFootballMarketKey, MarketText>>
>

/** Basketball in English. */
export const BASKETBALL_TEXTS_EN: Readonly<Record<BasketballMarketKey, MarketText>> = {
  ...COMMON,
  'winning-margin': {
    name: 'Winning Margin',
    help: 'By how many points a team wins, with overtime.',
  },
  'race-to-points': {
    name: 'Race to {pointnr} Points',
    help: 'Which team is first to have so many points. If neither has them, the stake is returned.',
  },
  'h1-draw-no-bet': {
    name: '1st Half Draw No Bet',
    help: 'Who leads at half-time. A draw returns the stake.',
  },
  'h1-odd-even': {
    name: '1st Half Odd/Even',
    help: 'Whether the points of the first half are odd or even.',
  },
  'h2-result': {
    name: '2nd Half Result (with Overtime)',
    help: 'Who makes more points after half-time, with overtime, or a draw.',
  },
  'quarter-draw-no-bet': {
    name: 'Quarter {quarternr} Draw No Bet',
    help: 'Who makes more points in this quarter. A draw returns the stake.',
  },
  'quarter-team-total': {
    name: 'Quarter {quarternr} {team} Total',
    help: 'Points of this team in this quarter, over or under the line.',
  },
  'quarter-odd-even': {
    name: 'Quarter {quarternr} Odd/Even',
    help: 'Whether the points of this quarter are odd or even. No points is even.',
  },
  'quarter-race': {
    name: 'Quarter {quarternr} Race to {pointnr} Points',
    help: 'Which team is first to have so many points in this quarter, or None.',
  },
}

/** American football in English. */
export const AMERICAN_FOOTBALL_TEXTS_EN: Readonly<Record<AmericanFootballMarketKey, MarketText>> = {
  ...COMMON,
  'winning-margin': {
    name: 'Winning Margin',
    help: 'By how many points a team wins, with overtime, or a draw.',
  },
  'race-to-points': {
    name: 'Race to {pointnr} Points',
    help: 'Which team is first to have so many points, with overtime, or None.',
  },
  'first-score': {
    name: 'First to Score',
    help: 'Which team makes the first points of the game, or None.',
  },
  'first-score-type': {
    name: 'Type of the First Score',
    help: 'How the first points are made. Field Goal wins with any that are no touchdown.',
  },
  'total-touchdowns': {
    name: 'Total Touchdowns',
    help: 'Touchdowns of both teams, with overtime, over or under the line.',
  },
  'total-field-goals': {
    name: 'Total Field Goals',
    help: 'Field goals of both teams, with overtime, over or under the line.',
  },
  safety: {
    name: 'Safety',
    help: 'Yes wins when either team makes two points by a safety, with overtime.',
  },
  'drive-result': {
    name: '{team} Drive {drivenr} Result',
    help: 'How this drive of the team ends. A turnover is any loss of the ball that is no punt.',
  },
}
