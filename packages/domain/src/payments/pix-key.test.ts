import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hiddenPixKey, PIX_KEY_TYPES, parsePixKey } from './pix-key.ts'

const UUID = '123e4567-e12b-12d1-a456-426655440000'
/** 77 characters, which a key may have. */
const LONGEST = `${'a'.repeat(65)}@exemplo.com`

describe('a PIX key', () => {
  it.each([
    ['cpf', '529.982.247-25', '52998224725'],
    ['cnpj', '12.abc.345/01de-35', '12ABC34501DE35'],
    ['phone', '(11) 98765-4321', '+5511987654321'],
    ['phone', '+55 11 98765-4321', '+5511987654321'],
    ['email', ' Ana.Souza@Exemplo.com ', 'ana.souza@exemplo.com'],
    ['random', UUID.toUpperCase(), UUID],
    ['email', 'ana@exemplo.com\u200b', 'ana@exemplo.com'],
    ['phone', '5511987654321', '+5511987654321'],
    ['phone', '011 98765-4321', '+5511987654321'],
    ['cpf', '529.982.247\u201325', '52998224725'],
    ['random', `${UUID}\u2060`, UUID],
    ['email', LONGEST, LONGEST],
  ] as const)('of kind %s is read from %s', (type, text, key) => {
    expect(parsePixKey(type, text)).toBe(key)
  })

  it.each([
    ['cpf', '529.982.247-26'],
    ['cnpj', '12.ABC.345/01DE-36'],
    ['phone', '(10) 98765-4321'],
    ['email', 'abc'],
    ['email', '.ana@exemplo.com'],
    ['email', 'ana..b@exemplo.com'],
    ['email', 'ana@-exemplo.com'],
    ['email', 'ana\u202e@exemplo.com'],
    ['email', `a${LONGEST}`],
    ['random', `a${UUID}`],
    ['random', `${UUID}a`],
    ['random', '123e4567e12b12d1a456426655440000'],
    ['random', ''],
  ] as const)('of kind %s is not %s', (type, text) => {
    expect(parsePixKey(type, text)).toBeNull()
  })

  it('stays what it is when it is read again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PIX_KEY_TYPES), fc.string(), fc.uuid(), (type, text, uuid) => {
        for (const typed of [text, uuid]) {
          const key = parsePixKey(type, typed)
          if (key !== null) expect(parsePixKey(type, key)).toBe(key)
        }
      }),
    )
  })

  it('is hidden but for its ends', () => {
    expect(hiddenPixKey('52998224725')).toBe('52•••25')
  })
})
