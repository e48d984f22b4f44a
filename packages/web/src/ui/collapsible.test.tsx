// @vitest-environment jsdom
import { eventually } from '@caderneta/testing/eventually'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from '../testing/render.tsx'
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

describe('a collapsible panel', () => {
  // As in a browser: the deferred work of a press is not flushed by `act`.
  beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  it('updates the header at once, and the panel opens after it', async () => {
    const head = show(false)
    await press(head)
    expect(isOpen(head)).toBe(true)
    expect(screen.queryByText('Grêmio')).toBeNull()
    expect(await screen.findByText('Grêmio')).toBeTruthy()
  })

  it('renders the chevron transformed from the start, so that a press causes no layout', async () => {
    const head = show(true)
    const mark = () => head.querySelector('svg')?.getAttribute('class')
    expect(mark()).toContain('rotate-0')
    await press(head)
    expect(mark()).toContain('-rotate-90')
  })

  it('shows a note below its header also while it is closed', async () => {
    render(
      <Collapsible title="Brasileirão" isOpenAtFirst={false} note={<p>Regra</p>}>
        <p>Grêmio</p>
      </Collapsible>,
    )
    expect(screen.getByText('Regra').closest('[hidden]')).toBeNull()
    expect(screen.queryByText('Grêmio')).toBeNull()
  })

  it('closes the same way, and unmounts the closed content', async () => {
    const head = show(true)
    expect(screen.getByText('Grêmio')).toBeTruthy()
    await press(head)
    expect(isOpen(head)).toBe(false)
    expect(screen.getByText('Grêmio')).toBeTruthy()
    await eventually(() => expect(screen.queryByText('Grêmio')).toBeNull())
    expect(document.querySelector('[hidden]')).toBeTruthy()
  })
})
