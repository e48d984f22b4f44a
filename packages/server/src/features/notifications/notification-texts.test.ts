import { expect, test } from 'vitest'
import { betSentence } from './notification-texts.ts'

const BET = {
  reference: 'CAD-1',
  status: 'win',
  stake: 2000,
  payout: 1000,
  isCorrected: false,
} as const

test('a bet that returned less than its stake is not reported as won', () => {
  const said = (payout: number) => betSentence({ ...BET, payout }, 'ptBR').replace('\u00a0', ' ')
  expect(said(1000)).toBe('Aposta CAD-1: retorno parcial de R$ 10,00.')
  expect(said(2000)).toBe('Aposta CAD-1: ganhou R$ 20,00.')
  expect(betSentence(BET, 'en')).toContain('partial return of')
})
