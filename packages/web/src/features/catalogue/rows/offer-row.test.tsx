// @vitest-environment jsdom

import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showSite } from '../../../site/site-store.ts'
import { render } from '../../../testing/render.tsx'
import { sampleClient, sampleSite } from '../../../testing/sample-player.ts'
import { page } from '../../../testing/test-page.ts'
import { OfferRow } from './offer-row.tsx'

afterEach(cleanup)

test('the multiple bonus is described as a share of the winnings, as it is paid', () => {
  render(<OfferRow offer="multiples" />)
  const row = screen.getByRole('listitem')
  expect(row.textContent).toContain('Bônus de até 20%')
  expect(row.textContent).toContain('Ganhos são o retorno menos o valor apostado.')
})

test('the cashback is described as a share of the net loss of a day, with its maximum', () => {
  const offers = { ...sampleClient.offers, cashbackDayMax: 200 }
  showSite(page, { ...sampleSite, client: { ...sampleClient, offers } })
  render(<OfferRow offer="cashback" />)
  expect(screen.getByRole('listitem').textContent).toContain(
    'Da perda líquida do dia em apostas ao vivo, até R$\u00a0200,00, em uma conta por pessoa.',
  )
})
