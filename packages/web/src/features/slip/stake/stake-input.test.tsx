// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { StakeInput } from './stake-input.tsx'

afterEach(cleanup)

function Field({ text }: { readonly text: string }) {
  const [value, setValue] = useState(text)
  return (
    <StakeInput
      label="Valor"
      value={value}
      onChange={setValue}
      describedBy={undefined}
      isInvalid={false}
      isDisabled={false}
      hasKeypad={false}
      onFocus={() => {}}
      maximum={{ text: 'máx.', label: 'máx. R$ 5,00', isDisabled: false, onTake: () => {} }}
    />
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Valor')

/** Presses keys at the caret, as a browser does. */
function pressKeys(keys: string): void {
  for (const key of keys) {
    const { value, selectionStart, selectionEnd } = field()
    const before = value.slice(0, selectionStart ?? 0) + key
    const changed = before + value.slice(selectionEnd ?? 0)
    fireEvent.input(field(), {
      target: { value: changed, selectionStart: before.length, selectionEnd: before.length },
    })
  }
}

test.each([
  ['1.234,56', '1.234,56'],
  ['1.000', '1.000,00'],
  ['12.5', '12,50'],
])('VAL-57 %s pressed key by key is formatted as %s', (keys, written) => {
  render(<Field text="" />)
  fireEvent.focus(field())
  pressKeys(keys)
  fireEvent.blur(field())
  expect(field().value).toBe(written)
})

test('digits pressed in the middle of a stake follow each other', () => {
  render(<Field text="1.234,50" />)
  fireEvent.focus(field())
  field().setSelectionRange(3, 3)
  pressKeys('78')
  expect(field().value).toBe('127834,50')
})

test('a third decimal moves neither stake nor caret', () => {
  render(<Field text="12,50" />)
  field().setSelectionRange(4, 4)
  pressKeys('7')
  expect(field().value).toBe('12,57')
  expect(field().selectionStart).toBe(5)
})
