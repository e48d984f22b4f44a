import { describe, expect, it } from 'vitest'
import { roundText } from './round-text.ts'
import { round as en } from './texts/en.ts'
import { round as ptBR } from './texts/ptBR.ts'

describe('the round of a game', () => {
  it.each([
    [{ kind: 'matchday', number: 12 }, 'Rodada 12', 'Round 12'],
    [{ kind: 'matchday', group: 'C' }, 'Grupo C', 'Group C'],
    [{ kind: 'matchday', group: 'C', number: 2 }, 'Grupo C, Rodada 2', 'Group C, Round 2'],
    [{ kind: 'qualifying', number: 1 }, '1ª fase preliminar', 'Qualifying round 1'],
    [{ kind: 'knockout', sides: 2 }, 'Final', 'Final'],
    [{ kind: 'knockout', sides: 4, game: 3 }, 'Semifinal – Jogo 3', 'Semi-final – Game 3'],
    [{ kind: 'knockout', sides: 8 }, 'Quartas de final', 'Quarter-final'],
    [{ kind: 'knockout', sides: 16 }, 'Oitavas de final', 'Round of 16'],
    [{ kind: 'knockout', sides: 64 }, '32 avos de final', 'Round of 64'],
    [{ kind: 'third_place' }, 'Disputa do 3º lugar', 'Third-place match'],
    [{ kind: 'friendly' }, 'Amistoso', 'Friendly'],
  ])('%j is called %s and %s', (round, portuguese, english) => {
    expect(roundText(round, ptBR)).toBe(portuguese)
    expect(roundText(round, en)).toBe(english)
  })

  it.each([undefined, null, 'Final', { kind: 'play-off' }])('%j has no name', (round) => {
    expect(roundText(round, ptBR)).toBeNull()
  })
})
