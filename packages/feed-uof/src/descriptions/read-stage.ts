import { textOf, wholeOf } from '../messages/read-attributes.ts'
import type { XmlElement } from '../messages/read-xml.ts'

/** Rounds of a cup by their names in the feed, which writes them with spaces or underscores. */
const CUP_ROUNDS: Readonly<Record<string, string>> = {
  final: 'Final',
  semifinal: 'Semifinal',
  semifinals: 'Semifinal',
  quarterfinal: 'Quartas de final',
  quarterfinals: 'Quartas de final',
  'round of 16': 'Oitavas de final',
  'round of 32': '16 avos de final',
  '3rd place final': 'Disputa do 3º lugar',
}

const TWO_LEGS = 2

/**
 * The round of a match in Portuguese, from `tournament_round`: by its number in a group or league,
 * by its name in a cup, where one of several matches says which it is; null where it has neither.
 */
export function readStage(round: XmlElement | undefined): string | null {
  if (round === undefined) return null
  const [number, name] = [wholeOf(round, 'number'), textOf(round, 'name')]
  if (name === null) return number === null ? null : `Rodada ${number}`
  const spaced = name.replaceAll('_', ' ')
  return (CUP_ROUNDS[spaced.toLowerCase()] ?? spaced) + partOf(round)
}

function partOf(round: XmlElement): string {
  const number = wholeOf(round, 'cup_round_match_number')
  const matches = wholeOf(round, 'cup_round_matches')
  if (number === null || matches === null || matches < TWO_LEGS) return ''
  if (matches > TWO_LEGS) return ` (jogo ${number})`
  return number === 1 ? ' (ida)' : ' (volta)'
}
