// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Collapsible } from './collapsible.tsx'

function show(isOpenAtFirst: boolean): HTMLElement {
  render(
    <Collapsible title="Brasileirão" isOpenAtFirst={isOpenAtFirst}>
      <p>Grêmio</p>
    </Collapsible>,
  )
  return screen.getByRole('button')
}

const isOpen = (head: HTMLElement) => head.getAttribute('aria-expanded') === 'true'

/** What a press has changed when the browser is next free to paint. */
async function press(head: HTMLElement): Promise<void> {
  head.click()
  await Promise.resolve()
}

describe('a panel under its head', () => {
  // As in a browser: nothing waits until all that a press leads to is done.
  beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  it('turns the head at once, and the panel opens after it', async () => {
    const head = show(false)
    await press(head)
    expect(isOpen(head)).toBe(true)
    expect(screen.queryByText('Grêmio')).toBeNull()
    expect(await screen.findByText('Grêmio')).toBeTruthy()
  })

  it('has a mark that is turned from the first, so that a press lays nothing out', async () => {
    const head = show(true)
    const mark = () => head.querySelector('svg')?.getAttribute('class')
    expect(mark()).toContain('rotate-0')
    await press(head)
    expect(mark()).toContain('-rotate-90')
  })

  it('closes the same way, and keeps nothing of what is closed', async () => {
    const head = show(true)
    expect(screen.getByText('Grêmio')).toBeTruthy()
    await press(head)
    expect(isOpen(head)).toBe(false)
    expect(screen.getByText('Grêmio')).toBeTruthy()
    await vi.waitFor(() => expect(screen.queryByText('Grêmio')).toBeNull())
    expect(document.querySelector('[hidden]')).toBeTruthy()
  })
})
