import { expect, test } from 'vitest'
import { dayIn, periodFileName } from './period-file-name.ts'

const reader = { language: 'ptBR', today: '2026-11-22' } as const

test('a file is named after its period, which ends today by default', () => {
  expect(periodFileName('extrato', { from: '2026-11-01', to: '2026-11-20' }, reader)).toBe(
    'caderneta-extrato-2026-11-01-ate-2026-11-20',
  )
  expect(periodFileName('extrato', {}, reader)).toBe('caderneta-extrato-ate-2026-11-22')
  expect(periodFileName('bets', {}, { ...reader, language: 'en' })).toBe(
    'caderneta-bets-to-2026-11-22',
  )
})

test('today is the day in the time zone of the player', () => {
  const at = Date.UTC(2026, 10, 22, 1)
  expect(dayIn('America/Sao_Paulo', at)).toBe('2026-11-21')
  expect(dayIn('UTC', at)).toBe('2026-11-22')
})
