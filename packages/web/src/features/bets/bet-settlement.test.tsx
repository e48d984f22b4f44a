// @vitest-environment jsdom
import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { sampleBet } from '../../testing/sample-bets.ts'
import { BetSettlement } from './bet-settlement.tsx'

afterEach(cleanup)

const settlement = {
  stake: 10,
  legs: [
    { betGamesOddId: selectionId(100, 2), result: 'win' as const, factor: '1.855' },
    { betGamesOddId: selectionId(101, 2), result: 'half_lose' as const, factor: '1/2' },
  ],
  product: '0.9275',
  returned: '9.275',
  bonusPercent: 0,
  bonus: 0,
  payout: 9.27,
  cashback: 1,
}

test('explains a settled bet: factors, product, one rounding, cashback', () => {
  const bet = sampleBet(1, { betStatus: 'win', paid: 9.27, settlement }, ['success', 'error'])
  const { container } = render(<BetSettlement bet={bet} />)
  const text = container.textContent ?? ''
  expect(text).toContain('Empate: acertou× 1.855')
  expect(text).toContain('Empate: meia perda× 1/2')
  expect(text).toContain('R$\u00a010,00 × 0.9275 = R$\u00a09,275')
  expect(text).toContain('Pago, arredondado uma vez para baixoR$\u00a09,27')
  expect(text).toContain('CashbackR$\u00a01,00')
})

test('explains nothing for an open bet', () => {
  const { container } = render(<BetSettlement bet={sampleBet(1)} />)
  expect(container.textContent).toBe('')
})
