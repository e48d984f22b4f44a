// @vitest-environment jsdom

import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { showSite } from '../site/site-store.ts'
import { render } from '../testing/render.tsx'
import { sampleSite } from '../testing/sample-player.ts'
import { page } from '../testing/test-page.ts'
import { NO_LATE_NAMES } from './late-names.ts'
import { useMarketNamer } from './names.ts'

beforeEach(() => {
  act(() => {
    showSite(page, sampleSite)
    page.lateNames.set(NO_LATE_NAMES)
  })
})
afterEach(cleanup)

const UNKNOWN_ID = 4_711

function Name() {
  return <p data-testid="name">{useMarketNamer()(UNKNOWN_ID)}</p>
}

const shown = () => screen.getByTestId('name').textContent

test('a market has no name while one may still be loaded, and is unknown after', () => {
  act(() => page.lateNames.set({ ...NO_LATE_NAMES, isLoading: true }))
  render(<Name />)
  expect(shown()).toBe('')
  act(() => page.lateNames.set(NO_LATE_NAMES))
  expect(shown()).toBe('Mercado Não Encontrado')
})
