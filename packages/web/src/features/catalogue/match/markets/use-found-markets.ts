import { visibleText } from '@caderneta/domain/text/outside-text'
import { useMemo } from 'react'
import type { GameFact } from '../../../../live/live.ts'
import { useMarketNamer, useSelectionNamer, useSideNames } from '../../../../names/names.ts'
import { useLanguage } from '../../../../prefs/prefs-store.ts'
import { OTHER_WORDS } from './other-words.ts'
import type { MarketSelections } from './page-markets.ts'
import { searchMarkets } from './search-markets.ts'

/** The markets that a search finds by what the page calls them; null without a search. */
export function useFoundMarkets(
  game: GameFact,
  markets: readonly MarketSelections[],
  search: string,
): readonly MarketSelections[] | null {
  const marketName = useMarketNamer()
  const selectionName = useSelectionNamer()
  const language = useLanguage()
  const teams = useSideNames(game.teams)
  return useMemo(() => {
    if (visibleText(search) === '') return null
    const namesOf = ({ marketId, selections }: MarketSelections) => [
      marketName(marketId, selections[0]?.handicap, game.teams),
      ...selections.map((one) => selectionName(one, teams)),
    ]
    return searchMarkets(markets, namesOf, search, OTHER_WORDS[language])
  }, [language, markets, search, marketName, selectionName, game.teams, teams])
}
