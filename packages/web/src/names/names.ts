import { selectionName } from '@caderneta/contract/catalogue/selection-name'
import { useCallback, useMemo } from 'react'
import { useSite } from '../site/site-store.ts'
import { useTexts } from '../texts/texts.ts'
import { useLateNames } from './late-names.ts'
import { namesTexts } from './names-texts.ts'

/** Names of markets and selections in the language of the page. */

type SelectionNamer = (
  selection: { readonly name: string; readonly handicap: string },
  teams: readonly [home: string, away: string],
) => string

export function useSelectionNamer(): SelectionNamer {
  const texts = useTexts(namesTexts)
  const { names: late } = useLateNames()
  return useCallback(
    (selection, teams) =>
      late?.selection(selection, teams) ?? selectionName(selection, teams, texts),
    [late, texts],
  )
}

/** A handicap formatted in the language of the page: '2,5' or '2.5'. */
export function useLineName(): (handicap: string) => string {
  return useTexts(namesTexts).line
}

type MarketNamer = (marketId: number, handicap?: string, teams?: Sides) => string

/**
 * A market that neither the server lists nor a file names is 'Mercado Não Encontrado' (ERR-19); its
 * name is empty as long as one may still arrive.
 */
export function useMarketNamer(): MarketNamer {
  const texts = useTexts(namesTexts)
  const site = useSite()
  const { names, isLoading } = useLateNames()
  const unknown = site && !isLoading ? texts.unknownMarket : ''
  return useCallback(
    (marketId, handicap, teams) =>
      site?.markets.find(({ id }) => id === marketId)?.name ??
      names?.market(marketId, handicap, teams) ??
      unknown,
    [site, names, unknown],
  )
}

/** A country or a region in the language of the page, or else as in the feed. */
export function useLocationName(location: string): string {
  return useTexts(namesTexts).location(location)
}

/** The location beside the name of a tournament; empty where that name contains it already. */
export function useLocationBeside(tournament: string, location: string): string {
  const locationName = useLocationName(location)
  return spaced(tournament).includes(spaced(locationName)) ? '' : locationName
}

/** The words of a text, each between two spaces: 'México - Liga MX' is ' méxico liga mx '. */
function spaced(text: string): string {
  return ` ${text.toLowerCase()} `.replace(/[^\p{L}\p{M}]+/gu, ' ')
}

/** A tournament in the language of the page, or else as in the feed. */
export function useTournamentName(name: string): string {
  return useTexts(namesTexts).tournament(name)
}

/** A round or stage of a competition in the language of the page, or else as in the feed. */
export function useStageNamer(): (stage: string) => string {
  return useTexts(namesTexts).stage
}

/** One side; undefined while it is not known. */
export function useSideName(name: string | undefined): string | undefined {
  const { side } = useTexts(namesTexts)
  return name && side(name)
}

type Sides = readonly [home: string, away: string]

/** A side in the language of the page: nations and cities have two names. */
export function useSideNames([home, away]: Sides): Sides {
  const { side } = useTexts(namesTexts)
  return useMemo(() => [side(home), side(away)], [side, home, away])
}
