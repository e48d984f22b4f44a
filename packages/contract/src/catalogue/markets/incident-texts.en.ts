import type { IncidentMarketKey } from '@caderneta/domain/markets/sports/football/incidents/incident-selections'
import type { MarketText } from './market-text.ts'

/** Corners, cards and shots in English. Everything counts the 90 minutes with stoppage time. */
export const INCIDENT_TEXTS_EN: Readonly<Record<IncidentMarketKey, MarketText>> = {
  'corners-total': {
    name: 'Total Corners',
    help: 'Corners taken by both teams, above or below the line.',
  },
  'corners-result': {
    name: 'Most Corners',
    help: 'Which team takes more corners, or a draw with the same number.',
  },
  'corners-handicap': {
    name: 'Corner Handicap',
    help: 'The handicap is added to the corners of the team, which has to end with more than the other.',
  },
  'corners-team-total': {
    name: '{team} Total Corners',
    help: 'Corners taken by this team, above or below the line.',
  },
  'corners-range': {
    name: 'Corner Range',
    help: 'The range in which the total of corners is.',
  },
  'corners-odd-even': {
    name: 'Odd/Even Corners',
    help: 'Whether the total of corners is odd or even. No corner counts as even.',
  },
  'corners-next': {
    name: '{nth} Corner',
    help: 'Which team takes this corner of the match, or None if it does not come.',
  },
  'corners-race': {
    name: 'Race to {n} Corners',
    help: 'Which team is first to this number of corners, or None if both stay below it.',
  },
  'corners-h1-total': {
    name: '1st Half Corners',
    help: 'Corners of the first half, above or below the line.',
  },
  'corners-h1-result': {
    name: '1st Half Most Corners',
    help: 'Which team takes more corners in the first half, or a draw with the same number.',
  },
  'corners-h1-team-total': {
    name: '1st Half {team} Corners',
    help: 'Corners of this team in the first half, above or below the line.',
  },
  'corners-window-10': {
    name: 'Corners from {from} to {to} min',
    help: 'Whether a corner is taken in these ten minutes of the clock. Stoppage time counts in the last minutes of its half.',
  },
  'cards-total': {
    name: 'Total Cards',
    help: 'Cards of both teams: a yellow card counts one, a sending-off two.',
  },
  'cards-result': {
    name: 'Most Cards',
    help: 'Which team gets more cards, a yellow card counting one and a sending-off two.',
  },
  'cards-handicap': {
    name: 'Card Handicap',
    help: 'The handicap is added to the cards of the team, which has to end with more than the other.',
  },
  'cards-team-total': {
    name: '{team} Total Cards',
    help: 'Cards of this team: a yellow card counts one, a sending-off two.',
  },
  'cards-points': {
    name: 'Booking Points (10/25)',
    help: 'A yellow card adds 10 points, a sending-off 25; a second yellow card only counts as a sending-off.',
  },
  'cards-next': {
    name: '{nth} Card',
    help: 'Which team gets this card of the match, or None. A second yellow card with its red one counts once.',
  },
  'cards-h1-total': {
    name: '1st Half Cards',
    help: 'Cards of the first half: a yellow card counts one, a sending-off two.',
  },
  'sending-off': {
    name: 'Sending Off',
    help: 'Yes wins when a player on the field is sent off, also with a second yellow card.',
  },
  'team-sending-off': {
    name: '{team} Sending Off',
    help: 'Yes wins when a player of this team is sent off, also with a second yellow card.',
  },
  'both-teams-carded': {
    name: 'Both Teams Carded',
    help: 'Yes wins when each team gets at least one card.',
  },
  'sot-total': {
    name: 'Total Shots on Target',
    help: 'Shots on target of both teams, above or below the line. Every goal is a shot on target.',
  },
  'sot-team-total': {
    name: '{team} Shots on Target',
    help: 'Shots on target of this team, above or below the line. Every goal is a shot on target.',
  },
  'sot-result': {
    name: 'Most Shots on Target',
    help: 'Which team has more shots on target, or a draw with the same number.',
  },
  'shots-total': {
    name: 'Total Shots',
    help: 'Shots of both teams, on target or off, above or below the line.',
  },
  'shots-team-total': {
    name: '{team} Total Shots',
    help: 'Shots of this team, on target or off, above or below the line.',
  },
}
