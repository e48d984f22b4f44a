/** Letters whose mark is not a combining one. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}
const UNMARKED = /[đðøłıßæœþ]/g

/** Marks of ordinals: '1º', '2ª'. */
const ORDINAL_MARK = /[ºª]/g
/** What is typed in place of such a mark, and the ordinals of English. */
const ORDINAL_WORD = /^(\d+)(?:o|a|st|nd|rd|th)$/

/**
 * The words of a text without case, accents and punctuation, ordinals as their numbers:
 * 'São-Paulo FC' → sao, paulo, fc; '1º Tempo', '1o tempo' → 1, tempo.
 */
export function foldedWords(text: string): readonly string[] {
  const folded = text
    .replace(ORDINAL_MARK, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(UNMARKED, (letter) => PLAIN_LETTERS[letter] ?? letter)
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => word.replace(ORDINAL_WORD, '$1'))
}

/** True when every word begins one of the words of the text: 'bras ser' of 'Brasileirão Série A'. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const known = foldedWords(text)
  return words.every((beginning) => known.some((word) => word.startsWith(beginning)))
}
