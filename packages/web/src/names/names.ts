import { selectionName } from '@caderneta/contract/catalogue/selection-name'
import { useCallback, useMemo } from 'react'
import { useSite } from '../site/site-store.ts'
import { useTexts } from '../texts/texts.ts'
import { namesTexts } from './names-texts.ts'

/** Names of markets and selections in the language of the page. */

type SelectionNamer = (
  selection: { readonly name: string; readonly handicap: string },
  teams: readonly [home: string, away: string],
) => string

export function useSelectionNamer(): SelectionNamer {
  const texts = useTexts(namesTexts)
  return useCallback((selection, teams) => selectionName(selection, teams, texts), [texts])
}

/** A handicap formatted in the language of the page: '2,5' or '2.5'. */
export function useLineName(): (handicap: string) => string {
  return useTexts(namesTexts).line
}

/** A market that the server does not list has no name (ERR-19). */
export function useMarketNamer(): (marketId: number) => string {
  const texts = useTexts(namesTexts)
  const site = useSite()
  return useCallback(
    (marketId) => site?.markets.find(({ id }) => id === marketId)?.name ?? texts.unknownMarket,
    [site, texts],
  )
}

/** A country or a region in the language of the page, or else as in the feed. */
export function useLocationName(location: string): string {
  return useTexts(namesTexts).location(location)
}

/** A tournament in the language of the page, or else as in the feed. */
export function useTournamentName(name: string): string {
  return useTexts(namesTexts).tournament(name)
}

type Sides = readonly [home: string, away: string]

/** A side in the language of the page: nations and cities have two names. */
export function useSideNames([home, away]: Sides): Sides {
  const { side } = useTexts(namesTexts)
  return useMemo(() => [side(home), side(away)], [side, home, away])
}
