import type { OtherTexts } from './sport-texts.ts'

/** Every sport but football in English. */
export const OTHER_TEXTS_EN: OtherTexts = {
  tennis: {
    'match-winner': {
      name: 'Match Winner',
      help: 'Who wins the match.',
    },
    'set-winner': {
      name: 'First Set Winner',
      help: 'Who wins the first set.',
    },
    'total-games': {
      name: 'Total Games',
      help: 'More or fewer games in the match than the line. A tie-break counts as one game.',
    },
    'correct-set-score': {
      name: 'Correct Set Score',
      help: 'The final score in sets.',
    },
  },
  basketball: {
    'money-line': {
      name: 'Money Line',
      help: 'Who wins the game, with all overtime.',
    },
    'point-spread': {
      name: 'Point Spread',
      help: 'Who has more points once the handicap is added. Overtime counts.',
    },
    'total-points': {
      name: 'Total Points',
      help: 'More or fewer points of both teams together than the line. Overtime counts.',
    },
    'h1-result': {
      name: 'Half-time Result',
      help: 'Who has more points in the first half, or the draw.',
    },
    'h1-total-points': {
      name: 'First-half Total Points',
      help: 'More or fewer points of both teams together in the first half than the line.',
    },
    'quarter-total-points': {
      name: 'First-quarter Total Points',
      help: 'More or fewer points of both teams together in the first quarter than the line.',
    },
  },
  volleyball: {
    'money-line': {
      name: 'Money Line',
      help: 'Who wins the match.',
    },
    'set-winner': {
      name: 'First Set Winner',
      help: 'Who wins the first set.',
    },
    'total-points': {
      name: 'Total Points',
      help: 'More or fewer points of both teams together, in all sets, than the line.',
    },
    'correct-set-score': {
      name: 'Correct Set Score',
      help: 'The final score in sets.',
    },
  },
  'american-football': {
    'match-result': {
      name: 'Match Result',
      help: 'Who wins the game, with overtime. If that ends level too, the stake is returned.',
    },
    'point-spread': {
      name: 'Point Spread',
      help: 'Who has more points once the handicap is added. Overtime counts.',
    },
    'total-points': {
      name: 'Total Points',
      help: 'More or fewer points of both teams together than the line. Overtime counts.',
    },
    'h1-result': {
      name: 'Half-time Result',
      help: 'Who has more points in the first half, or the draw.',
    },
    'h1-total-points': {
      name: 'First-half Total Points',
      help: 'More or fewer points of both teams together in the first half than the line.',
    },
  },
  'e-sports': {
    'match-result': {
      name: 'Match Result',
      help: 'Who wins more maps.',
    },
    'map-winner': {
      name: 'First Map Winner',
      help: 'Who wins the first map.',
    },
    'total-maps': {
      name: 'Total Maps',
      help: 'More or fewer maps played than the line.',
    },
    'correct-map-score': {
      name: 'Correct Map Score',
      help: 'The final score in maps.',
    },
  },
  boxing: {
    'fight-winner': {
      name: 'Fight Winner',
      help: 'Who wins the fight, or the draw.',
    },
    'total-rounds': {
      name: 'Total Rounds',
      help: 'More or fewer rounds than the line. Half a round is 1 minute and 30 seconds.',
    },
    'goes-the-distance': {
      name: 'Fight to Go the Distance',
      help: 'Yes wins when all scheduled rounds are fought.',
    },
  },
}
