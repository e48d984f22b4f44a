import type { CompetitionWire } from '@caderneta/contract/catalogue/catalogue'
import { useMemo } from 'react'
import { namesTexts } from '../../names/names-texts.ts'
import { useSite } from '../../site/site-store.ts'
import { useTexts } from '../../texts/texts.ts'
import { useListedMarkets } from '../help/help.ts'
import { foundCompetitions, foundMarkets, popularEntries } from './find-entries.ts'
import { useRecentSearches } from './recent-searches.ts'
import type { SearchEntry } from './search-entry.ts'
import type { SearchState } from './use-search.ts'

/** The groups of the list, by what they are. */
type GroupName = 'recent' | 'popular' | 'competitions' | 'games' | 'markets'

export interface SearchGroup {
  readonly name: GroupName
  readonly entries: readonly SearchEntry[]
}

const NO_COMPETITIONS: readonly CompetitionWire[] = []

/**
 * What the box lists, without empty groups. Without a text: earlier searches and the best-known
 * competitions. With one: competitions and markets by their names at once, and the matches that the
 * server has found.
 */
export function useEntries(typed: string, state: SearchState): readonly SearchGroup[] {
  const competitions = useSite()?.competitions ?? NO_COMPETITIONS
  const { location, tournament } = useTexts(namesTexts)
  const markets = useListedMarkets(typed !== '')
  const recent = useRecentSearches()
  return useMemo(() => {
    const nameOf = (one: CompetitionWire) =>
      [one.name, tournament(one.name), one.location, location(one.location)].join(' ')
    const games = state.is === 'found' ? state.games : []
    const groups: readonly SearchGroup[] =
      typed === ''
        ? [
            { name: 'recent', entries: recent.map((text) => ({ is: 'recent', text })) },
            { name: 'popular', entries: popularEntries(competitions) },
          ]
        : [
            { name: 'competitions', entries: foundCompetitions(competitions, typed, nameOf) },
            { name: 'games', entries: games.map((game) => ({ is: 'game', game })) },
            { name: 'markets', entries: foundMarkets(markets, typed) },
          ]
    return groups.filter(({ entries }) => entries.length > 0)
  }, [typed, state, recent, competitions, markets, location, tournament])
}
