// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { asPlayer } from '../../../testing/test-player.ts'
import { done, testServer } from '../../../testing/test-server.ts'
import { FundsPage } from './funds-page.tsx'

asPlayer()

test('an excluded player sees a notice, and what is still possible, in place of the form', async () => {
  const exclusion = { source: 'own', from: 0, until: null, revocableUntil: null }
  const methods = [{ id: 1, name: 'PIX', addFundsFormType: 'default' }]
  testServer({
    'exclusion/getState': done({ data: { standing: exclusion } }),
    'deposit/methods': done({ cnfPaymentMethods: methods }),
  })
  await act(async () => render(<FundsPage />))
  expect(screen.getByText('Você está em autoexclusão')).toBeTruthy()
  const links = ['Minhas apostas', 'Sacar', 'Jogo responsável'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  )
  expect(links).toEqual(['/mybets', '/bank/withdraw', '/account/responsible'])
  expect(screen.queryByRole('textbox')).toBeNull()
})
