import type { GameStatus, MatchClock } from '@caderneta/domain/game'
import { describe, expect, it } from 'vitest'
import { catalogueTexts } from '../../texts/catalogue-texts.ts'
import { clockText, periodText } from './clock-text.ts'

const texts = catalogueTexts.ptBR
const at = (status: GameStatus, clock: MatchClock | null = null) => ({
  status,
  score: [0, 0] as const,
  clock,
})
const minute = (period: MatchClock['period'], played: number, stoppage = 0) =>
  at('live', { period, minute: played, stoppage })

describe('the clock of a match', () => {
  it('says nothing before kick-off', () => {
    expect(clockText(at('scheduled'), texts)).toBeNull()
  })

  it('reads minutes with stoppage time', () => {
    expect(clockText(minute('1H', 37), texts)).toBe('37′')
    expect(clockText(minute('1H', 45, 2), texts)).toBe('45+2′')
    expect(clockText(minute('ET2', 118), texts)).toBe('118′')
  })

  it('names the breaks and the ends', () => {
    expect(clockText(at('halftime'), texts)).toBe('Intervalo')
    expect(clockText(minute('HT', 45), texts)).toBe('Intervalo')
    expect(clockText(minute('PEN', 120), texts)).toBe('Pênaltis')
    expect(clockText(minute('FT', 90), texts)).toBe('Fim de jogo')
    expect(clockText(at('ended'), texts)).toBe('Encerrada')
    expect(clockText(at('postponed'), texts)).toBe('Adiada')
    expect(clockText(at('cancelled'), texts)).toBe('Cancelada')
    expect(clockText(at('interrupted'), texts)).toBe('Interrompida')
  })

  it('says live when the feed has no clock', () => {
    expect(clockText(at('live'), texts)).toBe('Ao vivo')
    expect(periodText(at('live'), texts)).toBeNull()
  })

  it('names the part of the match', () => {
    expect(periodText(minute('1H', 3), texts)).toBe('1º tempo')
    expect(periodText(minute('2H', 50), texts)).toBe('2º tempo')
    expect(periodText(minute('ET1', 95), texts)).toBe('Prorrogação')
    expect(periodText(minute('PEN', 120), texts)).toBeNull()
  })
})
