// @vitest-environment jsdom

import { pickRoute } from '@caderneta/contract/pages/match-path'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choosePrefs } from '../../prefs/prefs-store.ts'
import { useLocation } from '../../routing/router.tsx'
import { render } from '../../testing/render.tsx'
import { sampleStart } from '../../testing/sample-player.ts'
import { page } from '../../testing/test-page.ts'
import { type SentCall, testServer } from '../../testing/test-server.ts'
import { endSession, startSession } from '../../testing/test-session.ts'
import { profileRoutes } from './profile.ts'

function Area() {
  const { pathname } = useLocation()
  const Page = pickRoute(profileRoutes, pathname)?.route.page
  return <Suspense fallback={null}>{Page && <Page />}</Suspense>
}

async function open(path: string): Promise<void> {
  page.routing.navigate(path, { replace: true })
  await act(async () => render(<Area />))
}

let calls: readonly SentCall[]

beforeEach(() => {
  calls = testServer({})
  choosePrefs(page, { language: 'ptBR' })
  act(() => startSession(page, sampleStart))
})

afterEach(() => {
  cleanup()
  act(() => endSession(page))
  vi.unstubAllGlobals()
})

test('RTE-09 /account leads to the personal data', async () => {
  await open('/account')
  expect(await screen.findByRole('heading', { level: 1, name: 'Dados' })).toBeTruthy()
  expect(window.location.pathname).toBe('/account/personal')
})

test.each([
  ['Dados', '/account/personal'],
  ['Endereço Residencial', '/account/address'],
  ['Preferências', '/account/preferences'],
  ['Senha', '/account/password'],
  ['Verificação', '/account/verification'],
])('RTE-10 RTE-11 RTE-12 RTE-13 RTE-14 %s leads to %s', async (label, path) => {
  await open('/account/password')
  const menu = within(await screen.findByRole('navigation', { name: 'Minha conta' }))
  await act(async () => fireEvent.click(menu.getByRole('link', { name: label })))
  expect(window.location.pathname).toBe(path)
  expect(await screen.findByRole('heading', { level: 1, name: label })).toBeTruthy()
  const menuNow = within(screen.getByRole('navigation', { name: 'Minha conta' }))
  expect(menuNow.getByRole('link', { current: 'page' }).textContent).toBe(label)
})

test('responsible gambling is linked in the menu of the area', async () => {
  await open('/account/responsible')
  const title = { level: 1, name: 'Jogo responsável' }
  expect(await screen.findByRole('heading', title)).toBeTruthy()
})

test('every page of the area is for players only', () => {
  expect(new Set(profileRoutes.map(({ access }) => access))).toEqual(new Set(['player']))
})

test('the first steps are not shown here, where their card would move the page', async () => {
  await open('/account/password')
  expect(await screen.findByRole('heading', { level: 1, name: 'Senha' })).toBeTruthy()
  expect(calls.map(({ path }) => path)).not.toContain('account/getFirstSteps')
})
