/** '1º', and the letter that is typed in place of its mark. */
const ORDINAL = /(?<=\d)[oaºª](?![\p{L}\p{N}])/gu
/** Such a mark without its number. */
const LONE_MARK = /(?<!\d)[ºª]/g

/** Without accents, in small letters, with one decimal mark, one minus and one mark of ordinals. */
function folded(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(LONE_MARK, '').replace(ORDINAL, 'º').replace(/,/g, '.').replace(/−/g, '-')
}

/** Names are divided at their marks, and so is what is searched for: it may be a whole name. */
const wordsOf = (text: string): readonly string[] =>
  folded(text)
    .split(/[\s/()–]+/)
    .filter(Boolean)

/** 'cartões' and 'cartão', 'gols' and 'gol' are one word. */
function singular(word: string): string {
  if (word.endsWith('oes')) return word.replace(/oes$/, 'ao')
  return word.length > 3 ? word.replace(/s$/, '') : word
}

const begins = (word: string, start: string) =>
  word.startsWith(start) || singular(word).startsWith(singular(start))

/**
 * The markets of which every word of the search begins a word of their names, in any number.
 * What bettors call otherwise (`others`: 'cantos' for 'escanteio') is found by those words too.
 */
export function searchMarkets<Market>(
  markets: readonly Market[],
  namesOf: (market: Market) => readonly string[],
  search: string,
  others: Readonly<Record<string, string>> = {},
): readonly Market[] {
  const wanted = wordsOf(search).map((word) => [[word], wordsOf(others[word] ?? word)])
  return markets.filter((market) => {
    const words = wordsOf(namesOf(market).join(' '))
    const hasAll = (starts: readonly string[]) =>
      starts.every((start) => words.some((word) => begins(word, start)))
    return wanted.every((alternatives) => alternatives.some(hasAll))
  })
}
