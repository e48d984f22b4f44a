// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closeMenus, openMenu, toggleMenu, useIsMenuOpen } from './menu-store.ts'

afterEach(() => {
  cleanup()
  closeMenus()
})

function menus() {
  const { result } = renderHook(() => [useIsMenuOpen('left'), useIsMenuOpen('right')])
  return result
}

test('opening one menu closes the other', () => {
  const open = menus()
  act(() => openMenu('right'))
  expect(open.current).toEqual([false, true])
  act(() => openMenu('left'))
  expect(open.current).toEqual([true, false])
  act(() => openMenu('right'))
  expect(open.current).toEqual([false, true])
})

test('toggling opens and closes', () => {
  const open = menus()
  act(() => toggleMenu('left'))
  expect(open.current).toEqual([true, false])
  act(() => toggleMenu('left'))
  expect(open.current).toEqual([false, false])
})
