import type { FootballMarketKey } from '@caderneta/domain/markets/sports/football/football'
import { INCIDENT_TEXTS_EN } from './incident-texts.en.ts'
import type { MarketText } from './market-text.ts'

/** Football in English. Everything counts the 90 minutes with stoppage time. */
export const FOOTBALL_TEXTS_EN: Readonly<Record<FootballMarketKey, MarketText>> = {
  ...INCIDENT_TEXTS_EN,
  'match-result': {
    name: 'Match Result',
    help: 'Who wins after 90 minutes with stoppage time, or a draw.',
  },
  'double-chance': {
    name: 'Double Chance',
    help: 'Covers two of the three results and wins with either.',
  },
  'both-teams-to-score': {
    name: 'Both Teams to Score',
    help: 'Yes wins when each team scores at least one goal.',
  },
  'draw-no-bet': {
    name: 'Draw No Bet',
    help: 'Who wins the match. A draw returns the stake.',
  },
  'next-goal': {
    name: '{nth} Goal',
    help: 'Which team scores this goal of the match, or None if it does not come.',
  },
  'rest-of-match': {
    name: 'Rest of the Match ({score})',
    help: 'Only goals after the score shown count, as if the match started again from 0-0.',
  },
  'total-goals': {
    name: 'Total Goals',
    help: 'Goals of both teams together, over or under the line.',
  },
  'asian-total': {
    name: 'Asian Total Goals',
    help: 'A total equal to the line returns the stake. On a quarter line half of the stake is on each neighbouring line.',
  },
  'team-total-goals': {
    name: '{team} Total Goals',
    help: 'Goals of this team, over or under the line.',
  },
  'exact-goals': {
    name: 'Exact Goals',
    help: 'The exact number of goals in the match. 6+ means six or more.',
  },
  'team-exact-goals': {
    name: '{team} Exact Goals',
    help: 'The exact number of goals of this team. 3+ means three or more.',
  },
  'goal-range': {
    name: 'Goal Range',
    help: 'The range that the total of goals falls in.',
  },
  'multi-goals': {
    name: 'Multigoals',
    help: 'Wins when the total of goals is within the range. Ranges overlap: more than one can win.',
  },
  'team-multi-goals': {
    name: '{team} Multigoals',
    help: 'Wins when the goals of this team are within the range. More than one range can win.',
  },
  'odd-even-goals': {
    name: 'Odd/Even Goals',
    help: 'Whether the total of goals is odd or even. No goals is even.',
  },
  'team-odd-even-goals': {
    name: '{team} Odd/Even Goals',
    help: 'Whether the goals of this team are odd or even. No goals is even.',
  },
  'which-team-scores': {
    name: 'Which Team to Score',
    help: 'Whether only one of the teams scores, both or neither.',
  },
  'clean-sheet': {
    name: '{team} Clean Sheet',
    help: 'Yes wins when the opponent does not score.',
  },
  'win-to-nil': {
    name: '{team} to Win to Nil',
    help: 'Yes wins when this team wins and the opponent does not score.',
  },
  'last-goal': {
    name: 'Last Goal',
    help: 'Which team scores the last goal of the match, or None after 0-0.',
  },
  'score-both-halves': {
    name: '{team} to Score in Both Halves',
    help: 'Yes wins when this team scores in the first and in the second half.',
  },
  'both-teams-2plus': {
    name: 'Both Teams to Score 2+',
    help: 'Yes wins when each team scores at least two goals.',
  },
  'correct-score': {
    name: 'Correct Score',
    help: 'The score after 90 minutes with stoppage time. Any other score wins when a team scores more than five.',
  },
  'winning-margin': {
    name: 'Winning Margin',
    help: 'By how many goals a team wins, or a draw.',
  },
  'half-time-result': {
    name: 'Half-time Result',
    help: 'Who leads at half-time, or a draw.',
  },
  'half-time-full-time': {
    name: 'Half-time/Full-time',
    help: 'The result at half-time and the result at the end: both have to be right.',
  },
  'h1-double-chance': {
    name: '1st Half Double Chance',
    help: 'Covers two of the three results of the first half.',
  },
  'h1-draw-no-bet': {
    name: '1st Half Draw No Bet',
    help: 'Who leads at half-time. A draw returns the stake.',
  },
  'h1-total-goals': {
    name: '1st Half Total Goals',
    help: 'Goals of the first half. A total equal to the line returns the stake; on a quarter line half of it is on each neighbouring line.',
  },
  'h1-team-total': {
    name: '1st Half {team} Total',
    help: 'Goals of this team in the first half, over or under the line.',
  },
  'h1-both-score': {
    name: '1st Half Both Score',
    help: 'Yes wins when each team scores at least one goal in the first half.',
  },
  'h1-next-goal': {
    name: '1st Half {nth} Goal',
    help: 'Which team scores this goal of the first half, or None if it does not come before half-time.',
  },
  'h1-exact-goals': {
    name: '1st Half Exact Goals',
    help: 'The exact number of goals of the first half. 2+ means two or more.',
  },
  'h1-odd-even': {
    name: '1st Half Odd/Even',
    help: 'Whether the goals of the first half are odd or even. No goals is even.',
  },
  'h1-correct-score': {
    name: '1st Half Correct Score',
    help: 'The score at half-time. Any other score wins when a team scores more than two.',
  },
  'h1-asian-handicap': {
    name: '1st Half Asian Handicap',
    help: 'The handicap is added to the goals of the team in the first half. Level returns the stake; on a quarter line half of it is on each neighbouring line.',
  },
  'h2-result': {
    name: '2nd Half Result',
    help: 'Who scores more goals after half-time, or a draw.',
  },
  'h2-double-chance': {
    name: '2nd Half Double Chance',
    help: 'Covers two of the three results of the second half. Only goals after half-time count.',
  },
  'h2-draw-no-bet': {
    name: '2nd Half Draw No Bet',
    help: 'Who scores more goals after half-time. A draw returns the stake.',
  },
  'h2-total-goals': {
    name: '2nd Half Total Goals',
    help: 'Goals after half-time. A total equal to the line returns the stake; on a quarter line half of it is on each neighbouring line.',
  },
  'h2-team-total': {
    name: '2nd Half {team} Total',
    help: 'Goals of this team after half-time, over or under the line.',
  },
  'h2-both-score': {
    name: '2nd Half Both Score',
    help: 'Yes wins when each team scores at least one goal after half-time.',
  },
  'h2-exact-goals': {
    name: '2nd Half Exact Goals',
    help: 'The exact number of goals after half-time. 2+ means two or more.',
  },
  'h2-correct-score': {
    name: '2nd Half Correct Score',
    help: 'The score of the second half alone. Any other score wins when a team scores more than two in it.',
  },
  'highest-scoring-half': {
    name: 'Highest Scoring Half',
    help: 'Which half has more goals, or equal.',
  },
  'win-both-halves': {
    name: '{team} to Win Both Halves',
    help: 'Yes wins when this team scores more goals than the opponent in each half.',
  },
  'win-either-half': {
    name: '{team} to Win Either Half',
    help: 'Yes wins when this team scores more goals than the opponent in one half or in both.',
  },
  'both-halves-over': {
    name: 'Both Halves Over {line}',
    help: 'Yes wins when each half has more goals than the line.',
  },
  'both-halves-under': {
    name: 'Both Halves Under {line}',
    help: 'Yes wins when each half has fewer goals than the line.',
  },
  'asian-handicap': {
    name: 'Asian Handicap',
    help: 'The handicap is added to the goals of the team. Level returns the stake; on a quarter line half of it is on each neighbouring line.',
  },
  'european-handicap': {
    name: 'European Handicap',
    help: 'The result when the match starts from the score shown. Here the draw can be bet on too.',
  },
  'result-and-btts': {
    name: 'Result & Both Score',
    help: 'The result and whether both teams score: both parts have to be right.',
  },
  'result-and-total': {
    name: 'Result & Total',
    help: 'The result and the total of goals: both parts have to be right.',
  },
  'btts-and-total': {
    name: 'Both Score & Total',
    help: 'Whether both teams score and the total of goals: both parts have to be right.',
  },
  'dc-and-btts': {
    name: 'Double Chance & Both Score',
    help: 'Two of the three results and whether both teams score: both parts have to be right.',
  },
  'dc-and-total': {
    name: 'Double Chance & Total',
    help: 'Two of the three results and the total of goals: both parts have to be right.',
  },
  'htft-and-total': {
    name: 'HT/FT & Total',
    help: 'The result at half-time, the result at the end and the total of goals: all have to be right.',
  },
  'h1-result-and-btts': {
    name: '1st Half Result & Both Score',
    help: 'The result of the first half and whether both teams score in it.',
  },
  'h1-result-and-total': {
    name: '1st Half Result & Total',
    help: 'The result of the first half and its total of goals.',
  },
  'first-goal-and-result': {
    name: 'First Goal & Result',
    help: 'Who scores first and the result at the end. None wins with 0-0.',
  },
  'result-or-total': {
    name: '{result} or {goals} {line} Goals',
    help: 'Yes wins when at least one of the two happens.',
  },
  'result-or-btts': {
    name: '{result} or Both Score',
    help: 'Yes wins when at least one of the two happens.',
  },
  'comeback-win': {
    name: '{team} to Win from Behind',
    help: 'Yes wins when this team is behind at some time and wins.',
  },
  'first-goal-time': {
    name: 'First Goal Time',
    help: 'The quarter of an hour of the first goal, or None if there is none. Stoppage time counts in the last quarter of its half.',
  },
  'window-15-result': {
    name: 'Result from {from} to {to} min',
    help: 'Which team scores more in these minutes of the clock. Stoppage time counts in the last minutes of its half.',
  },
  'window-15-total': {
    name: 'Goals from {from} to {to} min',
    help: 'Whether a goal is scored in these minutes of the clock. Stoppage time counts in the last minutes of its half.',
  },
  'window-10-total': {
    name: 'Goals in 10 Minutes: {from} to {to} min',
    help: 'Whether a goal is scored in these ten minutes of the clock. Stoppage time counts in the last minutes of its half.',
  },
  'window-5-total': {
    name: 'Goals in 5 Minutes: {from} to {to} min',
    help: 'Whether a goal is scored in these five minutes of the clock. Stoppage time counts in the last minutes of its half.',
  },
}
