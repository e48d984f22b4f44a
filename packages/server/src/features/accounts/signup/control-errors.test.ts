import { describe, expect, it } from 'vitest'
import { controlErrors } from './control-errors.ts'

describe('controlErrors', () => {
  it('names the texts that contain a control character, and no other', () => {
    expect(
      controlErrors({
        city: 'São Paulo',
        state: 'S\nP',
        cep: '\u0000',
        street: '\u0085',
        unit: undefined,
      }),
    ).toEqual({ state: 'invalid', cep: 'invalid', street: 'invalid' })
  })
})
