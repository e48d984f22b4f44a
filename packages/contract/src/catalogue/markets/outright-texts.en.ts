import type { OutrightMarketKey } from '@caderneta/domain/markets/outrights/outright-markets'
import type { MarketText } from './market-text.ts'

/** Outrights in English. All count the final standings; a lot decides what nothing else does. */
export const OUTRIGHT_TEXTS_EN: Readonly<Record<OutrightMarketKey, MarketText>> = {
  'tournament-winner': {
    name: 'Tournament Winner',
    help: 'Who ends the competition as champion. The bet runs to the end, even if the team withdraws.',
  },
  'reach-final': {
    name: 'To Reach the Final',
    help: 'Wins when this team plays the final. Two teams win.',
  },
  'group-winner': {
    name: 'Group {group} Winner',
    help: 'Who finishes the group stage first in the group.',
  },
  'to-qualify-group': {
    name: 'To Qualify from Group {group}',
    help: 'Wins when this team goes through from the group stage by its position.',
  },
  'top-n-finish': {
    name: 'Top {pos} Finish',
    help: 'Wins when this team finishes the table in this position or above.',
  },
  relegation: {
    name: 'To Be Relegated',
    help: 'Wins when this team finishes the table among those relegated.',
  },
  'best-placed-h2h': {
    name: 'Best Placed: {of} v {against}',
    help: 'Which of the two teams finishes the table ahead of the other.',
  },
  'stage-of-elimination': {
    name: 'Stage of Elimination – {of}',
    help: 'The stage in which this team leaves the competition, or that it is champion.',
  },
  'season-points': {
    name: 'Season Points – {of}',
    help: 'Points of this team in the final table, over or under the line.',
  },
  'winner-without': {
    name: 'Winner Without {of}',
    help: 'Who finishes the table ahead of all others, this team not counted.',
  },
  'matchday-goals': {
    name: 'Matchday {matchday} Total Goals',
    help: 'Goals of all games of this round. If one is not played, what is not decided is returned.',
  },
}
