import { portugueseNation } from './portuguese-nations.ts'

/** What follows the name of a side. */
const TEAM_WORDS: readonly (readonly [RegExp, string])[] = [
  [/ (?:Women|\(W\)|\(women\))$/, ' Feminino'],
  [/ U-?(\d\d)$/, ' Sub-$1'],
  [/ Under-(\d\d)$/, ' Sub-$1'],
  [/ Reserves?$/, ' Reservas'],
]

/** Who is not known yet, as files write it until the round before is over. */
const PLACEHOLDERS: readonly (readonly [RegExp, string])[] = [
  [/^(?:W|winner (?:of )?(?:match|game) ?#?)(\d+)$/i, 'Vencedor do jogo $1'],
  [/^(?:L|loser (?:of )?(?:match|game) ?#?)(\d+)$/i, 'Perdedor do jogo $1'],
  [/^([1-4])([A-L](?:\/[A-L])*)$/, '$1º do Grupo $2'],
  [/^(?:winners?|1st) (?:of )?group ([A-L])$/i, '1º do Grupo $1'],
  [/^(?:runners?-up|2nd) (?:of )?group ([A-L])$/i, '2º do Grupo $1'],
  [/^(?:third place|3rd) (?:of )?groups? ([A-L](?:\/[A-L])*)$/i, '3º do Grupo $1'],
  [/^(?:TBD|TBA|to be (?:announced|confirmed|decided|determined))$/i, 'A definir'],
]

/** A side in Portuguese, as feeds publish names; clubs keep theirs. */
export function portugueseSide(name: string): string {
  const known = PLACEHOLDERS.find(([pattern]) => pattern.test(name))
  if (known) return name.replace(...known)
  const word = TEAM_WORDS.find(([pattern]) => pattern.test(name))
  if (!word) return portugueseNation(name)
  const [pattern, replacement] = word
  const [suffix = ''] = pattern.exec(name) ?? []
  const side = portugueseSide(name.slice(0, -suffix.length))
  return `${side}${suffix.replace(pattern, replacement)}`
}
