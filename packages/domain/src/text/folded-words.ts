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

/** The words of a text without case, accents and punctuation: 'São-Paulo FC' → sao, paulo, fc. */
export function foldedWords(text: string): readonly string[] {
  const folded = text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(UNMARKED, (letter) => PLAIN_LETTERS[letter] ?? letter)
  return folded.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** True when every word begins one of the words of the text: 'bras ser' of 'Brasileirão Série A'. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const known = foldedWords(text)
  return words.every((beginning) => known.some((word) => word.startsWith(beginning)))
}
