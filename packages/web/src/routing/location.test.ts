// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderHook } from '../testing/render.tsx'
import { page } from '../testing/test-page.ts'
import { useLocation } from './location.ts'

const guard = vi.fn<(proceed: () => void) => void>()
let release = () => {}

beforeEach(() => {
  page.routing.navigate('/signup', { replace: true })
  renderHook(useLocation)
  release = page.routing.hold(guard)
})

afterEach(() => {
  release()
  guard.mockReset()
})

const proceed = () => guard.mock.lastCall?.[0]()
const path = () => window.location.pathname

/** The browser's own back button, which navigates asynchronously. */
async function goBack(): Promise<void> {
  const moved = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true })
  })
  window.history.back()
  await moved
}

describe('an open layer over the page', () => {
  it('passes its history entry to the next page', () => {
    release()
    window.history.pushState({ isLayer: true }, '')
    const entries = window.history.length
    page.routing.navigate('/live')
    expect(path()).toBe('/live')
    expect(window.history).toMatchObject({ length: entries, state: null })
  })
})

describe('a held page', () => {
  it('stays until the guard proceeds', () => {
    page.routing.navigate('/live')
    expect(path()).toBe('/signup')
    proceed()
    expect(path()).toBe('/live')
  })

  it('is left without a confirmation once released', () => {
    release()
    page.routing.navigate('/live')
    expect(path()).toBe('/live')
    expect(guard).not.toHaveBeenCalled()
  })

  it.each(['?agent=x', '/signup?agent=x', '#end'])('is not left by %s', (to) => {
    page.routing.navigate(to)
    expect(guard).not.toHaveBeenCalled()
    expect(path()).toBe('/signup')
  })

  it('cannot block a redirect: the page is no longer allowed', () => {
    page.routing.navigate('/', { replace: true })
    expect(path()).toBe('/')
    expect(guard).not.toHaveBeenCalled()
  })

  it('is restored after the back button, and proceeding goes back', async () => {
    release()
    page.routing.navigate('/live')
    page.routing.navigate('/signup?agent=x')
    release = page.routing.hold(guard)
    await goBack()
    expect(`${path()}${window.location.search}`).toBe('/signup?agent=x')
    expect(guard).toHaveBeenCalledOnce()
    const moved = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true })
    })
    proceed()
    await moved
    expect(path()).toBe('/live')
  })
})
