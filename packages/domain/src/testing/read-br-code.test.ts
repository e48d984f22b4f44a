import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crc16 } from '../payments/crc16.ts'
import { readBrCode } from './read-br-code.ts'

/** From the manual, the Central Bank's API description, and codes made by the same rules. */
const MANUAL =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR' +
  '5913Fulano de Tal6008BRASILIA62070503***63041D3D'
const WITH_RECURRENCE =
  '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd441' +
  '5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***80800014br.gov.bcb.pix' +
  '2558pix.example.com/qr/v2/rec/94ed2badcbc04c15b0bb7fa35319489063047741'
const RECURRENCE_ALONE =
  '00020126180014br.gov.bcb.pix5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***' +
  '80800014br.gov.bcb.pix2558pix.example.com/qr/v2/rec/2353c790eefb11eaadc10242ac120002630462C9'
const DYNAMIC =
  '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca25' +
  '5204000053039865802BR5916CASA BET EXEMPLO6009SAO PAULO62070503***6304EB33'
const STATIC =
  '00020126360014br.gov.bcb.pix0114+5511987654321520400005303986540510.505802BR' +
  '5916CASA BET EXEMPLO6009SAO PAULO62110507DEP000163047CF9'
const ZERO_IN_FRONT =
  '00020126360014br.gov.bcb.pix0114+5511987654321520400005303986540510.505802BR' +
  '5916CASA BET EXEMPLO6009SAO PAULO62090505DEP1763040C43'
const ALL = [MANUAL, WITH_RECURRENCE, RECURRENCE_ALONE, DYNAMIC, STATIC, ZERO_IN_FRONT]

/** The code with a change in its body and a checksum that fits again. */
function changed(code: string, from: string, to: string): string {
  const body = code.slice(0, -4).replace(from, to)
  return body + crc16(body)
}

describe('readBrCode', () => {
  it("reads the manual's static code", () => {
    expect(readBrCode(MANUAL)).toEqual({
      kind: 'static',
      key: '123e4567-e12b-12d1-a456-426655440000',
      url: null,
      recurrenceUrl: null,
      amount: null,
      txid: null,
      info: null,
      merchantName: 'Fulano de Tal',
      merchantCity: 'BRASILIA',
      isSingleUse: false,
    })
  })

  it('reads key, amount and reference', () => {
    const facts = { kind: 'static', key: '+5511987654321', amount: 1050 }
    expect(readBrCode(STATIC)).toMatchObject({ ...facts, txid: 'DEP0001' })
    expect(readBrCode(ZERO_IN_FRONT)).toMatchObject({ ...facts, txid: 'DEP17' })
  })

  it('reads a dynamic code', () => {
    expect(readBrCode(DYNAMIC)).toMatchObject({
      kind: 'dynamic',
      url: 'pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca25',
      key: null,
      isSingleUse: true,
      merchantName: 'CASA BET EXEMPLO',
    })
  })

  it('reads the recurrence beside a charge and alone', () => {
    expect(readBrCode(WITH_RECURRENCE)).toMatchObject({
      kind: 'dynamic',
      url: 'pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd441',
      recurrenceUrl: 'pix.example.com/qr/v2/rec/94ed2badcbc04c15b0bb7fa353194890',
    })
    expect(readBrCode(RECURRENCE_ALONE)).toMatchObject({
      kind: 'recurrence',
      recurrenceUrl: 'pix.example.com/qr/v2/rec/2353c790eefb11eaadc10242ac120002',
    })
  })

  it('ignores amount and reference of a dynamic code: the charge decides', () => {
    const code = changed(DYNAMIC, '62070503***', '54049.9962090505DEP17')
    expect(readBrCode(code)).toMatchObject({ kind: 'dynamic', amount: null, txid: null })
  })

  it('takes an upper-case identifier of PIX and a lower-case checksum', () => {
    expect(readBrCode(changed(STATIC, 'br.gov.bcb.pix', 'BR.GOV.BCB.PIX'))?.kind).toBe('static')
    expect(readBrCode(STATIC.slice(0, -4) + STATIC.slice(-4).toLowerCase())?.kind).toBe('static')
  })

  it.each([
    ['another currency', changed(STATIC, '5303986', '5303840')],
    ['another country', changed(STATIC, '5802BR', '5802AR')],
    ['another scheme', changed(STATIC, 'br.gov.bcb.pix', 'br.gov.bcb.pox')],
    ['an amount of zero', changed(STATIC, '540510.50', '540500.00')],
    ['an amount that is none', changed(STATIC, '540510.50', '540510,50')],
    ['no merchant', changed(STATIC, '5916CASA BET EXEMPLO', '')],
    ['a length that is too long', changed(STATIC, '6009SAO', '6099SAO')],
    [
      'neither key nor address',
      changed(STATIC, '26360014br.gov.bcb.pix0114+5511987654321', '26180014br.gov.bcb.pix'),
    ],
    ['an accent', changed(STATIC, 'SAO PAULO', 'SÃO PAULO')],
    ['nothing', ''],
    ['a checksum alone', `6304${crc16('6304')}`],
  ])('refuses %s', (_, code) => {
    expect(readBrCode(code)).toBeNull()
  })

  it('refuses every code with one character changed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ALL),
        fc.nat(),
        fc.constantFrom('0', 'Z'),
        (code, seed, to) => {
          const at = seed % code.length
          const wrong = code.slice(0, at) + to + code.slice(at + 1)
          if (wrong !== code) expect(readBrCode(wrong)).toBeNull()
        },
      ),
    )
  })

  it('refuses every code that is cut', () => {
    for (const code of ALL) {
      for (let at = 0; at < code.length; at += 1) expect(readBrCode(code.slice(0, at))).toBeNull()
    }
  })

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readBrCode(text)).toBeNull()
      }),
    )
  })
})
