// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { choosePrefs } from '../../prefs/prefs-store.ts'
import { render } from '../../testing/render.tsx'
import { page } from '../../testing/test-page.ts'
import {
  isNewcomer,
  rememberWalkthrough,
  startWalkthrough,
  WalkthroughHost,
} from './walkthrough.ts'
import { endWalkthrough, WALKTHROUGH_KEY } from './walkthrough-store.ts'

beforeEach(() => {
  localStorage.clear()
  choosePrefs(page, { language: 'ptBR' })
  page.routing.navigate('/ajuda', { replace: true })
})

afterEach(() => {
  act(() => endWalkthrough(page))
  cleanup()
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const step = () => screen.queryByRole('dialog')

async function begin(): Promise<void> {
  render(
    <main tabIndex={-1}>
      <button type="button">other</button>
    </main>,
  )
  render(<WalkthroughHost />)
  act(() => startWalkthrough(page))
  await screen.findByRole('dialog')
}

/** jsdom has no layout, so an element gets the boxes that a browser would compute. */
function giveBox(element: HTMLElement, top: number): void {
  const box = new DOMRect(8, top, 374, 52)
  element.getBoundingClientRect = () => box
  element.getClientRects = () => Object.assign([box], { item: () => box })
  element.scrollIntoView = () => undefined
}

describe('the walkthrough', () => {
  it('points at the bar of the slip on a phone and keeps its card away from it', async () => {
    const bar = document.createElement('button')
    bar.dataset['slipBar'] = ''
    giveBox(bar, window.innerHeight - 120)
    document.body.append(bar)
    await begin()
    press('Próximo')
    press('Próximo')
    const card = screen.getByRole('dialog', { name: 'Confira na caderneta' })
    expect(document.querySelector('.border-gold')).not.toBeNull()
    expect(card.className).toContain('top-20')
    bar.remove()
  })

  it('points at the entry of the slip in the bottom bar while the slip is empty', async () => {
    const entry = document.createElement('button')
    entry.dataset['tour'] = 'slip'
    giveBox(entry, window.innerHeight - 56)
    document.body.append(entry)
    await begin()
    press('Próximo')
    press('Próximo')
    const card = screen.getByRole('dialog', { name: 'Confira na caderneta' })
    expect(document.querySelector('.border-gold')).not.toBeNull()
    expect(card.textContent).toContain('que abre por aqui')
    entry.remove()
  })

  it('UIX-07 steps through menu, odds, slip, live and account, back and forth', async () => {
    await begin()
    const titles = [
      'Escolha o esporte',
      'Toque em uma odd',
      'Confira na caderneta',
      'Acompanhe ao vivo',
      'Sua conta',
    ]
    for (const [index, title] of titles.entries()) {
      expect(screen.getByRole('dialog', { name: title }).textContent).toContain(
        `Passo ${index + 1} de 5`,
      )
      if (index < 4) press('Próximo')
    }
    press('Voltar')
    expect(screen.getByRole('dialog', { name: 'Acompanhe ao vivo' })).toBeTruthy()
    press('Próximo')
    press('Concluir')
    expect(step()).toBeNull()
  })

  it('UIX-07 begins at home in the language of the page', async () => {
    await begin()
    expect(window.location.pathname).toBe('/')
    act(() => choosePrefs(page, { language: 'en' }))
    expect(screen.getByRole('dialog', { name: 'Choose the sport' })).toBeTruthy()
  })

  it('UIX-07 ends by Pular and by Escape, and can be started again', async () => {
    await begin()
    press('Pular')
    expect(step()).toBeNull()
    act(() => startWalkthrough(page))
    fireEvent.keyDown(screen.getByRole('button', { name: 'Próximo' }), { key: 'Escape' })
    expect(step()).toBeNull()
  })

  it('takes the focus, announces its steps and returns the focus', async () => {
    await begin()
    expect(document.activeElement?.textContent).toBe('Próximo')
    expect(screen.getByText('Passo 1 de 5').parentElement?.getAttribute('aria-live')).toBe('polite')
    press('Pular')
    expect(document.activeElement?.tagName).toBe('MAIN')
  })

  it('leaves the page usable', async () => {
    await begin()
    expect(screen.getByRole('button', { name: 'other' })).toBeTruthy()
    expect(step()?.getAttribute('aria-modal')).toBeNull()
  })

  it('is offered once, as stored in local storage', () => {
    expect(isNewcomer()).toBe(true)
    rememberWalkthrough()
    expect(isNewcomer()).toBe(false)
    expect(localStorage.getItem(WALKTHROUGH_KEY)).toBe('offered')
  })
})
