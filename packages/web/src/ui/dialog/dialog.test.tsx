// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { Dialog } from './dialog.tsx'

type Position = 'left' | 'centre'

function Page({ position }: { readonly position: Position }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={() => setIsOpen(true)}>
        Menu
      </button>
      <Dialog isOpen={isOpen} onClose={close} title="Menu" closeLabel="Fechar" position={position}>
        <p>Esportes</p>
      </Dialog>
    </main>
  )
}

const opener = () => screen.getByRole('button', { name: 'Menu', hidden: true })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

function open(position: Position): void {
  render(<Page position={position} />)
  opener().focus()
  fireEvent.click(opener())
}

function press(element: Element): void {
  fireEvent.pointerDown(element)
  fireEvent.click(element)
}

beforeEach(() => window.history.replaceState(null, '', '/'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a dialog', () => {
  test.each(['left', 'centre'] as const)(
    '(%s) returns the focus when it closes',
    async (position) => {
      open(position)
      await waitFor(() =>
        expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true),
      )
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
      await closed()
      await waitFor(() => expect(document.activeElement).toBe(opener()))
    },
  )

  test('stays open when a toast above it is pressed, and closes by a press on the page', async () => {
    open('centre')
    render(
      <div data-toast="error">
        <button type="button">Copiar referência</button>
      </div>,
    )
    const copy = screen.getByRole('button', { name: 'Copiar referência', hidden: true })
    // It does not see a press before the one that opened it is over.
    await waitFor(() => {
      press(copy)
      expect(screen.queryByRole('dialog')).not.toBeNull()
      press(document.body)
      expect(screen.queryByRole('dialog')).toBeNull()
    })
  })

  test('names its position at the root while it is open, for the page around it', async () => {
    open('left')
    expect(document.documentElement.dataset.dialog).toBe('left')
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    await closed()
    expect(document.documentElement.dataset.dialog).toBeUndefined()
  })

  test('leaves the root to the one below it', () => {
    const dialog = { onClose: () => {}, title: 'Menu', closeLabel: 'Fechar' }
    const show = (isOver: boolean) => (
      <>
        <Dialog {...dialog} isOpen position="bottom">
          <p>Caderneta</p>
        </Dialog>
        <Dialog {...dialog} isOpen={isOver}>
          <p>Entrar</p>
        </Dialog>
      </>
    )
    const { rerender } = render(show(true))
    expect(document.documentElement.dataset.dialog).toBe('centre')
    rerender(show(false))
    expect(document.documentElement.dataset.dialog).toBe('bottom')
  })

  test('keeps the room of the scrollbar that it removes, so that the page does not move', async () => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15)
    open('left')
    expect(document.documentElement.style.getPropertyValue('--scrollbar')).toBe('15px')
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    await closed()
    expect(document.documentElement.style.getPropertyValue('--scrollbar')).toBe('')
  })

  test('gives the focus to the page when its opener is unmounted', async () => {
    open('centre')
    const main = opener().parentElement
    opener().remove()
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    await closed()
    await waitFor(() => expect(document.activeElement).toBe(main))
  })

  test('from an edge closes on the back button, and the page stays', async () => {
    window.history.pushState(null, '', '/live')
    open('left')
    window.history.back()
    await closed()
    expect(window.location.pathname).toBe('/live')
  })

  test('from an edge leaves no history entry when it closes otherwise', async () => {
    open('left')
    expect(window.history.state).toEqual({ isLayer: true })
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(window.history.state).toBeNull())
  })
})
