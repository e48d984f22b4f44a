import type { ESportsMarketKey } from '@caderneta/domain/markets/e-sports'
import type { CsPartKey } from '@caderneta/domain/markets/sets/parts/part-markets'
import type { MarketText } from './market-text.ts'

/** E-sports in English. A map that is not played, or forfeited, is void. */
export const E_SPORTS_TEXTS_EN: Readonly<Record<ESportsMarketKey | CsPartKey, MarketText>> = {
  'match-result': {
    name: 'Match Winner',
    help: 'Who wins the match: the first team with the maps that it takes.',
  },
  'map-winner': {
    name: 'Map {mapnr} Winner',
    help: 'Who wins this map. A map that is not played returns the stake.',
  },
  'total-maps': {
    name: 'Total Maps',
    help: 'Maps that are played in the match, over or under the line.',
  },
  'correct-map-score': {
    name: 'Correct Map Score',
    help: 'The exact score of the match in maps.',
  },
  'map-handicap': {
    name: 'Map Handicap',
    help: 'Maps won by the team plus the handicap have to be more than those of the other.',
  },
  'wins-a-map': {
    name: '{team} to Win a Map',
    help: 'Yes wins as soon as this team wins a map.',
  },
  'first-map-and-match': {
    name: 'First Map/Match',
    help: 'Who wins the first map and who wins the match.',
  },
  'cs-map-round-handicap': {
    name: 'Map {mapnr} Round Handicap',
    help: 'Rounds of the team in this map, overtime included, plus the handicap have to be more than those of the other.',
  },
  'cs-map-total-rounds': {
    name: 'Map {mapnr} Total Rounds',
    help: 'Rounds of this map, overtime included, over or under the line.',
  },
  'cs-map-overtime': {
    name: 'Map {mapnr} Overtime',
    help: 'Yes wins when this map reaches twelve rounds all.',
  },
  'cs-map-odd-even': {
    name: 'Map {mapnr} Odd/Even Rounds',
    help: 'Whether the number of rounds in this map is odd or even, overtime included.',
  },
  'cs-map-race': {
    name: 'Map {mapnr} Race to {roundnr} Rounds',
    help: 'Who is first to so many rounds of this map.',
  },
  'cs-pistol-round': {
    name: 'Map {mapnr} Round {roundnr} (Pistol)',
    help: 'Who wins this round: the first of a half, which both teams begin with pistols.',
  },
  'cs-round-winner': {
    name: 'Map {mapnr} Round {roundnr} Winner',
    help: 'Who wins this round of the map. A round that is not played returns the stake.',
  },
}
