import { changesOf, type PlantedGroup } from './planted-change.ts'

const MARKETS = '../domain/src/markets'
const FOOTBALL = `${MARKETS}/sports/football`
const TEXTS = '../contract/src/catalogue/markets'
const PRICING = '../pricing/src'
const TESTING = 'packages/simulation/src/testing'

/** A1: the record and the texts of every market. Decision 0091 lists all proofs. */
export const RECORD_CHANGES: PlantedGroup = {
  tests: [
    'packages/domain/src/markets/registry/',
    'packages/domain/src/markets/sports/football/football.test.ts',
    'packages/contract/src/catalogue/markets/',
  ],
  changes: [
    ...changesOf(`${TEXTS}/football-texts.pt-br.ts`, [
      ["'Dupla Chance – 2º Tempo'", "'Dupla Chance – 1º Tempo'"],
      ["'Resultado do 2º Tempo'", "'Resultado do {half}'"],
      ["'Quem marca mais gols depois do intervalo, ou empate.'", "''"],
    ]),
    ...changesOf(`${FOOTBALL}/half-markets.ts`, [
      ['order: 390,', 'order: 380,'],
      ['order: 390,\n    margin: 0.06', 'order: 390,\n    margin: 0'],
      ['named(51, threeWay', 'named(31, threeWay'],
      ["span: 'firstHalf',\n    selections: () => named(31,", 'selections: () => named(31,'],
      ["key: 'h2-result',\n    tab: 'halves'", "key: 'h2-result',\n    tab: 'main'"],
    ]),
    ...changesOf(`${MARKETS}/market/market.ts`, [
      ['football: [MATCH_RESULT, DOUBLE_CHANCE]', 'football: [MATCH_RESULT, MONEY_LINE]'],
    ]),
  ],
}

/** A2, A3: how many markets are on sale, that each is, and those that rows of lists show. */
export const OFFER_CHANGES: PlantedGroup = {
  tests: [
    `${TESTING}/published/open-books.test.ts`,
    `${TESTING}/published/sport-games.test.ts`,
    `${TESTING}/families/settled-moments.test.ts`,
  ],
  changes: [
    ...changesOf(`${PRICING}/chances/offered-lines.ts`, [['.slice(rungs)', '.slice(1)']]),
    ...changesOf(`${PRICING}/chances/market-sheet.ts`, [
      ['LINE_ODDS_MAX = 15_000', 'LINE_ODDS_MAX = 1_800'],
      ['(ladder === undefined || market.odds.every(isOfLadder))', 'ladder !== undefined'],
    ]),
    ...changesOf(`${MARKETS}/market/market.ts`, [
      ['    BOTH_TEAMS_TO_SCORE,\n    TOTAL_GOALS,', '    REST_OF_MATCH,\n    TOTAL_GOALS,'],
    ]),
  ],
}

/** B1 to B3: results, winners of a book, and what is settled early, neither hastily nor late. */
export const RESULT_CHANGES: PlantedGroup = {
  tests: [`${TESTING}/families/football-families.test.ts`],
  changes: [
    ...changesOf(`${FOOTBALL}/incidents/incident-counters.ts`, [
      ['return isDismissal(one) ? 2 : 1', 'return 1'],
      ['incident.minute <= minutes.last', 'incident.minute < minutes.last'],
      ['minute > last)', 'minute >= last)'],
      ['isNinetyOver || isHalfOver ||', 'isNinetyOver ||'],
    ]),
    ...changesOf(`${MARKETS}/rule/rule.ts`, [
      ["if (ahead >= 0.5) return 'win'", ''],
      ["ahead > 0 ? 'half_win' : 'half_lose'", "ahead > 0 ? 'half_win' : 'half_win'"],
      ['return least === most ? true : null', 'return true'],
      ['return least >= predicate.n ? true :', 'return least > predicate.n ? true :'],
    ]),
    ...changesOf(`${FOOTBALL}/half-markets.ts`, [
      ["winners: 2,\n    span: 'secondHalf'", "span: 'secondHalf'"],
    ]),
    ...changesOf(`${PRICING}/goals/match-progress.ts`, [['decided.has(position) ||', '']]),
  ],
}

/** The price of every selection is within a thousandth of the law written again. */
export const PRICE_CHANGES: PlantedGroup = {
  tests: [`${TESTING}/prices/`],
  changes: [
    ...changesOf(`${PRICING}/goals/low-scores.ts`, [
      ['const DEPENDENCE = -0.06', 'const DEPENDENCE = -0.05'],
    ]),
    ...changesOf(`${PRICING}/goals/tempo.ts`, [
      ['{ factor: 0.75, chance: 0.25 }', '{ factor: 0.85, chance: 0.25 }'],
    ]),
    ...changesOf(`${PRICING}/goals/player-advantage.ts`, [
      ['const WORTH = 0.3', 'const WORTH = 0.27'],
    ]),
    ...changesOf(`${PRICING}/goals/window-time.ts`, [
      ['isLastOfHalf(start) ? left[half] :', 'false ? left[half] :'],
    ]),
    ...changesOf(`${PRICING}/goals/stoppage.ts`, [
      ["'2H': [0, 0.05, 0.15, 0.25,", "'2H': [0, 0.05, 0.15, 0.35,"],
    ]),
    ...changesOf(`${PRICING}/goals/incidents/yellow-time.ts`, [['[0.68, 0.3]', '[0.5, 0.3]']]),
    ...changesOf(`${PRICING}/goals/incidents/incident-rates.ts`, [
      ['mean: 5, power: 0.35', 'mean: 5.1, power: 0.35'],
      ['REFEREES = pacesOf(0.3)', 'REFEREES = pacesOf(0.2)'],
    ]),
  ],
}
