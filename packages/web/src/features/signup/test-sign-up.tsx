import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { choosePrefs } from '../../prefs/prefs-store.ts'
import { showSite } from '../../site/site-store.ts'
import { render } from '../../testing/render.tsx'
import { sampleSite } from '../../testing/sample-player.ts'
import { page } from '../../testing/test-page.ts'
import { turnScreen } from '../../testing/test-screen.ts'
import { done, type SentCall, testServer } from '../../testing/test-server.ts'
import { dismissToast, readToasts } from '../../ui/toast/toast-queue.ts'
import { closeLogin } from '../session/session.ts'
import { SignUpPage } from './sign-up-page.tsx'

// Helpers of the sign-up tests: what they fill in, press and read.

export const SHORT = {
  email: 'ana@exemplo.com',
  password: 'Apostas&77',
  firstname: 'Ana',
  lastname: 'Souza',
  cpf: '529.982.247-25',
  birthdate: '04/05/1990',
  streetName: 'Rua das Flores',
  houseNumber: '10',
  phone: '(11) 98765-4321',
}
export const LONG = {
  ...SHORT,
  postalCode: '01310-100',
  username: 'ana.souza',
  secretCode: '1234',
  confirmSecretCode: '1234',
}

const COUNTRIES = [
  { ordem: 33, nome: 'Brasil', sigla2: 'BR', sigla3: 'BRA', codigo: '076' },
  { ordem: 68, nome: 'Estados Unidos', sigla2: 'US', sigla3: 'USA', codigo: '840' },
]
type Responses = Parameters<typeof testServer>[0]

export function serve(responses: Responses = {}): readonly SentCall[] {
  return testServer({
    'misc/getCountries': done({ data: COUNTRIES }),
    'misc/getAddress': done({ data: null }),
    ...responses,
  })
}

export const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!found) throw new Error(`no field ${name}`)
  return found
}
export const isThere = (name: string) => document.querySelector(`[name="${name}"]`) !== null
export const submit = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /CRIAR|Enviando/ })
export const toasts = () => readToasts(page).map(({ text }) => text)
export const type = (name: string, value: string) =>
  act(async () => void fireEvent.input(field(name), { target: { value } }))
export const leave = (name: string) => act(async () => void fireEvent.blur(field(name)))
export const press = () => act(async () => void fireEvent.click(submit()))
export const signCalls = (calls: readonly SentCall[]) => calls.filter(({ path }) => path === 'sign')

export function noteOf(name: string): string | null | undefined {
  return document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent
}

export async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await type(name, value)
  await act(async () => void fireEvent.click(field('acceptTerms')))
}

export async function open(width: 'large' | 'small', path = '/signup'): Promise<void> {
  turnScreen(width)
  page.routing.navigate(path, { replace: true })
  await act(async () => render(<SignUpPage />))
}

export function startSignUp(): void {
  choosePrefs(page, { language: 'ptBR' })
  showSite(page, sampleSite)
}

export function endSignUp(): void {
  cleanup()
  closeLogin(page)
  for (const toast of readToasts(page)) dismissToast(page, toast.id)
  vi.unstubAllGlobals()
}
