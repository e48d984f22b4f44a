import { expect, test } from 'vitest'
import { englishStage } from './english-stages.ts'

test.each([
  ['Rodada 36', 'Round 36'],
  ['3ª rodada', 'Round 3'],
  ['Final', 'Final'],
  ['Quartas de final (ida)', 'Quarter-finals (1st leg)'],
  ['Oitavas de final (volta)', 'Round of 16 (2nd leg)'],
  ['Semifinal (jogo 4)', 'Semi-finals (game 4)'],
  ['Grupo da morte', 'Grupo da morte'],
])('a stage in English: %s', (stage, english) => {
  expect(englishStage(stage)).toBe(english)
})
