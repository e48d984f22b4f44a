// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { choosePrefs } from '../../prefs/prefs-store.ts'
import { fieldOf, fillIn, noteUnder, pressButton } from '../../testing/fill-form.ts'
import { render } from '../../testing/render.tsx'
import { sampleStart, sampleUser } from '../../testing/sample-player.ts'
import { openPage, page } from '../../testing/test-page.ts'
import {
  done,
  refused,
  type SentCall,
  type TestResponse,
  testServer,
} from '../../testing/test-server.ts'
import { startSession } from '../../testing/test-session.ts'
import { readToasts } from '../../ui/toast/toast-queue.ts'
import { readSession } from '../session/session.ts'
import { PersonalPage } from './personal-page.tsx'
import { PERSONAL_RULES, personalValues } from './personal-rules.ts'

const NOTHING_PENDING = { email: null, phone: null }
const userWith = (info: object) => ({ ...sampleUser, info: { ...sampleUser.info, ...info } })

async function open(responses: Parameters<typeof testServer>[0] = {}, query = '') {
  page.routing.navigate(`/account/personal${query}`, { replace: true })
  const waiting = done({ pending: NOTHING_PENDING })
  const calls = testServer({ 'account/getPending': waiting, ...responses })
  await act(async () =>
    render(
      <StrictMode>
        <PersonalPage />
      </StrictMode>,
    ),
  )
  return calls
}

const sentOf = (calls: readonly SentCall[]) =>
  calls.filter(({ path }) => path !== 'account/getPending')

beforeEach(() => {
  openPage()
  choosePrefs(page, { language: 'ptBR' })
  act(() => startSession(page, sampleStart))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the personal data', () => {
  test('ACC-09 has country code, phone, e-mail, CPF and password', async () => {
    await open()
    const shown = ['countryCode', 'phone', 'email', 'cpf', 'password'].map((name) => [
      name,
      fieldOf(name).value,
    ])
    expect(Object.fromEntries(shown)).toEqual({
      countryCode: '+55',
      phone: '(11) 98765-4321',
      email: 'ana@exemplo.com',
      cpf: '529.982.247-25',
      password: '',
    })
  })

  test('VAL-25 VAL-26 the CPF is masked and cannot be edited', async () => {
    await open()
    expect(fieldOf('cpf').value).toBe('529.982.247-25')
    expect(fieldOf('cpf')).toMatchObject({ readOnly: true })
    expect(noteUnder('cpf')).toBe('O CPF não pode ser alterado.')
  })

  test('VAL-03 while it is being saved the button is disabled', async () => {
    await open({ 'account/generalData': () => new Promise(() => {}) })
    await fillIn({ email: 'nova@exemplo.com', password: 'segredo1' })
    await pressButton('Salvar')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Salvando' }).disabled).toBe(true)
  })

  test('VAL-02 VAL-19 VAL-20 VAL-22 VAL-24 an emptied field is reported under it', async () => {
    const calls = await open()
    for (const name of ['countryCode', 'phone', 'email', 'password']) {
      await fillIn({ [name]: '' })
      expect(noteUnder(name)).toBe('Esse campo é obrigatório!')
    }
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar' }).disabled).toBe(true)
    expect(sentOf(calls)).toEqual([])
  })

  test('VAL-19 the country code defaults to +55 unless the account has another', () => {
    expect(personalValues({ ...sampleUser.info, countryCode: '' }).countryCode).toBe('+55')
    expect(personalValues({ ...sampleUser.info, countryCode: '351' }).countryCode).toBe('+351')
  })

  test('VAL-21 a phone has at least eleven digits, behind its mask', async () => {
    const result = (phone: string) => PERSONAL_RULES.phone(phone, { countryCode: '+55' })
    expect(result('(11) 98765-432')).toBe('phone_short')
    expect(result('(11) 98765-4321')).toBe(true)
    expect(result('(10) 98765-4321')).toBe('phone_invalid')
    await open()
    await fillIn({ phone: '21987654321' })
    expect(fieldOf('phone').value).toBe('(21) 98765-4321')
  })

  test('VAL-23 an invalid e-mail is reported with an example', async () => {
    await open()
    await fillIn({ email: 'a@b' })
    expect(noteUnder('email')).toBe('O e-mail deve seguir o formato nome@exemplo.com')
  })

  test('a number in E.164 is shown without its country code', () => {
    const info = { ...sampleUser.info, phone: '+5511987654321' }
    expect(personalValues(info).phone).toBe('(11) 98765-4321')
  })

  test('ERR-10 SEC-15 a failed save is reported once and keeps typed values', async () => {
    const failed = refused('invalid_fields', { fields: { password: 'Senha incorreta' } })
    await open({ 'account/generalData': failed })
    await fillIn({ email: 'nova@exemplo.com', password: 'errada1' })
    await pressButton('Salvar')
    expect(screen.getAllByRole('alert').map((each) => each.textContent)).toEqual([
      'refused: invalid_fields',
    ])
    expect(noteUnder('password')).toBe('Senha incorreta')
    expect(fieldOf('email').value).toBe('nova@exemplo.com')
    expect(document.activeElement).toBe(fieldOf('password'))
  })
})

describe('a new contact', () => {
  const saved = (pending: object) =>
    done({ user: sampleUser, pending: { ...NOTHING_PENDING, ...pending }, msg: 'Salvo' })

  test('sends plain digits and the CPF of the account', async () => {
    const calls = await open({ 'account/generalData': saved({}) })
    await fillIn({ phone: '21987654321', password: 'segredo1' })
    await pressButton('Salvar')
    expect(sentOf(calls)[0]?.fields).toEqual({
      countryCode: '+55',
      phone: '21987654321',
      email: 'ana@exemplo.com',
      cpf: '52998224725',
      password: 'segredo1',
    })
    expect(fieldOf('password').value).toBe('')
  })

  test('shows where the link of a new e-mail was sent', async () => {
    await open({ 'account/generalData': saved({ email: 'nova@exemplo.com' }) })
    await fillIn({ email: 'nova@exemplo.com', password: 'segredo1' })
    await pressButton('Salvar')
    expect(screen.getByRole('status').textContent).toContain('nova@exemplo.com')
  })

  test('asks for the six digits of a new phone, and shows the phone once confirmed', async () => {
    const calls = await open({
      'account/generalData': saved({ phone: '+5521987654321' }),
      'account/confirmContact': [
        refused('code_invalid'),
        done({ user: userWith({ phone: '21987654321' }) }),
      ],
    })
    await fillIn({ phone: '21987654321', password: 'segredo1' })
    await pressButton('Salvar')
    const code = screen.getByRole<HTMLInputElement>('textbox', { name: 'Código de 6 dígitos' })
    expect(code.autocomplete).toBe('one-time-code')
    await fillIn({ code: '12345x6' })
    await pressButton('Confirmar código')
    expect(screen.getByRole('alert').textContent).toBe('refused: code_invalid')
    await pressButton('Confirmar código')
    expect(calls.at(-1)).toMatchObject({
      path: 'account/confirmContact',
      fields: { kind: 'phone', code: '123456' },
    })
    expect(readSession(page).user?.info.phone).toBe('21987654321')
    expect(readToasts(page).at(-1)).toMatchObject({ text: 'Novo celular confirmado' })
    expect(screen.queryByText('Código de 6 dígitos')).toBeNull()
  })

  test('a contact pending before a reload is still pending', async () => {
    const pending = { email: 'nova@exemplo.com', phone: '+5521987654321' }
    await open({ 'account/getPending': done({ pending }) })
    const result = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(result.join()).toContain('nova@exemplo.com')
    expect(result.join()).toContain('+55 (21) 98765-4321')
    expect(screen.getByRole('textbox', { name: 'Código de 6 dígitos' })).toBeTruthy()
  })

  test('an e-mail confirmed meanwhile is no longer pending', async () => {
    const pending = { email: sampleUser.info.email, phone: null }
    await open({ 'account/getPending': done({ pending }) })
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('a new pending contact is not hidden by an older response', async () => {
    let respond: (result: TestResponse) => void = () => {}
    const late = new Promise<TestResponse>((resolve) => {
      respond = resolve
    })
    await open({
      'account/getPending': () => late,
      'account/generalData': saved({ email: 'nova@exemplo.com' }),
    })
    await fillIn({ email: 'nova@exemplo.com', password: 'segredo1' })
    await pressButton('Salvar')
    await act(async () => respond(done({ pending: NOTHING_PENDING })))
    expect(screen.getByRole('status').textContent).toContain('nova@exemplo.com')
  })

  test('a code that arrives after the page was left still has its field', async () => {
    await open()
    await pressButton('Já tenho o código do novo celular')
    expect(screen.getByRole('textbox', { name: 'Código de 6 dígitos' })).toBeTruthy()
  })

  test('the mailed link uses its code once, and shows the new e-mail', async () => {
    const user = userWith({ email: 'nova@exemplo.com' })
    const calls = await open(
      { 'account/confirmContact': done({ user }) },
      '?confirm=email&code=good-code',
    )
    expect(sentOf(calls)).toMatchObject([
      { path: 'account/confirmContact', fields: { kind: 'email', code: 'good-code' } },
    ])
    expect(screen.getByRole('status').textContent).toBe('Novo e-mail confirmado')
    expect(fieldOf('email').value).toBe('nova@exemplo.com')
  })

  test('a used or unknown mailed code is reported', async () => {
    await open({ 'account/confirmContact': refused('code_invalid') }, '?confirm=email&code=old')
    expect(screen.getByRole('alert').textContent).toBe('refused: code_invalid')
  })
})
