// @vitest-environment jsdom

import { DOUBLE_CHANCE } from '@caderneta/domain/markets/market/market'
import { SPORT } from '@caderneta/domain/markets/registry/sports'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { choosePrefs } from '../../../../prefs/prefs-store.ts'
import { render } from '../../../../testing/render.tsx'
import { page } from '../../../../testing/test-page.ts'
import { HelpButton, MarketRule, useMarketRule } from './market-help.tsx'

function Help() {
  const rule = useMarketRule()
  const market = { sportId: SPORT.football.id, marketId: DOUBLE_CHANCE }
  return (
    <>
      <HelpButton title="Dupla Chance" rule={rule} />
      {rule.isOpen && <MarketRule {...market} rule={rule} />}
    </>
  )
}

beforeEach(() => choosePrefs(page, { language: 'ptBR' }))
afterEach(cleanup)

test('the rule of a market is shown by a press, with a link to the page of rules', async () => {
  render(<Help />)
  const button = screen.getByRole('button', { name: 'Regra do mercado: Dupla Chance' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('link')).toBeNull()
  fireEvent.click(button)
  await screen.findByText(/Cobre dois dos três resultados/)
  expect(screen.getByRole('link', { name: 'Ver a regra completa' }).getAttribute('href')).toBe(
    '/regras-de-apostas#football-double-chance',
  )
  fireEvent.click(button)
  expect(screen.queryByText(/Cobre dois dos três resultados/)).toBeNull()
})
