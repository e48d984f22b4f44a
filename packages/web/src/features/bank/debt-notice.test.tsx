// @vitest-environment jsdom

import type { DebtCauseWire } from '@caderneta/contract/wallet/wallet'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { choosePrefs } from '../../prefs/prefs-store.ts'
import { render } from '../../testing/render.tsx'
import { page } from '../../testing/test-page.ts'
import { DebtNotice } from './debt-notice.tsx'
import '../../testing/read-english.ts'

const bet: DebtCauseWire = {
  reason: 'bet_corrected',
  amount: 590,
  betId: 7,
  betReference: 'CAD-7',
  day: null,
}
const cashback: DebtCauseWire = {
  reason: 'cashback_corrected',
  amount: 10.5,
  betId: null,
  betReference: null,
  day: '2026-11-20',
}
const debt = { owed: 600.5, owedFor: [bet, cashback] }

beforeEach(() => choosePrefs(page, { language: 'ptBR' }))
afterEach(cleanup)

const shown = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ')

test.each([
  ['balance', 'Os próximos R$ 600,50', 'The next R$ 600,50'],
  ['funds', 'Um depósito paga primeiro os R$ 600,50', 'A deposit first repays the R$ 600,50'],
  [
    'withdraw',
    'Nada pode ser sacado agora: faltam R$ 600,50',
    'Nothing can be withdrawn now: R$ 600,50 are missing',
  ],
] as const)('the page %s explains what a debt means for it', (shownOn, portuguese, english) => {
  render(<DebtNotice debt={debt} page={shownOn} />)
  expect(shown()).toContain('Você deve R$ 600,50.')
  expect(shown()).toContain('corrigido depois do pagamento')
  expect(shown()).toContain('Aposta CAD-7: R$ 590,00')
  expect(shown()).toContain('Cashback de 20/11/2026: R$ 10,50')
  expect(shown()).toContain(portuguese)
  act(() => choosePrefs(page, { language: 'en' }))
  expect(shown()).toContain('You owe R$ 600,50.')
  expect(shown()).toContain('Bet CAD-7: R$ 590,00')
  expect(shown()).toContain(english)
})

test('links to the bets of a debt, not to a day of cashback', () => {
  const { rerender } = render(<DebtNotice debt={debt} page="withdraw" />)
  const link = screen.getByRole('link', { name: 'Ver o histórico de apostas' })
  expect(link.getAttribute('href')).toBe('/mybets/historico')
  rerender(<DebtNotice debt={{ owed: 10.5, owedFor: [cashback] }} page="withdraw" />)
  expect(screen.queryByRole('link')).toBeNull()
})

test('without a debt nothing is shown', () => {
  const { container } = render(<DebtNotice debt={null} page="withdraw" />)
  expect(container.textContent).toBe('')
})
