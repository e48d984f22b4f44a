// @vitest-environment jsdom

import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showSite } from '../site/site-store.ts'
import { render } from '../testing/render.tsx'
import { sampleSite } from '../testing/sample-player.ts'
import { page } from '../testing/test-page.ts'
import { SportsScroller } from './sports-scroller.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const FAR_PX = 900

/** Laid out as on a phone: the last sport far outside the screen. */
function layOut(): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.tagName === 'A' ? new DOMRect(FAR_PX, 0, 100, 44) : new DOMRect(0, 0, 390, 60)
  })
}

test('scrolls the chosen sport into view, at first and when another page is opened', () => {
  layOut()
  showSite(page, {
    ...sampleSite,
    menu: [
      { id: 1, route: 'football', name: 'Futebol', icon: 'football' },
      { id: 9, route: 'boxing', name: 'Boxe', icon: 'boxing' },
    ],
  })
  page.routing.navigate('/games/sport/boxing', { replace: true })
  render(<SportsScroller />)
  const strip = screen.getByRole('navigation')
  const centred = FAR_PX - (390 - 100) / 2
  expect(strip.scrollLeft).toBe(centred)
  strip.scrollLeft = 0
  act(() => page.routing.navigate('/ajuda'))
  expect(strip.scrollLeft).toBe(0)
  act(() => page.routing.navigate('/games/sport/football'))
  expect(strip.scrollLeft).toBe(centred)
})

test('gives its place on a phone to the prices of a match', () => {
  showSite(page, sampleSite)
  page.routing.navigate('/games/sport/football/70/41', { replace: true })
  render(<SportsScroller />)
  expect(screen.getByRole('navigation').className).toContain('max-md:hidden')
  for (const path of ['/games/sport/football/70', '/games/sport/football/lists/12']) {
    act(() => page.routing.navigate(path))
    expect(screen.getByRole('navigation').className).not.toContain('max-md:hidden')
  }
})

test('leaves the sports of what is live to the tabs of that page', () => {
  showSite(page, sampleSite)
  page.routing.navigate('/live', { replace: true })
  render(<SportsScroller />)
  expect(screen.queryByRole('navigation')).toBeNull()
  act(() => page.routing.navigate('/'))
  expect(screen.getByRole('navigation')).toBeTruthy()
})
