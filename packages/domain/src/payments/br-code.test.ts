import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centavos } from '../money/money.ts'
import { readBrCode } from '../testing/read-br-code.ts'
import { type StaticCharge, staticBrCode } from '../testing/static-br-code.ts'
import { dynamicBrCode, MERCHANT_CITY_MAX, MERCHANT_NAME_MAX, plainText } from './br-code.ts'

/** Limit of the API Pix for `pixCopiaECola`. */
const BR_CODE_MAX = 512

const fulano = { name: 'Fulano de Tal', city: 'BRASILIA' }
const house = { name: 'CASA BET EXEMPLO', city: 'SAO PAULO' }
const phoneCharge = { ...house, key: '+5511987654321', amount: centavos(1050) }

const charges: fc.Arbitrary<StaticCharge> = fc.record(
  {
    key: fc.stringMatching(/^[a-z0-9@.+-]{1,77}$/),
    amount: fc.integer({ min: 1, max: 100_000_000 }).map((value) => centavos(value)),
    txid: fc.stringMatching(/^[A-Za-z0-9]{1,25}$/),
    info: fc.string({ maxLength: 120 }),
    name: fc.string({ maxLength: 60 }).map((text) => `N${text}`),
    city: fc.string({ maxLength: 60 }).map((text) => `C${text}`),
  },
  { requiredKeys: ['key', 'name', 'city'] },
)

describe('staticBrCode', () => {
  it("writes the manual's example to the letter", () => {
    expect(staticBrCode({ ...fulano, key: '123e4567-e12b-12d1-a456-426655440000' })).toBe(
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000' +
        '5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    )
  })

  it('writes amount and reference', () => {
    expect(staticBrCode({ ...phoneCharge, txid: 'DEP0001' })).toBe(
      '00020126360014br.gov.bcb.pix0114+5511987654321520400005303986540510.505802BR' +
        '5916CASA BET EXEMPLO6009SAO PAULO62110507DEP000163047CF9',
    )
  })

  it('keeps the zero in front of a checksum', () => {
    expect(staticBrCode({ ...phoneCharge, txid: 'DEP17' })).toBe(
      '00020126360014br.gov.bcb.pix0114+5511987654321520400005303986540510.505802BR' +
        '5916CASA BET EXEMPLO6009SAO PAULO62090505DEP1763040C43',
    )
  })

  it('cuts the information to the 37 characters that a random key leaves', () => {
    const key = '123e4567-e12b-12d1-a456-426655440000'
    const code = staticBrCode({ ...fulano, key, info: 'x'.repeat(90) })
    expect(readBrCode(code)?.info).toBe('x'.repeat(37))
  })

  it.each([
    { key: '' },
    { key: 'k'.repeat(78) },
    { txid: '' },
    { txid: 'a-b' },
    { txid: 'x'.repeat(26) },
  ])('throws on %j', (wrong) => {
    expect(() => staticBrCode({ ...phoneCharge, ...wrong })).toThrow(RangeError)
  })

  it('takes the longest key that a merchant account has room for', () => {
    const key = 'k'.repeat(77)
    expect(readBrCode(staticBrCode({ ...fulano, key, info: 'no room' }))).toMatchObject({
      key,
      info: null,
    })
  })

  it('is read back as it was meant', () => {
    fc.assert(
      fc.property(charges, (charge) => {
        const code = staticBrCode(charge)
        expect(code.length).toBeLessThanOrEqual(BR_CODE_MAX)
        expect(readBrCode(code)).toMatchObject({
          kind: 'static',
          key: charge.key,
          amount: charge.amount ?? null,
          txid: charge.txid ?? null,
          merchantName: plainText(charge.name, MERCHANT_NAME_MAX),
          merchantCity: plainText(charge.city, MERCHANT_CITY_MAX),
          isSingleUse: false,
        })
      }),
    )
  })
})

describe('dynamicBrCode', () => {
  const url = 'pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca25'
  const code =
    '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca25' +
    '5204000053039865802BR5916CASA BET EXEMPLO6009SAO PAULO62070503***6304EB33'

  it('writes the address of the charge and no amount', () => {
    expect(dynamicBrCode({ ...house, url })).toBe(code)
  })

  it('leaves out the scheme of the address', () => {
    expect(dynamicBrCode({ ...house, url: `https://${url}` })).toBe(code)
    const inner = 'pix.example.com/?to=https://a.example'
    expect(readBrCode(dynamicBrCode({ ...house, url: inner }))?.url).toBe(inner)
  })

  it('throws on an address that has no room', () => {
    expect(() => dynamicBrCode({ ...house, url: 'x'.repeat(78) })).toThrow(RangeError)
    expect(readBrCode(dynamicBrCode({ ...house, url: 'x'.repeat(77) }))?.url).toHaveLength(77)
  })
})

describe('plainText', () => {
  it.each([
    ['São Paulo', 15, 'Sao Paulo'],
    ['Çedilha & Ñandú Ltda.', 25, 'Cedilha Nandu Ltda.'],
    ['  Casa   Bet  ', 25, 'Casa Bet'],
    ['Abcde fghij', 6, 'Abcde'],
    [' Abcdef', 6, 'Abcdef'],
    ['日本<script>', 25, 'script'],
    ['', 25, ''],
  ])('writes %j in %i characters as %j', (text, length, plain) => {
    expect(plainText(text, length)).toBe(plain)
  })

  it('leaves only what strict readers take', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (text, length) => {
        const plain = plainText(text, length)
        expect(plain).toMatch(/^[A-Za-z0-9 .,-]*$/)
        expect(plain.length).toBeLessThanOrEqual(length)
        expect(plainText(plain, length)).toBe(plain)
      }),
    )
  })
})
