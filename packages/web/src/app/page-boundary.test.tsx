// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../testing/render.tsx'
import { page } from '../testing/test-page.ts'
import { PageBoundary } from './page-boundary.tsx'
import '../testing/read-english.ts'
import { choosePrefs } from '../prefs/prefs-store.ts'

const notFetched = new TypeError('Failed to fetch dynamically imported module')

function Unfetched({ error = notFetched }: { readonly error?: Error }): never {
  throw error
}

const reload = vi.fn()

beforeEach(() => {
  choosePrefs(page, { language: 'ptBR' })
  vi.stubGlobal('location', { ...window.location, reload })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  cleanup()
  reload.mockClear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const isOnline = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is)

function open(error?: Error): void {
  render(
    <PageBoundary>
      <Unfetched {...(error && { error })} />
    </PageBoundary>,
  )
}

const alertText = () => screen.getByRole('alert').textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a page that fails shows an error and can be reloaded', () => {
  open()
  expect(alertText()).toContain('Algo deu errado nesta página')
  press('Recarregar a página')
  expect(reload).toHaveBeenCalledOnce()
})

test('a page whose code cannot be fetched offline explains that the connection is missing', () => {
  isOnline(false)
  open()
  expect(alertText()).toContain('Sem conexão')
  act(() => choosePrefs(page, { language: 'en' }))
  expect(alertText()).toContain('No connection')
})

test('is retried manually, but not while still offline', () => {
  isOnline(false)
  open()
  press('Tentar novamente')
  expect(reload).not.toHaveBeenCalled()
  isOnline(true)
  press('Tentar novamente')
  expect(reload).toHaveBeenCalledOnce()
})

test('retries automatically when the connection is back, if still shown', () => {
  isOnline(false)
  open()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(reload).toHaveBeenCalledOnce()
  cleanup()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(reload).toHaveBeenCalledOnce()
})

test('reloads at once when the user returns to it online', () => {
  const error = new TypeError('Failed to fetch dynamically imported module')
  isOnline(false)
  open(error)
  cleanup()
  isOnline(true)
  open(error)
  expect(reload).toHaveBeenCalledOnce()
})
