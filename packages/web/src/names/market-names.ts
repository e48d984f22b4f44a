import { footballText } from '@caderneta/contract/catalogue/markets/football-names'
import { marketTitle, selectionTitle } from '@caderneta/contract/catalogue/markets/market-title'
import type { MarketWords } from '@caderneta/contract/catalogue/markets/market-words'
import type { Language } from '@caderneta/contract/language'

type Teams = readonly [home: string, away: string]

/** The names of all markets and selections in one language. */
export interface MarketNames {
  readonly language: Language
  /** Undefined for a market that is not in the file. */
  market(marketId: number, handicap?: string, teams?: Teams): string | undefined
  selection(selection: { readonly name: string; readonly handicap: string }, teams: Teams): string
}

export function marketNamesOf(
  language: Language,
  texts: Parameters<typeof footballText>[0],
  words: MarketWords,
): MarketNames {
  return {
    language,
    market: (marketId, handicap = '', teams = ['1', '2']) => {
      const text = footballText(texts, marketId)
      return text && marketTitle(text.name, handicap, teams, words)
    },
    selection: (selection, teams) => selectionTitle(selection, teams, words),
  }
}
