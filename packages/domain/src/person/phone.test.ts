import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskPhone, PHONE_LENGTH_MIN, parsePhone, phoneDigits } from './phone.ts'

const twoDigits = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0'))
const areaCodes = twoDigits.filter((code) => parsePhone(`${code}987654321`) !== null)

describe('parsePhone in Brazil', () => {
  it.each([
    ['(11) 98765-4321', '+5511987654321'],
    ['11987654321', '+5511987654321'],
    ['11 98765 4321', '+5511987654321'],
    ['(21) 2345-6789', '+552123456789'],
    ['(68) 3222-1100', '+556832221100'],
    ['5511987654321', '+5511987654321'],
    ['+55 11 98765-4321', '+5511987654321'],
    ['00 55 11 98765-4321', '+5511987654321'],
    ['011 98765-4321', '+5511987654321'],
    ['(011) 2345-6789', '+551123456789'],
    ['+55 (011) 98765-4321', '+5511987654321'],
    ['+55 (0) 11 2345-6789', '+551123456789'],
    ['55 0 55 98765_4321', '+5555987654321'],
    ['55987654321', '+5555987654321'],
    ['5555987654321', '+5555987654321'],
    ['\u202a+55 11 98765\u20114321\u202c', '+5511987654321'],
  ])('reads %s as %s', (text, phone) => {
    expect(parsePhone(text)).toBe(phone)
    expect(parsePhone(text, '55')).toBe(phone)
    expect(parsePhone(text, '+55')).toBe(phone)
  })

  it.each([
    '',
    '(11) 98765-432',
    '(11) 98765-43210',
    '(11) 88765-4321',
    '(11) 6345-6789',
    '(11) 1345-6789',
    '(10) 98765-4321',
    '(00) 98765-4321',
    '98765-4321',
    'abc',
    '1198765432a',
    '+15511987654321',
    '555511987654321',
    '١١٩٨٧٦٥٤٣٢١',
  ])('refuses %j', (text) => {
    expect(parsePhone(text)).toBeNull()
  })

  it('knows the 67 area codes', () => {
    expect(areaCodes).toHaveLength(67)
    const unused = ['10', '20', '23', '25', '26', '29', '30', '36', '39', '52', '72', '76', '78']
    expect(unused.filter((code) => areaCodes.includes(code))).toEqual([])
    expect(['11', '21', '31', '41', '55', '61', '71', '85', '92', '99']).toSatisfy(
      (codes: string[]) => codes.every((code) => areaCodes.includes(code)),
    )
  })

  it('writes E.164 that keeps the digits', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...areaCodes),
        fc.stringMatching(/^(9\d{8}|[2-5]\d{7})$/),
        (area, number) => {
          const phone = parsePhone(maskPhone(area + number))
          expect(phone).toBe(`+55${area}${number}`)
          expect(phone).toMatch(/^\+[1-9]\d{6,14}$/)
        },
      ),
    )
  })
})

describe('parsePhone elsewhere', () => {
  it.each([
    ['202 555 0143', '1', '+12025550143'],
    ['912 345 678', '+351', '+351912345678'],
    ['1234', '680', '+6801234'],
    ['123456789012', '351', '+351123456789012'],
  ])('reads %s under %s', (text, country, phone) => {
    expect(parsePhone(text, country)).toBe(phone)
  })

  it.each([
    ['123', '1'],
    ['1234567890123', '351'],
    ['912345678', ''],
    ['912345678', '0'],
    ['912345678', '1234'],
    ['912345678', 'x'],
  ])('refuses %j under %j', (text, country) => {
    expect(parsePhone(text, country)).toBeNull()
  })
})

describe('phoneDigits', () => {
  it('takes out the mask and nothing else', () => {
    expect(phoneDigits('(11) 98765-4321')).toHaveLength(PHONE_LENGTH_MIN)
    expect(phoneDigits('(11) 98765-43x')).toBe('119876543x')
  })
})

describe('maskPhone', () => {
  it.each([
    ['', ''],
    ['1', '(1'],
    ['11', '(11'],
    ['119', '(11) 9'],
    ['1198765', '(11) 9876-5'],
    ['1123456789', '(11) 2345-6789'],
    ['11987654321', '(11) 98765-4321'],
    ['1198765432199', '(11) 98765-4321'],
  ])('writes %j as %j', (text, masked) => {
    expect(maskPhone(text)).toBe(masked)
    expect(maskPhone(masked)).toBe(masked)
  })
})
