import type { CompetitionWire } from '@caderneta/contract/catalogue/catalogue'
import { foldedWords, hasWords } from '@caderneta/domain/text/folded-words'
import type { FoundMarket, SearchEntry } from './search-entry.ts'

const COMPETITIONS_MAX = 4
const MARKETS_MAX = 4
/** Fewer letters than these begin half of all names. */
const LETTERS_MIN = 3

/** The best-known competitions, before anything is typed. */
export function popularEntries(competitions: readonly CompetitionWire[]): readonly SearchEntry[] {
  return competitionEntries(competitions.filter(({ isTop }) => isTop))
}

/**
 * The competitions that a text names, in the order of the menu: the most followed first. `nameOf` is
 * all by which one is found, in the languages of the page and of the feed.
 */
export function foundCompetitions(
  competitions: readonly CompetitionWire[],
  typed: string,
  nameOf: (one: CompetitionWire) => string,
): readonly SearchEntry[] {
  const words = wordsOf(typed)
  if (words.length === 0) return []
  return competitionEntries(competitions.filter((one) => hasWords(nameOf(one), words)))
}

/** The markets that a text names; one name is listed once, whatever sports have it. */
export function foundMarkets(
  markets: readonly FoundMarket[],
  typed: string,
): readonly SearchEntry[] {
  const words = wordsOf(typed)
  if (words.length === 0) return []
  const byName = new Map<string, FoundMarket>()
  for (const market of markets)
    if (!byName.has(market.name) && isNamed(market.name, words)) byName.set(market.name, market)
  return [...byName.values()].slice(0, MARKETS_MAX).map((market) => ({ is: 'market', market }))
}

const NUMBER = /^\d+$/
/** What the name of a market has in place of a number: 'nº Escanteio'. */
const ANY_NUMBER = 'n'

function isNamed(name: string, words: readonly string[]): boolean {
  if (!foldedWords(name).includes(ANY_NUMBER)) return hasWords(name, words)
  return hasWords(
    name,
    words.filter((word) => !NUMBER.test(word)),
  )
}

function wordsOf(typed: string): readonly string[] {
  const words = foldedWords(typed)
  return words.join('').length < LETTERS_MIN ? [] : words
}

function competitionEntries(competitions: readonly CompetitionWire[]): readonly SearchEntry[] {
  return competitions
    .slice(0, COMPETITIONS_MAX)
    .map((competition) => ({ is: 'competition', competition }))
}
