import type { GameFixture } from '@caderneta/feed/messages'
import { xml } from './xml.ts'

/** What the feed calls the rounds of a cup. */
const CUP_ROUNDS: Readonly<Record<string, string>> = {
  'Oitavas de final': 'round_of_16',
  'Quartas de final': 'quarterfinal',
  'Disputa do 3º lugar': '3rd_place_final',
  '16 avos de final': 'round_of_32',
}

const LEGS: Readonly<Record<string, number>> = { 'ida)': 1, 'volta)': 2 }
/** The season does not say how long a series can be: as long as the longest. */
const SERIES_MATCHES = 7

/** The round of a match as `tournament_round`; nothing for a match without one. */
export function writeRound({ stage }: GameFixture): readonly string[] {
  if (stage === undefined) return []
  const number = /^Rodada (\d+)$/.exec(stage)?.[1]
  if (number !== undefined) return [xml('tournament_round', { type: 'group', number })]
  const [name = stage, part] = stage.split(' (', 2)
  const attributes = { type: 'cup', name: CUP_ROUNDS[name] ?? name, ...matchOf(part) }
  return [xml('tournament_round', attributes)]
}

function matchOf(part: string | undefined) {
  if (part === undefined) return {}
  const leg = LEGS[part]
  if (leg !== undefined) return { cup_round_match_number: leg, cup_round_matches: 2 }
  const game = /^jogo (\d+)\)$/.exec(part)?.[1]
  return game && { cup_round_match_number: game, cup_round_matches: SERIES_MATCHES }
}
