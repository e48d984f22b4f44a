import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crc16 } from './crc16.ts'

const ascii = fc.stringMatching(/^[ -~]{0,60}$/)

/** Long division of the message by the polynomial, bit by bit: the definition itself. */
function byDivision(text: string): string {
  const bits = [...text].flatMap((character) =>
    Array.from({ length: 8 }, (_, bit) => (character.charCodeAt(0) >> (7 - bit)) & 1),
  )
  const dividend = [...bits, ...Array<number>(16).fill(0)]
  for (let at = 0; at < 16; at += 1) dividend[at] = (dividend[at] ?? 0) ^ 1
  const polynomial = [1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
  for (let at = 0; at < bits.length; at += 1) {
    if (dividend[at] !== 1) continue
    polynomial.forEach((bit, offset) => {
      dividend[at + offset] = (dividend[at + offset] ?? 0) ^ bit
    })
  }
  const rest = Number.parseInt(dividend.slice(-16).join(''), 2)
  return rest.toString(16).toUpperCase().padStart(4, '0')
}

describe('crc16', () => {
  it('has the check value of the standard', () => {
    expect(crc16('123456789')).toBe('29B1')
    expect(crc16('')).toBe('FFFF')
  })

  it('is the rest of a long division', () => {
    fc.assert(
      fc.property(ascii, (text) => {
        expect(crc16(text)).toBe(byDivision(text))
      }),
    )
  })

  it('notices every change of one character', () => {
    fc.assert(
      fc.property(ascii, ascii, fc.constantFrom('A', 'B'), (before, after, letter) => {
        const other = letter === 'A' ? 'B' : 'A'
        expect(crc16(before + letter + after)).not.toBe(crc16(before + other + after))
      }),
    )
  })
})
