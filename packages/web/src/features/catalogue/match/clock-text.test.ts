import type { GameStatus, MatchClock } from '@caderneta/domain/markets/game/game'
import { describe, expect, it } from 'vitest'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { clockText } from './clock-text.ts'
import { periodText } from './period-text.ts'
import '../../../testing/read-english.ts'

const texts = catalogueTexts.ptBR
const at = (status: GameStatus, clock: MatchClock | null = null) => ({
  status,
  score: [0, 0] as const,
  clock,
})
const minute = (period: MatchClock['period'], played: number, stoppage = 0) =>
  at('live', { period, minute: played, stoppage })

describe('the clock of a match', () => {
  it('is empty before kick-off', () => {
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

  it('reads live when the feed has no clock', () => {
    expect(clockText(at('live'), texts)).toBe('Ao vivo')
    expect(periodText(at('live'), texts)).toBeNull()
  })

  it('reads the quarter or the round with its own minutes, and a set without', () => {
    expect(clockText(minute('Q3', 7), texts)).toBe('3º quarto 7′')
    expect(clockText(minute('OT', 4), texts)).toBe('Prorrogação 4′')
    expect(clockText(minute('R12', 2), texts)).toBe('12º round 2′')
    expect(clockText(minute('S2', 0), texts)).toBe('2º set')
    expect(clockText(minute('M1', 0), catalogueTexts.en)).toBe('Map 1')
    expect(clockText(minute('Q1', 0), catalogueTexts.en)).toBe('Quarter 1 0′')
    expect(periodText(minute('Q3', 7), texts)).toBeNull()
  })

  it('reads the games of a set, the rounds of a map and the points of a game', () => {
    const clock = { period: 'S2', minute: 51, stoppage: 0, partScore: [5, 4] } as const
    expect(clockText(at('live', clock), texts)).toBe('2º set 5–4')
    expect(periodText(at('live', clock), texts)).toBeNull()
    const tennis = { ...clock, points: ['40', 'AD'] } as const
    expect(periodText(at('live', tennis), texts)).toBe('40–AD')
    const rounds = { ...clock, period: 'M1', partScore: [11, 12] } as const
    expect(clockText(at('live', rounds), texts)).toBe('Mapa 1 11–12')
  })

  it('names the part of the match', () => {
    expect(periodText(minute('1H', 3), texts)).toBe('1º tempo')
    expect(periodText(minute('2H', 50), texts)).toBe('2º tempo')
    expect(periodText(minute('ET1', 95), texts)).toBe('Prorrogação')
    expect(periodText(minute('PEN', 120), texts)).toBeNull()
  })
})
