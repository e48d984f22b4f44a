// @vitest-environment jsdom

import { PASSWORD_SYMBOLS } from '@caderneta/domain/person/password-rule'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { passwordTexts } from '../../forms/password-texts.ts'
import { PAGES } from '../../routes.tsx'
import { render } from '../../testing/render.tsx'
import { page } from '../../testing/test-page.ts'
import { turnScreen } from '../../testing/test-screen.ts'
import { done, refused } from '../../testing/test-server.ts'
import { LoginModal, openLogin } from '../session/session.ts'
import {
  endSignUp,
  field,
  fill,
  isThere,
  LONG,
  leave,
  noteOf,
  open,
  press,
  SHORT,
  serve,
  signCalls,
  startSignUp,
  submit,
  toasts,
  type,
} from './test-sign-up.tsx'

beforeEach(startSignUp)
afterEach(endSignUp)

test('RTE-27 /signup is for visitors', () => {
  expect(PAGES).toContainEqual(expect.objectContaining({ path: '/signup', access: 'visitor' }))
})

describe('the short form', () => {
  beforeEach(() => void serve())

  test('SGN-02 SGN-12 SGN-13 SGN-14 SGN-15 has its fields, and none for an apartment', async () => {
    await open('small')
    for (const name of [...Object.keys(SHORT), 'countryCode', 'code', 'acceptTerms']) {
      expect(field(name)).toBeTruthy()
    }
    for (const name of ['apartmentNumber', 'username', 'secretCode', 'countryId'])
      expect(isThere(name)).toBe(false)
    expect(field('countryCode').value).toBe('+55')
  })

  test('states the requirements of a password in the words of the account area', async () => {
    await open('small')
    const rules = passwordTexts.ptBR.rules([...PASSWORD_SYMBOLS].join(' '))
    for (const rule of rules) expect(screen.getByText(rule)).toBeTruthy()
  })

  test('SGN-16 Faça login opens the login modal', async () => {
    await open('small')
    render(<LoginModal />)
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Faça login' })))
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy()
  })

  test('VAL-01 VAL-02 VAL-04 VAL-47 a missing value is reported under its field, nothing is sent', async () => {
    const calls = serve()
    await open('small')
    await press()
    for (const name of Object.keys(SHORT)) {
      expect(noteOf(name)).toBe('Esse campo é obrigatório!')
      expect(field(name).getAttribute('aria-invalid')).toBe('true')
    }
    expect(noteOf('acceptTerms')).toBe('É necessário aceitar os termos para prosseguir')
    expect(submit().disabled).toBe(true)
    expect(document.activeElement).toBe(field('email'))
    expect(signCalls(calls)).toEqual([])
  })

  test.each([
    ['email', 'a@b', 'O e-mail deve seguir o formato nome@exemplo.com'],
    ['password', '1x345', 'A senha deve ter no mínimo 6 caracteres'],
    ['password', 'x'.repeat(33), 'A senha deve ter no máximo 32 caracteres'],
    ['firstname', ' ', 'Esse campo é obrigatório!'],
    ['lastname', ' ', 'Esse campo é obrigatório!'],
    ['cpf', '529.982.247-2', 'CPF muito curto'],
    ['birthdate', '31/02/1990', 'Data inválida'],
    ['phone', '(11) 98765-432', 'Número muito curto'],
    ['houseNumber', '', 'Esse campo é obrigatório!'],
    ['streetName', '', 'Esse campo é obrigatório!'],
  ])(
    'VAL-02 VAL-50 VAL-52 VAL-53 %s "%s" is reported in the short form',
    async (name, value, text) => {
      const calls = serve()
      await open('small')
      await fill({ ...SHORT, [name]: value })
      await press()
      expect(noteOf(name)).toBe(text)
      expect(submit().disabled).toBe(true)
      expect(signCalls(calls)).toEqual([])
    },
  )

  test('VAL-51 an emptied country code is reported', async () => {
    await open('small')
    await type('countryCode', '')
    await leave('countryCode')
    expect(noteOf('countryCode')).toBe('Esse campo é obrigatório!')
  })

  test('the country code changes the rules of the phone', async () => {
    await open('small')
    await type('phone', '10987654321')
    await leave('phone')
    expect(noteOf('phone')).toBe('Número inválido')
    await type('countryCode', '1')
    expect(noteOf('phone')).toBeUndefined()
  })

  test('each field is labelled for password managers', async () => {
    await open('small')
    const text = Object.fromEntries(
      Object.keys(SHORT).map((name) => [name, field(name).autocomplete]),
    )
    expect(text).toEqual({
      email: 'email',
      password: 'new-password',
      firstname: 'given-name',
      lastname: 'family-name',
      cpf: 'off',
      birthdate: 'bday',
      streetName: 'address-line1',
      houseNumber: 'off',
      phone: 'tel-national',
    })
  })
})

describe('the long form', () => {
  test('SGN-01 SGN-04 SGN-05 SGN-06 SGN-07 SGN-08 SGN-10 SGN-11 has its sections and fields', async () => {
    serve()
    await open('large')
    const sections = screen.getAllByRole('group').map((group) => group.querySelector('legend'))
    expect(sections.map((legend) => legend?.textContent)).toEqual([
      'Dados da conta',
      'Tratamento',
      'Dados pessoais',
      'Contato',
      'Endereço',
      'Login',
      'Código de segurança',
      'Promoções',
      'Quer receber ofertas e promoções? (opcional)',
      'Indicação',
    ])
    for (const name of [...Object.keys(LONG), 'apartmentNumber', 'code'])
      expect(field(name)).toBeTruthy()
    expect(isThere('countryCode')).toBe(false)
    expect(
      screen.getByRole('checkbox', { name: /mais de 18 anos e aceito os termos/ }),
    ).toBeTruthy()
  })

  test('SGN-03 SGN-25 has a list of countries preset to Brasil, and three titles preset to Sr.', async () => {
    serve()
    await open('large')
    expect(field('countryId').value).toBe('33')
    expect(await screen.findByRole('option', { name: 'Estados Unidos' })).toBeTruthy()
    const titles = within(screen.getByRole('group', { name: 'Tratamento' }))
    const radios = titles.getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['Sr.', true],
      ['Sra.', false],
      ['Srta.', false],
    ])
  })

  test('SGN-09 asks about offers with two choices, neither preselected', async () => {
    serve()
    await open('large')
    const choice = within(screen.getByRole('group', { name: /Quer receber ofertas/ }))
    const radios = choice.getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['true', false],
      ['false', false],
    ])
  })

  test('marks all fields that may stay empty as optional', async () => {
    serve()
    await open('large')
    expect(screen.getByText(/obrigatórios, menos os marcados como opcionais/)).toBeTruthy()
    for (const label of ['Complemento', 'Código do agente'])
      expect(screen.getByLabelText(`${label} (opcional)`)).toBeTruthy()
    expect(screen.getByRole('group', { name: /promoções\? \(opcional\)$/ })).toBeTruthy()
  })

  test('VAL-41 VAL-44 each empty field is reported under it', async () => {
    serve()
    await open('large')
    await press()
    const codes = ['secretCode', 'confirmSecretCode']
    for (const name of Object.keys(LONG)) {
      expect(noteOf(name)).toBe(
        codes.includes(name)
          ? 'O código deve ter exatamente 4 caracteres'
          : 'Esse campo é obrigatório!',
      )
    }
    expect(document.activeElement).toBe(field('firstname'))
  })

  test('sends its visible fields', async () => {
    const calls = serve({ sign: done() })
    await open('large')
    await fill(LONG)
    fireEvent.click(screen.getByRole('radio', { name: 'Srta.' }))
    fireEvent.click(screen.getByRole('radio', { name: /Não quero/ }))
    fireEvent.change(field('countryId'), { target: { value: '68' } })
    await press()
    expect(signCalls(calls)[0]?.fields).toMatchObject({
      pronoun: 'Srta.',
      sendPromotions: 'false',
      countryId: '68',
      username: 'ana.souza',
      secretCode: '1234',
      birthdate: '1990-05-04',
    })
  })
})

describe('a screen that rotates', () => {
  test('switches the form and keeps typed values', async () => {
    serve()
    await open('large')
    await fill(LONG)
    fireEvent.click(screen.getByRole('radio', { name: 'Sra.' }))
    await type('code', 'ana')
    act(() => turnScreen('small'))
    expect(isThere('username')).toBe(false)
    for (const [name, value] of Object.entries(SHORT)) expect(field(name).value).toBe(value)
    expect(field('acceptTerms').checked).toBe(true)
    expect(field('code').value).toBe('ana')
    await type('firstname', 'Bia')
    act(() => turnScreen('large'))
    for (const [name, value] of Object.entries({ ...LONG, firstname: 'Bia' }))
      expect(field(name).value).toBe(value)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sra.' }).checked).toBe(true)
  })

  test('leaves no hidden error behind', async () => {
    const calls = serve({ sign: done() })
    await open('large')
    await fill(SHORT)
    await press()
    expect(submit().disabled).toBe(true)
    act(() => turnScreen('small'))
    expect(submit().disabled).toBe(false)
    await press()
    expect(signCalls(calls)).toHaveLength(1)
  })
})

test('the terms open in a separate tab', async () => {
  serve()
  await open('small')
  const link = screen.getByRole('link', { name: /^Ler os termos/ })
  expect(link.getAttribute('href')).toBe('/ajuda#termos')
  expect(link.getAttribute('target')).toBe('_blank')
})

describe('a submit', () => {
  const signUp = async () => {
    await open('small')
    await fill(SHORT)
    await press()
  }

  test('SGN-18 SGN-19 SGN-20 that succeeds shows the success screen', async () => {
    const calls = serve({ sign: done() })
    await signUp()
    const title = screen.getByRole('heading', { name: 'Usuário cadastrado com sucesso' })
    expect(document.activeElement).toBe(title)
    expect(screen.getByText(/e-mail de confirmação para ana@exemplo\.com/)).toBeTruthy()
    expect(screen.getByText(/confirmação é necessária/)).toBeTruthy()
    expect(signCalls(calls)[0]?.fields).toMatchObject({ name: 'Ana Souza', cpf: '52998224725' })
  })

  test('SEC-25 leaves nothing of the form in the storage of the browser', async () => {
    serve({ sign: done() })
    await open('large')
    await fill(LONG)
    await press()
    expect(screen.getByRole('heading', { name: 'Usuário cadastrado com sucesso' })).toBeTruthy()
    const stored = JSON.stringify({ ...localStorage, ...sessionStorage })
    const { cpf, password, secretCode } = LONG
    for (const secret of [cpf, cpf.replace(/\D/g, ''), password, secretCode])
      expect([secret, stored.includes(secret)]).toEqual([secret, false])
  })

  test('SGN-21 where Fazer Login opens the login modal', async () => {
    serve({ sign: done() })
    await signUp()
    render(<LoginModal />)
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Fazer Login' })))
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy()
  })

  test('SGN-22 SGN-23 links home and resends the confirmation', async () => {
    const calls = serve({ sign: done(), 'activate/resend': done({ msg: 'Enviado' }) })
    await signUp()
    const home = screen.getByRole('link', { name: 'Voltar para a Página Inicial' })
    expect(home.getAttribute('href')).toBe('/')
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /Reenviar/ })))
    expect(calls.at(-1)).toMatchObject({ path: 'activate/resend', fields: { email: SHORT.email } })
    expect(toasts()).toEqual(['Enviado'])
  })

  test('SGN-24 VAL-03 is disabled while in flight', async () => {
    const calls = serve({ sign: () => new Promise(() => {}) })
    await signUp()
    expect([submit().disabled, submit().textContent]).toEqual([true, 'Enviando'])
    await press()
    expect(signCalls(calls)).toHaveLength(1)
  })

  test('for an existing account links to the login or to recovery, the form kept', async () => {
    serve({ sign: refused('account_exists') })
    await signUp()
    expect(screen.getByRole('alert').textContent).toContain('Já existe uma conta')
    render(<LoginModal />)
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: 'Esqueceu a senha?' })),
    )
    const dialog = await screen.findByRole('dialog', { name: 'Senha Esquecida' })
    expect(dialog.querySelector('input')?.value).toBe(SHORT.email)
    expect(field('firstname').value).toBe('Ana')
  })

  test('with a taken username asks only for another one', async () => {
    serve({ sign: refused('account_exists', { fields: { username: 'Já está em uso' } }) })
    await open('large')
    await fill(LONG)
    await press()
    expect(noteOf('username')).toBe('Já está em uso')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('ERR-12 ERR-21 that is refused is reported in a toast and under its field, the form is kept', async () => {
    const fields = { cpf: 'Já está em uso' }
    serve({ sign: [refused('account_exists', { fields }), done()] })
    await signUp()
    expect(toasts()).toEqual(['refused: account_exists'])
    expect(noteOf('cpf')).toBe('Já está em uso')
    expect(document.activeElement).toBe(field('cpf'))
    await leave('cpf')
    expect(noteOf('cpf')).toBe('Já está em uso')
    expect(field('firstname').value).toBe('Ana')
    await type('cpf', '111.444.777-35')
    expect(noteOf('cpf')).not.toBe('Já está em uso')
    await type('cpf', SHORT.cpf)
    expect(noteOf('cpf')).toBe('Já está em uso')
    await type('cpf', '111.444.777-35')
    await press()
    expect(screen.getByRole('heading', { name: 'Usuário cadastrado com sucesso' })).toBeTruthy()
  })
})

test('LGN-07 closes the login modal when it opens', async () => {
  serve()
  openLogin(page)
  await open('small')
  expect(render(<LoginModal />).container.innerHTML).toBe('')
})
