import type { PlayerMarketKey } from '@caderneta/domain/markets/football/players/player-selections'
import type { MarketText } from './market-text.ts'

/**
 * Markets about players in English. The 90 minutes with stoppage time count; an own goal counts for
 * no one.
 */
export const PLAYER_TEXTS_EN: Readonly<Record<PlayerMarketKey, MarketText>> = {
  'anytime-scorer': {
    name: 'Anytime Goalscorer',
    help: 'The player scores at least one goal. Void if he never plays; own goals do not count.',
  },
  'first-scorer': {
    name: 'First Goalscorer',
    help: 'The player scores the first goal of the match, own goals apart. Void if he comes on after it or never plays.',
  },
  'last-scorer': {
    name: 'Last Goalscorer',
    help: 'The player scores the last goal of the match, own goals apart. Void if he never plays.',
  },
  'next-scorer': {
    name: 'Goalscorer of Goal {n}',
    help: 'The player scores this goal, own goals not counted. Void if he comes on after it or never plays.',
  },
  'scorer-2plus': {
    name: 'To Score 2 or More',
    help: 'The player scores two goals or more. Void if he never plays; own goals do not count.',
  },
  'scorer-3plus': {
    name: 'To Score a Hat-trick',
    help: 'The player scores three goals or more. Void if he never plays; own goals do not count.',
  },
  'team-first-scorer': {
    name: '{team} First Goalscorer',
    help: 'The player scores the first goal of his team, own goals apart. Void if he comes on after it or never plays.',
  },
  'scorer-and-result': {
    name: 'Goalscorer and Match Result',
    help: 'The player scores at least one goal and the match ends with this result. Void if he never plays.',
  },
  'player-sot': {
    name: '{player} Shots on Target',
    help: 'Shots on target of the player, goals included, above or below the line. Void if he never plays.',
  },
  'player-shots': {
    name: '{player} Shots',
    help: 'All shots of the player, on target or not, above or below the line. Void if he never plays.',
  },
  'player-assist': {
    name: 'To Assist',
    help: 'The player gives at least one assist. Void if he never plays.',
  },
  'player-score-or-assist': {
    name: 'To Score or Assist',
    help: 'The player scores or assists at least once. Void if he never plays.',
  },
  'player-carded': {
    name: 'To Be Carded',
    help: 'The player is shown a card, yellow or red. Void if he never plays.',
  },
  'keeper-saves': {
    name: '{player} Saves',
    help: 'Shots on target of the other team that are no goals while this keeper plays. Void if he never plays.',
  },
}
