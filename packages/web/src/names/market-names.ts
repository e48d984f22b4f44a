import { footballText } from '@caderneta/contract/catalogue/markets/football-names'
import { marketTitle, selectionTitle } from '@caderneta/contract/catalogue/markets/market-title'
import type { MarketWords } from '@caderneta/contract/catalogue/markets/market-words'
import { type SportTexts, sportText } from '@caderneta/contract/catalogue/markets/sport-texts'
import type { Language } from '@caderneta/contract/language'
import type { SportRoute } from '@caderneta/domain/markets/registry/sports'
import { withMinus } from '../formats/minus.ts'

type Teams = readonly [home: string, away: string]

/** The names of all markets and selections in one language. */
export interface MarketNames {
  readonly language: Language
  /** Undefined for a market that is not in the file. */
  market(marketId: number, handicap?: string, teams?: Teams): string | undefined
  /** When a selection of the market wins, in one sentence or two. */
  help(sport: SportRoute, marketId: number): string | undefined
  selection(selection: { readonly name: string; readonly handicap: string }, teams: Teams): string
}

export function marketNamesOf(
  language: Language,
  texts: SportTexts,
  plainWords: MarketWords,
): MarketNames {
  const words: MarketWords = {
    ...plainWords,
    line: (handicap) => withMinus(plainWords.line(handicap)),
  }
  return {
    language,
    market: (marketId, handicap = '', teams = ['1', '2']) => {
      const text = footballText(texts.football, marketId)
      return text && marketTitle(text.name, handicap, teams, words)
    },
    help: (sport, marketId) => sportText(texts, sport, marketId)?.help,
    selection: (selection, teams) => selectionTitle(selection, teams, words),
  }
}
