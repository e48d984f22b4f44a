// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../testing/render.tsx'
import { PageTurner } from './page-turner.tsx'

const texts = { pages: 'Pages', newer: 'Newer', older: 'Older' }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('an older page begins at its top, with the focus on the content', () => {
  const scrollTo = vi.fn()
  vi.stubGlobal('scrollTo', scrollTo)
  const onOlder = vi.fn()
  render(
    <main tabIndex={-1}>
      <PageTurner onNewer={null} onOlder={onOlder} texts={texts} />
    </main>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Older' }))
  expect(onOlder).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
})

test('a single page has no pagination', () => {
  render(<PageTurner onNewer={null} onOlder={null} texts={texts} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})
