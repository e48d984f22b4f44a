// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PageTurner } from './page-turner.tsx'

const texts = {
  pages: 'Pages',
  before: 'Before',
  after: 'After',
  page: (page: number, pages: number) => `${page} of ${pages}`,
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the next page begins at its top, with the focus on the content', () => {
  const scrollTo = vi.fn()
  vi.stubGlobal('scrollTo', scrollTo)
  const onTurn = vi.fn()
  render(
    <main tabIndex={-1}>
      <PageTurner page={1} pages={3} onTurn={onTurn} texts={texts} />
    </main>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'After' }))
  expect(onTurn).toHaveBeenCalledWith(2)
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
})

test('a single page has no turner', () => {
  render(<PageTurner page={1} pages={1} onTurn={() => {}} texts={texts} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})
