// @vitest-environment jsdom

import { act, cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { choosePrefs } from '../prefs/prefs-store.ts'
import { render } from '../testing/render.tsx'
import { page } from '../testing/test-page.ts'
import { readToasts } from '../ui/toast/toast-queue.ts'
import { PartBoundary } from './part-boundary.tsx'

const reload = vi.fn()

afterEach(() => {
  cleanup()
  reload.mockClear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const error = new TypeError('Failed to fetch dynamically imported module')

function Unfetched(): never {
  throw error
}

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Menu
      </button>
      <PartBoundary onClose={() => setIsOpen(false)}>{isOpen && <Unfetched />}</PartBoundary>
    </>
  )
}

test('a layer that cannot be fetched shows an error, and loads once online', () => {
  choosePrefs(page, { language: 'ptBR' })
  vi.stubGlobal('location', { ...window.location, reload })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<Page />)
  const open = () => act(() => screen.getByRole('button', { name: 'Menu' }).click())
  open()
  expect(screen.getByRole('button', { name: 'Menu' })).toBeTruthy()
  expect(readToasts(page).at(-1)?.text).toContain('Sem conexão')
  expect(reload).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  open()
  expect(reload).toHaveBeenCalledOnce()
})
