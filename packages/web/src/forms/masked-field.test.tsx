// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { render } from '../testing/render.tsx'
import { MaskedField } from './masked-field.tsx'
import {
  CEP_MASK,
  COUNTRY_CODE_MASK,
  CPF_MASK,
  DATE_MASK,
  PHONE_MASK,
  POSTAL_CODE_MASK,
} from './masks.ts'

afterEach(cleanup)

function open(mask: typeof CPF_MASK): HTMLInputElement {
  render(<MaskedField label="Campo" mask={mask} />)
  return screen.getByLabelText<HTMLInputElement>('Campo')
}

const CASES = [
  ['a CPF', CPF_MASK, '529.982.247-25', ['52998224725', '529.982.247\u201325', ' 529 982 247 25']],
  [
    'a phone',
    PHONE_MASK,
    '(11) 98765-4321',
    ['11987654321', '(11) 98765-4321', '+55 11 98765-4321', '011 98765\u20134321'],
  ],
  ['a country code', COUNTRY_CODE_MASK, '+55', ['55', '+55']],
  ['a CEP', CEP_MASK, '01310-100', ['01310100', '01310-100', '01.310-100']],
  ['a date', DATE_MASK, '17/05/1990', ['17051990', '17/05/1990', '1990-05-17', '17.5.1990']],
  ['a foreign postal code', POSTAL_CODE_MASK, 'SW1A 1AA', ['SW1A 1AA']],
] as const

test.each(['011 98765-4321', '5511987654321', '+55 11 98765-4321', '11987654321'])(
  'a phone typed as %s, key by key, keeps its last digits',
  async (keys) => {
    const field = open(PHONE_MASK)
    await userEvent.setup().type(field, keys)
    expect(field.value).toBe('(11) 98765-4321')
  },
)

test.each([
  ['5/3/1990', '05/03/1990'],
  ['5.3.1990', '05/03/1990'],
  ['05/03/1990', '05/03/1990'],
  ['17-5-1990', '17/05/1990'],
  ['5//3/1990', '05/03/1990'],
])('a date typed as %s, key by key, is %s', async (keys, shown) => {
  const field = open(DATE_MASK)
  await userEvent.setup().type(field, keys)
  expect(field.value).toBe(shown)
})

describe.each(CASES)('%s', (_, mask, shown, texts) => {
  test.each(texts)('%s can be inserted as a whole, as a password manager does', (text) => {
    const field = open(mask)
    fireEvent.input(field, { target: { value: text } })
    expect(field.value).toBe(shown)
  })

  test('a character can be deleted and typed again', async () => {
    const field = open(mask)
    fireEvent.input(field, { target: { value: shown } })
    const user = userEvent.setup()
    await user.click(field)
    await user.keyboard('{Backspace}')
    expect(field.value).toBe(shown.slice(0, -1))
    await user.keyboard(shown.slice(-1))
    expect(field.value).toBe(shown)
  })
})
