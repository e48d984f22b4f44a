// @vitest-environment jsdom

import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderHook } from '../testing/render.tsx'
import { page } from '../testing/test-page.ts'
import { closeMenus, openMenu, toggleMenu, useIsMenuOpen } from './menu-store.ts'

afterEach(() => {
  cleanup()
  closeMenus(page)
})

function menus() {
  const { result } = renderHook(() => [useIsMenuOpen('left'), useIsMenuOpen('right')])
  return result
}

test('opening one menu closes the other', () => {
  const open = menus()
  act(() => openMenu(page, 'right'))
  expect(open.current).toEqual([false, true])
  act(() => openMenu(page, 'left'))
  expect(open.current).toEqual([true, false])
  act(() => openMenu(page, 'right'))
  expect(open.current).toEqual([false, true])
})

test('toggling opens and closes', () => {
  const open = menus()
  act(() => toggleMenu(page, 'left'))
  expect(open.current).toEqual([true, false])
  act(() => toggleMenu(page, 'left'))
  expect(open.current).toEqual([false, false])
})
