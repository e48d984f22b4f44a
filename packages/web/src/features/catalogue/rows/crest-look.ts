import { CREST_COLOURS, type CrestPattern, type CrestShape, crestEntry } from './crest-book.ts'

interface CrestLook {
  readonly pattern: CrestPattern
  readonly shape: CrestShape
  /** As CSS writes them: the ground, what the pattern covers, and thin lines beside it. */
  readonly colours: readonly [ground: string, over: string, line?: string]
}

/** Teams of women, of youth and of a club's second squad wear what the club wears. */
const SQUAD = / (?:Feminino|Sub-\d\d|Reservas|B|II)$/

/** What a side looks like, by its name in feeds; null for one whose colours are not known. */
export function crestLook(name: string): CrestLook | null {
  const entry = crestEntry(name) ?? crestEntry(name.replace(SQUAD, ''))
  if (!entry) return null
  const [ground, over, line] = entry.colours
  const colours = [CREST_COLOURS[ground], CREST_COLOURS[over]] as const
  return { ...entry, colours: line ? [...colours, CREST_COLOURS[line]] : colours }
}

/** 'FC', 'SC': what a club is, not what it is named. */
const KIND = /^\p{Lu}{1,2}$/u

/** The letter that a side without known colours has: 'N' of 'FC Nordsjælland'. */
export function crestLetter(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word))
  const named = words.find((word) => !KIND.test(word)) ?? words[0]
  return [...(named ?? name)][0]?.toUpperCase() ?? ''
}
