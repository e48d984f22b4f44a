/** A text without accents, in small letters, with one decimal mark: 'Escanteios 9.5'. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/,/g, '.')
}

/** The markets of which every word of the search begins a word of their names. */
export function searchMarkets<Market>(
  markets: readonly Market[],
  namesOf: (market: Market) => readonly string[],
  search: string,
): readonly Market[] {
  const wanted = folded(search).split(/\s+/).filter(Boolean)
  return markets.filter((market) => {
    const words = folded(namesOf(market).join(' ')).split(/[\s/()–]+/)
    return wanted.every((start) => words.some((word) => word.startsWith(start)))
  })
}
