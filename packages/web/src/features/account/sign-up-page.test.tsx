// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { choosePrefs } from '../../prefs/prefs-store.ts'
import { showSite } from '../../site/site-store.ts'
import { sampleSite } from '../../testing/sample-player.ts'
import { done, refused, testServer } from '../../testing/test-server.ts'
import { dismissToast, readToasts } from '../../ui/toast-queue.ts'
import { closeLogin, openLogin } from '../session/session.ts'
import { SignUpPage } from './sign-up-page.tsx'

const VALUES = {
  email: 'ana@exemplo.com',
  password: 'segredo1',
  firstname: 'Ana',
  lastname: 'Souza',
  cpf: '529.982.247-25',
  birthdate: '1990-05-04',
  streetName: 'Rua das Flores',
  houseNumber: '10',
  phone: '(11) 98765-4321',
}

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (!found) throw new Error(`no field ${name}`)
  return found
}

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /CRIAR|Enviando/ })
const toasts = () => readToasts().map(({ text }) => text)

function noteOf(name: string): string | null | undefined {
  return document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent
}

async function fill(): Promise<void> {
  await act(async () => {
    for (const [name, value] of Object.entries(VALUES)) {
      fireEvent.input(field(name), { target: { value } })
    }
    fireEvent.click(field('acceptTerms'))
  })
}

const press = () => act(async () => fireEvent.click(submit()))

beforeEach(() => {
  choosePrefs({ language: 'ptBR' })
  showSite(sampleSite)
})

afterEach(() => {
  cleanup()
  closeLogin()
  for (const toast of readToasts()) dismissToast(toast.id)
  vi.unstubAllGlobals()
})

describe('the short sign-up form', () => {
  test('SGN-12 SGN-13 SGN-14 has its fields, and none for an apartment', () => {
    render(<SignUpPage />)
    for (const name of [...Object.keys(VALUES), 'countryCode', 'acceptTerms']) {
      expect(field(name)).toBeTruthy()
    }
    expect(document.querySelector('[name="apartmentNumber"]')).toBeNull()
    expect(field('countryCode').value).toBe('+55')
  })

  test('VAL-01 VAL-02 VAL-47 what is missing is told under each field, nothing is sent', async () => {
    const calls = testServer({})
    render(<SignUpPage />)
    await press()
    for (const name of Object.keys(VALUES)) {
      expect(noteOf(name)).toBe('Esse campo é obrigatório!')
    }
    expect(noteOf('acceptTerms')).toBe('É necessário aceitar os termos para prosseguir')
    expect(submit().disabled).toBe(true)
    expect(calls).toEqual([])
  })

  test('CPF and phone fall into their masks', () => {
    render(<SignUpPage />)
    fireEvent.input(field('cpf'), { target: { value: '52998224725' } })
    fireEvent.input(field('phone'), { target: { value: '11987654321' } })
    expect(field('cpf').value).toBe('529.982.247-25')
    expect(field('phone').value).toBe('(11) 98765-4321')
  })

  test('SGN-18 SGN-19 SGN-20 a success shows the success screen', async () => {
    const calls = testServer({ sign: done() })
    render(<SignUpPage />)
    await fill()
    await press()
    expect(screen.getByRole('heading', { name: 'Usuário cadastrado com sucesso' })).toBeTruthy()
    expect(screen.getByText(/e-mail de confirmação para ana@exemplo\.com/)).toBeTruthy()
    expect(screen.getByText(/confirmação é necessária/)).toBeTruthy()
    expect(calls[0]?.fields).toMatchObject({ name: 'Ana Souza', cpf: '52998224725' })
  })

  test('SGN-22 SGN-23 leads home and sends the confirmation again', async () => {
    const calls = testServer({ sign: done(), 'activate/resend': done({ msg: 'Enviado' }) })
    render(<SignUpPage />)
    await fill()
    await press()
    const home = screen.getByRole('link', { name: 'Voltar para a Página Inicial' })
    expect(home.getAttribute('href')).toBe('/')
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /Reenviar/ })))
    expect(calls[1]).toMatchObject({ path: 'activate/resend', fields: { email: VALUES.email } })
    expect(toasts()).toEqual(['Enviado'])
  })

  test('SGN-24 while the request runs the button is disabled', async () => {
    testServer({ sign: () => new Promise(() => {}) })
    render(<SignUpPage />)
    await fill()
    await press()
    expect(submit().disabled).toBe(true)
    expect(submit().textContent).toBe('Enviando')
  })

  test('ERR-12 ERR-21 a refusal stands in a toast and under its field, the form is kept', async () => {
    testServer({ sign: refused('account_exists', { fields: { cpf: 'Já está em uso' } }) })
    render(<SignUpPage />)
    await fill()
    await press()
    expect(toasts()).toEqual(['refused: account_exists'])
    expect(noteOf('cpf')).toBe('Já está em uso')
    expect(field('firstname').value).toBe('Ana')
  })

  test('LGN-07 closes the login modal when it comes up', async () => {
    const { LoginModal } = await import('../session/session.ts')
    openLogin()
    render(<SignUpPage />)
    expect(render(<LoginModal />).container.innerHTML).toBe('')
  })
})
