// @vitest-environment jsdom

import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showSite } from '../../../site/site-store.ts'
import { render } from '../../../testing/render.tsx'
import { sampleClient, sampleSite } from '../../../testing/sample-player.ts'
import { page } from '../../../testing/test-page.ts'
import { OffersPanel } from '../pane/offers-panel.tsx'
import { OfferRow } from './offer-row.tsx'

afterEach(cleanup)

test('nothing is offered before the settings of the site are known', () => {
  page.site.set({ status: 'loading' })
  render(<OffersPanel isShort />)
  expect(document.body.textContent).toBe('')
  const offers = { ...sampleClient.offers, cashback: false }
  act(() => showSite(page, { ...sampleSite, client: { ...sampleClient, offers } }))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByText('Cashback de 10%')).toBeNull()
})

test.each([true, false])(
  'the bonus is described as on the winnings of multiples: %s',
  (isShort) => {
    showSite(page, sampleSite)
    render(<OfferRow offer="multiples" isShort={isShort} />)
    const row = screen.getByRole('listitem')
    expect(row.textContent).toContain('Bônus de até 20%')
    expect(row.textContent).toContain(
      'Sobre os ganhos das múltiplas: retorno menos o valor apostado.',
    )
  },
)

test('the cashback is described as a share of the net loss of a day, with its maximum', () => {
  const offers = { ...sampleClient.offers, cashbackDayMax: 200 }
  showSite(page, { ...sampleSite, client: { ...sampleClient, offers } })
  render(<OfferRow offer="cashback" />)
  expect(screen.getByRole('listitem').textContent).toContain(
    'Da perda líquida do dia em apostas ao vivo, até R$\u00a0200,00, em uma conta por pessoa.',
  )
})
