// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { choosePrefs } from '../../../prefs/prefs-store.ts'
import { fieldOf, fillIn, noteUnder, pressButton } from '../../../testing/fill-form.ts'
import { render } from '../../../testing/render.tsx'
import { sampleStart, sampleUser } from '../../../testing/sample-player.ts'
import { openPage, page } from '../../../testing/test-page.ts'
import { done, refused, testServer } from '../../../testing/test-server.ts'
import { startSession } from '../../../testing/test-session.ts'
import { readToasts } from '../../../ui/toast/toast-queue.ts'
import { AddressPage } from './address-page.tsx'
import { ADDRESS_RULES } from './address-rules.ts'

const ADDRESS = {
  ...sampleUser.address,
  cep: '01310100',
  streetName: 'Avenida Paulista',
  streetNumber: '1000',
  city: 'São Paulo',
  state: 'SP',
}

const countries = done({
  data: [
    { ordem: 33, nome: 'Brasil', sigla2: 'BR', sigla3: 'BRA', codigo: '076' },
    { ordem: 68, nome: 'Estados Unidos', sigla2: 'US', sigla3: 'USA', codigo: '840' },
  ],
})

const REQUIRED = ['cep', 'streetName', 'streetNumber', 'city', 'state', 'password']

async function open(responses: Parameters<typeof testServer>[0] = {}) {
  const calls = testServer({ 'misc/getCountries': countries, ...responses })
  await act(async () => render(<AddressPage />))
  return calls
}

const saves = (calls: Awaited<ReturnType<typeof open>>) =>
  calls.filter(({ path }) => path === 'account/address')

const shownTexts = () => screen.getAllByRole('definition').map((each) => each.textContent)

beforeEach(() => {
  openPage()
  choosePrefs(page, { language: 'ptBR' })
  act(() => startSession(page, { ...sampleStart, user: { ...sampleUser, address: ADDRESS } }))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the address page', () => {
  test('ACC-06 opens as text, without a field', async () => {
    await open()
    expect(shownTexts()).toEqual([
      'Avenida Paulista',
      '1000',
      'Não informado',
      '01310-100',
      'São Paulo',
      'SP',
      'Brasil',
    ])
    expect(document.querySelector('input, select')).toBeNull()
  })

  test('ACC-07 switches to a form with the password, and back; the focus follows', async () => {
    await open()
    await pressButton('Editar endereço')
    expect(fieldOf('streetName').value).toBe('Avenida Paulista')
    expect(fieldOf('password').value).toBe('')
    await pressButton('Cancelar')
    expect(document.querySelector('input')).toBeNull()
    expect(document.activeElement?.textContent).toBe('Editar endereço')
  })

  test('VAL-03 while it is being saved the button is disabled', async () => {
    await open({ 'account/address': () => new Promise(() => {}) })
    await pressButton('Editar endereço')
    await fillIn({ streetName: 'Rua Augusta', password: 'segredo1' })
    await pressButton('Salvar')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Salvando' }).disabled).toBe(true)
  })

  test('VAL-02 VAL-15 VAL-17 each field is required and reported under it', async () => {
    const calls = await open()
    await pressButton('Editar endereço')
    for (const name of REQUIRED) {
      await fillIn({ [name]: '' })
      expect(noteUnder(name)).toBe('Esse campo é obrigatório!')
    }
    expect(ADDRESS_RULES.countryId('', {})).toBe('required')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar' }).disabled).toBe(true)
    expect(saves(calls)).toEqual([])
  })

  test('VAL-16 a CEP has eight digits in Brazil', () => {
    const check = (cep: string, countryId = '33') => ADDRESS_RULES.cep(cep, { countryId })
    expect(check('0131010')).toBe('cep_short')
    expect(check('01310100')).toBe(true)
    expect(check('01310-100')).toBe(true)
    expect(check('0131010', '68')).toBe(true)
  })

  test('VAL-18 ACC-08 saves without an apartment, and shows the new street at once', async () => {
    const user = { ...sampleUser, address: { ...ADDRESS, streetName: 'Rua Augusta' } }
    const calls = await open({ 'account/address': done({ user, msg: 'Endereço salvo' }) })
    await pressButton('Editar endereço')
    await fillIn({ streetName: 'Rua Augusta', password: 'segredo1' })
    await pressButton('Salvar')
    expect(saves(calls)[0]?.fields).toEqual({
      cep: '01310100',
      streetName: 'Rua Augusta',
      streetNumber: '1000',
      apartmentNumber: '',
      city: 'São Paulo',
      state: 'SP',
      countryId: '33',
      password: 'segredo1',
    })
    expect(shownTexts()[0]).toBe('Rua Augusta')
    expect(readToasts(page)).toMatchObject([{ text: 'Endereço salvo' }])
  })

  test("ERR-07 a failed save is an alert with the server's message, nothing is lost", async () => {
    const failed = refused('invalid_fields', { fields: { password: 'Senha incorreta' } })
    await open({ 'account/address': failed })
    await pressButton('Editar endereço')
    await fillIn({ streetName: 'Rua Augusta', password: 'errada1' })
    await pressButton('Salvar')
    expect(screen.getByRole('alert').textContent).toBe('refused: invalid_fields')
    expect(noteUnder('password')).toBe('Senha incorreta')
    expect(fieldOf('streetName').value).toBe('Rua Augusta')
  })
})

describe('the CEP lookup', () => {
  const found = done({
    data: {
      cep: '20040002',
      streetName: 'Rua da Assembleia',
      district: 'Centro',
      city: 'Rio de Janeiro',
      state: 'RJ',
    },
  })

  test('replaces street, city and state', async () => {
    await open({ 'misc/getAddress': found })
    await pressButton('Editar endereço')
    await fillIn({ cep: '20040-002' })
    expect(fieldOf('streetName').value).toBe('Rua da Assembleia')
    expect(fieldOf('city').value).toBe('Rio de Janeiro')
    expect(fieldOf('state').value).toBe('RJ')
  })

  test('never overwrites typed values, and sends no request for the saved CEP', async () => {
    const calls = await open({ 'misc/getAddress': found })
    await pressButton('Editar endereço')
    expect(calls.map(({ path }) => path)).not.toContain('misc/getAddress')
    await fillIn({ streetName: 'Rua minha' })
    await fillIn({ cep: '20040-002' })
    expect(fieldOf('streetName').value).toBe('Rua minha')
    await fillIn({ city: '' })
    expect(fieldOf('city').value).toBe('')
  })

  test('that is unknown does not block the form', async () => {
    const calls = await open({
      'misc/getAddress': done({ data: null }),
      'account/address': done({ user: sampleUser }),
    })
    await pressButton('Editar endereço')
    await fillIn({ cep: '99999-999', password: 'segredo1' })
    expect(noteUnder('cep')).toMatch(/^CEP não encontrado/)
    await pressButton('Salvar')
    expect(saves(calls)).toHaveLength(1)
  })
})
