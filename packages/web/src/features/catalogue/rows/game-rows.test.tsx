// @vitest-environment jsdom

import { FOOTBALL } from '@caderneta/domain/markets/registry/sports'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { seedGames } from '../../../live/live.ts'
import { showSite } from '../../../site/site-store.ts'
import { render } from '../../../testing/render.tsx'
import { sampleGame } from '../../../testing/sample-games.ts'
import { sampleSite } from '../../../testing/sample-player.ts'
import { page } from '../../../testing/test-page.ts'
import { GameRows } from './game-rows.tsx'
import { rowColumns } from './row-columns.ts'

const ROW_PX = 100
const games = Array.from({ length: 3000 }, (_, i) =>
  sampleGame({ id: 10_000 + i, teams: [`Casa ${i}`, `Fora ${i}`] }),
)

let scrolledPx = 0

/** jsdom has no layout: every row is as high as the next, the list moves with the window. */
function layOut(this: Element): DOMRect {
  const isRow = this.tagName === 'LI'
  return new DOMRect(0, isRow ? 0 : -scrolledPx, 800, isRow ? ROW_PX : 0)
}

function scrollTo(px: number): void {
  scrolledPx = px
  act(() => void window.dispatchEvent(new Event('scroll')))
}

beforeEach(() => {
  scrolledPx = 0
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(layOut)
  showSite(page, sampleSite)
  seedGames(page, games)
  render(<GameRows games={games} columns={rowColumns(FOOTBALL, undefined, 1)} />)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const rows = () => screen.getAllByRole('listitem')
const positions = () => rows().map((row) => Number(row.getAttribute('aria-posinset')))

describe('a group of three thousand games', () => {
  it('renders only the rows near the window and exposes their total', () => {
    expect(rows().length).toBeLessThan(24)
    expect(positions()[0]).toBe(1)
    expect(rows()[0]?.getAttribute('aria-setsize')).toBe('3000')
    expect(screen.getByRole('list').style.paddingBottom).toBe(
      `${(3000 - rows().length) * ROW_PX}px`,
    )
  })

  it('follows the window and reserves the height of unrendered rows', () => {
    scrollTo(150_000)
    expect(rows().length).toBeLessThan(32)
    expect(screen.getAllByText('Casa 1500').length).toBeGreaterThan(0)
    expect(screen.queryByText('Casa 0')).toBeNull()
    const [first = 0] = positions()
    expect(rows()[0]?.style.marginTop).toBe(`${(first - 1) * ROW_PX}px`)
  })

  it('ends with the last game', () => {
    scrollTo(3000 * ROW_PX - 700)
    expect(positions().at(-1)).toBe(3000)
    expect(screen.getByRole('list').style.paddingBottom).toBe('0px')
  })

  it('keeps the row that has the focus, wherever the window scrolls', () => {
    const link = screen.getByRole('link', { name: /Casa 2/ })
    act(() => link.focus())
    scrollTo(150_000)
    expect(document.activeElement).toBe(link)
    expect(positions()[0]).toBe(3)
    fireEvent.blur(link)
    expect(screen.queryByText('Casa 2')).toBeNull()
  })
})
