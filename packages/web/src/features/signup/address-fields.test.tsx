// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { done, refused } from '../../testing/test-server.ts'
import {
  endSignUp,
  field,
  fill,
  LONG,
  noteOf,
  open,
  press,
  serve,
  signCalls,
  startSignUp,
  type,
} from './test-sign-up.tsx'

const ADDRESS = {
  cep: '01310100',
  streetName: 'Avenida Paulista',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
}

beforeEach(startSignUp)
afterEach(endSignUp)

describe('the CEP', () => {
  const found = () => serve({ 'misc/getAddress': done({ data: ADDRESS }) })

  test('fills an empty street and shows city and state', async () => {
    const calls = found()
    await open('large')
    await type('postalCode', '01310100')
    expect(calls.at(-1)).toMatchObject({ path: 'misc/getAddress', fields: { cep: '01310100' } })
    expect(field('streetName').value).toBe('Avenida Paulista')
    expect(noteOf('postalCode')).toBe('Bela Vista, São Paulo – SP')
  })

  test('never overwrites a typed street, only its own', async () => {
    const other = { ...ADDRESS, streetName: 'Rua Augusta' }
    serve({ 'misc/getAddress': [done({ data: ADDRESS }), done({ data: other })] })
    await open('large')
    await type('streetName', 'Minha rua')
    await type('postalCode', '01310100')
    expect(field('streetName').value).toBe('Minha rua')
    await type('streetName', '')
    await type('postalCode', '01310200')
    expect(field('streetName').value).toBe('Rua Augusta')
  })

  test.each([
    ['unknown', null],
    ['without a street', { ...ADDRESS, streetName: '' }],
  ])('that is %s removes the street filled by the previous one', async (_, data) => {
    serve({ 'misc/getAddress': [done({ data: ADDRESS }), done({ data })] })
    await open('large')
    await type('postalCode', '01310100')
    await type('postalCode', '99999999')
    expect(field('streetName').value).toBe('')
    expect(noteOf('streetName')).toBeUndefined()
  })

  test('that is unknown keeps a typed street', async () => {
    serve({ 'misc/getAddress': [done({ data: ADDRESS }), done({ data: null })] })
    await open('large')
    await type('postalCode', '01310100')
    await type('streetName', 'Avenida Paulista, fundos')
    await type('postalCode', '99999999')
    expect(field('streetName').value).toBe('Avenida Paulista, fundos')
  })

  test('sends the city and the state of the CEP, and none for an unknown CEP', async () => {
    const calls = serve({
      'misc/getAddress': [done({ data: ADDRESS }), done({ data: null })],
      sign: refused('unavailable'),
    })
    await open('large')
    await fill(LONG)
    await press()
    expect(signCalls(calls)[0]?.fields).toMatchObject({ city: ADDRESS.city, state: ADDRESS.state })
    await type('postalCode', '99999999')
    await press()
    expect(signCalls(calls)[1]?.fields).not.toHaveProperty('city')
  })

  test('shows that it is looking up, and blocks nothing', async () => {
    const calls = serve({ 'misc/getAddress': () => new Promise(() => {}), sign: done() })
    await open('large')
    await fill(LONG)
    expect(screen.getByText('Procurando o endereço')).toBeTruthy()
    await press()
    expect(signCalls(calls)).toHaveLength(1)
  })

  test.each([
    ['unknown', done({ data: null })],
    ['unavailable', refused('unavailable')],
  ])('that is %s asks for the street to be typed', async (_, response) => {
    serve({ 'misc/getAddress': response })
    await open('large')
    await type('postalCode', '99999999')
    expect(noteOf('postalCode')).toBe('CEP não encontrado: digite a rua.')
  })

  test('is not looked up for another country', async () => {
    const calls = found()
    await open('large')
    fireEvent.change(field('countryId'), { target: { value: '68' } })
    await type('postalCode', '94105678')
    expect(calls.some(({ path }) => path === 'misc/getAddress')).toBe(false)
  })
})
