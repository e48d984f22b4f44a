/** '1º', and the letter that is typed in place of its mark. */
const ORDINAL = /(?<=\d)[oaºª](?![\p{L}\p{N}])/gu
/** Such a mark without its number. */
const LONE_MARK = /(?<!\d)[ºª]/g

/** A text without accents, in small letters, with one decimal mark and one mark of ordinals. */
function folded(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(LONE_MARK, '').replace(ORDINAL, 'º').replace(/,/g, '.')
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
