// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { choosePrefs } from '../../prefs/prefs-store.ts'
import { Link, useLocation } from '../../routing/router.tsx'
import { render } from '../../testing/render.tsx'
import { page } from '../../testing/test-page.ts'
import { LeavingQuestion, useUnsaved } from './leaving.ts'

function Form({ isDirty }: { readonly isDirty: boolean }) {
  useUnsaved(isDirty)
  return <Link to="/live">live</Link>
}

function Page({ isDirty }: { readonly isDirty: boolean }) {
  const { pathname } = useLocation()
  return (
    <>
      {pathname === '/signup' ? <Form isDirty={isDirty} /> : <p>elsewhere</p>}
      <LeavingQuestion />
    </>
  )
}

beforeEach(() => {
  choosePrefs(page, { language: 'ptBR' })
  page.routing.navigate('/signup', { replace: true })
})

afterEach(cleanup)

const question = (name = 'Sair sem salvar?') => screen.findByRole('dialog', { name })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** Whether the browser would show its own prompt. */
function isWarned(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

describe('leaving a half-filled form', () => {
  it('UIX-06 asks for confirmation, in both languages, and staying loses nothing', async () => {
    render(<Page isDirty />)
    fireEvent.click(screen.getByText('live'))
    await question()
    act(() => choosePrefs(page, { language: 'en' }))
    await question('Leave without saving?')
    act(() => choosePrefs(page, { language: 'ptBR' }))
    press('Continuar preenchendo')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('live')).toBeTruthy()
  })

  it('UIX-06 continues to the destination when confirmed', async () => {
    render(<Page isDirty />)
    fireEvent.click(screen.getByText('live'))
    await question()
    press('Sair sem salvar')
    expect(screen.getByText('elsewhere')).toBeTruthy()
    expect(window.location.pathname).toBe('/live')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stays on Escape', async () => {
    render(<Page isDirty />)
    fireEvent.click(screen.getByText('live'))
    fireEvent.keyDown(await question(), { key: 'Escape' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(window.location.pathname).toBe('/signup')
  })

  it('does not ask for an empty or a saved form', () => {
    const { rerender } = render(<Page isDirty />)
    expect(isWarned()).toBe(true)
    rerender(<Page isDirty={false} />)
    expect(isWarned()).toBe(false)
    fireEvent.click(screen.getByText('live'))
    expect(screen.getByText('elsewhere')).toBeTruthy()
  })

  it('closes the confirmation when the page is left for another reason', async () => {
    render(<Page isDirty />)
    fireEvent.click(screen.getByText('live'))
    await question()
    act(() => page.routing.navigate('/', { replace: true }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
