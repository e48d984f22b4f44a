// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { openPage, page } from '../../testing/test-page.ts'
import { ToastHost } from './toast-host.tsx'
import { showToast, TOAST_TYPES } from './toast-queue.ts'

beforeEach(() => {
  openPage()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const TEXTS = {
  reference: 'Referência:',
  copyReference: 'Copiar referência',
  referenceCopied: 'Referência copiada',
  referenceNotCopied: 'Não foi possível copiar',
}

const host = () => render(<ToastHost label="Avisos" closeLabel="Fechar" referenceTexts={TEXTS} />)

describe('toasts', () => {
  it('UIX-10 accepts the five types and UIX-11 shows warn, info and custom as errors', () => {
    host()
    for (const type of TOAST_TYPES) {
      act(() => showToast(page, type, `texto ${type}`))
      const card = screen.getByText(`texto ${type}`).closest('[data-toast]')
      expect(card?.getAttribute('data-toast')).toBe(type === 'success' ? 'success' : 'error')
    }
  })

  it('SEC-52 shows server messages as text, whatever they contain', () => {
    host()
    const text = '<img src=x onerror="alert(1)"><b>Aposta</b>'
    act(() => showToast(page, 'error', text))
    expect(screen.getByText(text)).toBeTruthy()
    expect(document.querySelector('[onerror]')).toBeNull()
  })

  it('CST-04 closes a toast after 5,000 ms', () => {
    host()
    act(() => showToast(page, 'error', 'Sem saldo'))
    act(() => vi.advanceTimersByTime(4999))
    expect(screen.queryByText('Sem saldo')).not.toBeNull()
    act(() => vi.advanceTimersByTime(1))
    expect(screen.queryByText('Sem saldo')).toBeNull()
  })

  it('pauses under the pointer', () => {
    host()
    act(() => showToast(page, 'error', 'Sem saldo'))
    fireEvent.mouseEnter(screen.getByText('Sem saldo'))
    act(() => vi.advanceTimersByTime(20_000))
    expect(screen.queryByText('Sem saldo')).not.toBeNull()
    fireEvent.mouseLeave(screen.getByText('Sem saldo'))
    act(() => vi.advanceTimersByTime(5000))
    expect(screen.queryByText('Sem saldo')).toBeNull()
  })

  it('is a live region and closes by its button', () => {
    host()
    expect(screen.getByLabelText('Avisos').getAttribute('aria-live')).toBe('polite')
    act(() => showToast(page, 'success', 'Feito'))
    fireEvent.click(screen.getByLabelText('Fechar'))
    expect(screen.queryByText('Feito')).toBeNull()
  })

  it('shows the same text only once', () => {
    host()
    act(() => {
      showToast(page, 'error', 'Sem saldo')
      showToast(page, 'error', 'Sem saldo')
    })
    expect(screen.getAllByText('Sem saldo')).toHaveLength(1)
  })

  it('with a button stays until it is pressed, and then runs its action', () => {
    host()
    const onPress = vi.fn()
    act(() =>
      showToast(page, 'success', 'Nova versão', { action: { label: 'Atualizar', onPress } }),
    )
    act(() => vi.advanceTimersByTime(60_000))
    fireEvent.click(screen.getByText('Atualizar'))
    expect(onPress).toHaveBeenCalledOnce()
    expect(screen.queryByText('Nova versão')).toBeNull()
  })

  it('with a reference shows it, and stays until it is closed', () => {
    host()
    act(() => showToast(page, 'error', 'Erro interno', { reference: 'Ab3dEf6hIj9kLm2n' }))
    act(() => vi.advanceTimersByTime(60_000))
    expect(screen.getByText('Ab3dEf6hIj9kLm2n')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Copiar referência' })).toBeTruthy()
    fireEvent.click(screen.getByLabelText('Fechar'))
    expect(screen.queryByText('Erro interno')).toBeNull()
  })

  it('without one has no button to copy it', () => {
    host()
    act(() => showToast(page, 'error', 'Sem saldo', { reference: null }))
    expect(screen.queryByText('Copiar referência')).toBeNull()
    act(() => vi.advanceTimersByTime(5000))
    expect(screen.queryByText('Sem saldo')).toBeNull()
  })

  it('CST-05 closes after 2,500 ms when it is brief', () => {
    host()
    act(() => showToast(page, 'success', 'Copiado', { isBrief: true }))
    act(() => vi.advanceTimersByTime(2499))
    expect(screen.queryByText('Copiado')).not.toBeNull()
    act(() => vi.advanceTimersByTime(1))
    expect(screen.queryByText('Copiado')).toBeNull()
  })

  it('CST-05 reloads the page after 1,800 ms when requested', () => {
    const reload = vi.fn()
    vi.stubGlobal('location', { ...window.location, reload })
    host()
    act(() => showToast(page, 'success', 'Atualizando…', { isReload: true }))
    act(() => vi.advanceTimersByTime(1799))
    expect(reload).not.toHaveBeenCalled()
    act(() => vi.advanceTimersByTime(1))
    expect(reload).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  it('UIX-12 stands elsewhere when it would cover the control in use', () => {
    host()
    render(<button type="button">Minimizar</button>)
    const box = new DOMRect(0, 0, 100, 100)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box)
    const place = () => screen.getByLabelText('Avisos').dataset['place']
    act(() => showToast(page, 'success', 'Feito'))
    expect(place()).toBe('top')
    screen.getByText('Minimizar').focus()
    act(() => showToast(page, 'success', 'Outro'))
    expect(place()).toBe('bottom')
    act(() => vi.advanceTimersByTime(5000))
    expect(place()).toBe('top')
    vi.restoreAllMocks()
  })

  it('stands elsewhere when the pointer is where it would appear', () => {
    host()
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, 100, 100),
    )
    const button = render(<button type="button">Odd</button>).getByText('Odd')
    fireEvent.pointerMove(button, { clientX: 50, clientY: 50 })
    act(() => showToast(page, 'success', 'Feito'))
    expect(screen.getByLabelText('Avisos').dataset['place']).toBe('bottom')
    vi.restoreAllMocks()
  })
})
