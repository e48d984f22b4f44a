import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFields } from '../testing/read-br-code.ts'
import { writeFields } from './br-code-fields.ts'

const ids = fc.stringMatching(/^\d{2}$/)
const fieldLists = fc.uniqueArray(fc.tuple(ids, fc.stringMatching(/^[ -~]{0,99}$/)), {
  selector: ([id]) => id,
  maxLength: 8,
})

describe('writeFields', () => {
  it('writes identifier, length and value', () => {
    expect(
      writeFields([
        ['00', '01'],
        ['59', 'Fulano de Tal'],
        ['62', ''],
      ]),
    ).toBe('0002015913Fulano de Tal6200')
  })

  it('throws on a value that no length can name', () => {
    expect(() => writeFields([['26', 'x'.repeat(100)]])).toThrow(
      new RangeError('field 26 has 100 characters'),
    )
    expect(writeFields([['26', 'x'.repeat(99)]])).toHaveLength(103)
  })
})

describe('readFields', () => {
  it.each([
    '0',
    '000',
    '00020',
    '000201x',
    '0x0201',
    '00x201',
    '00 201',
    '0002015',
    '000201000201',
  ])('refuses %j', (text) => {
    expect(readFields(text)).toBeNull()
  })

  it('reads nothing from nothing', () => {
    expect(readFields('')).toEqual(new Map())
  })

  it('reads back what was written', () => {
    fc.assert(
      fc.property(fieldLists, (fields) => {
        expect([...(readFields(writeFields(fields)) ?? [])]).toEqual(fields)
      }),
    )
  })

  it('refuses what is cut, wherever', () => {
    fc.assert(
      fc.property(fieldLists, fc.nat(), (fields, seed) => {
        const text = writeFields(fields)
        const ends = fields.map((_, at) => writeFields(fields.slice(0, at)).length)
        const cut = text.length === 0 ? 0 : seed % text.length
        if (!ends.includes(cut) && cut > 0) expect(readFields(text.slice(0, cut))).toBeNull()
      }),
    )
  })
})
