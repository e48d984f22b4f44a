/** A text without accents, in small letters, with one decimal mark: 'Escanteios 9.5'. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/,/g, '.')
}

/** Names are divided at their marks, and so is what is searched for: it may be a whole name. */
const wordsOf = (text: string): readonly string[] =>
  folded(text)
    .split(/[\s/()–]+/)
    .filter(Boolean)

/** The markets of which every word of the search begins a word of their names. */
export function searchMarkets<Market>(
  markets: readonly Market[],
  namesOf: (market: Market) => readonly string[],
  search: string,
): readonly Market[] {
  const wanted = wordsOf(search)
  return markets.filter((market) => {
    const words = wordsOf(namesOf(market).join(' '))
    return wanted.every((start) => words.some((word) => word.startsWith(start)))
  })
}
