// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Store, useStore, useStorePart } from './store.ts'

test('a component follows the value of a store', () => {
  const store = new Store('closed')
  const { result } = renderHook(() => useStore(store))
  act(() => store.set('open'))
  expect(result.current).toBe('open')
})

test('a component that shows a part renders again only when that part changes', () => {
  const store = new Store({ player: 'ana', stake: 1 })
  const render = vi.fn(() => useStorePart(store, ({ player }) => player))
  const { result } = renderHook(render)
  act(() => store.set({ player: 'ana', stake: 2 }))
  expect(render).toHaveBeenCalledTimes(1)
  act(() => store.set({ player: 'bia', stake: 2 }))
  expect(result.current).toBe('bia')
})

test('a removed listener is not called again', () => {
  const store = new Store(1)
  const listener = vi.fn()
  const remove = store.subscribe(listener)
  store.set(2)
  remove()
  store.set(3)
  expect(listener).toHaveBeenCalledTimes(1)
})
