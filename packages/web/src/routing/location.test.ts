// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { holdPage, navigate, useLocation } from './location.ts'

const guard = vi.fn<(proceed: () => void) => void>()
let release = () => {}

beforeEach(() => {
  navigate('/signup', { replace: true })
  renderHook(useLocation)
  release = holdPage(guard)
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
    navigate('/live')
    expect(path()).toBe('/live')
    expect(window.history).toMatchObject({ length: entries, state: null })
  })
})

describe('a held page', () => {
  it('stays until the guard proceeds', () => {
    navigate('/live')
    expect(path()).toBe('/signup')
    proceed()
    expect(path()).toBe('/live')
  })

  it('is left without a confirmation once released', () => {
    release()
    navigate('/live')
    expect(path()).toBe('/live')
    expect(guard).not.toHaveBeenCalled()
  })

  it.each(['?agent=x', '/signup?agent=x', '#end'])('is not left by %s', (to) => {
    navigate(to)
    expect(guard).not.toHaveBeenCalled()
    expect(path()).toBe('/signup')
  })

  it('cannot block a redirect: the page is no longer allowed', () => {
    navigate('/', { replace: true })
    expect(path()).toBe('/')
    expect(guard).not.toHaveBeenCalled()
  })

  it('is restored after the back button, and proceeding goes back', async () => {
    release()
    navigate('/live')
    navigate('/signup?agent=x')
    release = holdPage(guard)
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
