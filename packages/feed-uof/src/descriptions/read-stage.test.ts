import { expect, test } from 'vitest'
import { REPLY_LIMITS, readXml } from '../messages/read-xml.ts'
import { readStage } from './read-stage.ts'

function stageOf(attributes: string): string | null {
  const xml = readXml(new TextEncoder().encode(`<tournament_round ${attributes}/>`), REPLY_LIMITS)
  if ('refusal' in xml) throw new Error(xml.refusal)
  return readStage(xml.root)
}

test.each([
  ['type="group" number="36"', 'Rodada 36'],
  [
    'type="group" number="2" group="A" group_long_name="UEFA Champions League, Group A"',
    'Rodada 2',
  ],
  [
    'type="cup" name="round_of_16" cup_round_match_number="2" cup_round_matches="2"',
    'Oitavas de final (volta)',
  ],
  [
    'type="cup" name="Semifinal" cup_round_matches="7" cup_round_match_number="4"',
    'Semifinal (jogo 4)',
  ],
  ['type="cup" name="Final" cup_round_matches="1" cup_round_match_number="1"', 'Final'],
  ['type="cup" name="Final"', 'Final'],
  ['type="qualification" name="qualification_round_1"', 'qualification round 1'],
  ['type="group"', null],
  ['type="group" number="many"', null],
])('the round of %s', (attributes, stage) => {
  expect(stageOf(attributes)).toBe(stage)
})

test('a match without a round has none', () => {
  expect(readStage(undefined)).toBeNull()
})
