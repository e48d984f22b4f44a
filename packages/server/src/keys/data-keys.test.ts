import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DataKeys, makeDataKey, UnknownDataKey } from './data-keys.ts'

function keysOf(...texts: readonly string[]): DataKeys {
  const keys = DataKeys.parse(texts.join(','))
  if (!keys) throw new Error('no keys')
  return keys
}

describe('DataKeys', () => {
  const keys = keysOf(makeDataKey())

  it('opens what it sealed, and never seals to the same bytes twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, purpose) => {
        const sealed = keys.seal(text, purpose)
        expect(keys.open(sealed, purpose)).toBe(text)
        expect(keys.seal(text, purpose).bytes.equals(sealed.bytes)).toBe(false)
      }),
    )
  })

  it('opens nothing that was altered, cut or sealed for another purpose', () => {
    const any = fc.tuple(fc.string(), fc.nat(), fc.integer({ min: 1, max: 255 }))
    fc.assert(
      fc.property(any, ([text, at, change]) => {
        const sealed = keys.seal(text, 'mail to ana')
        const bytes = Buffer.from(sealed.bytes)
        const index = at % bytes.length
        bytes[index] = (bytes[index] ?? 0) ^ change
        expect(() => keys.open({ ...sealed, bytes }, 'mail to ana')).toThrow()
        const cut = sealed.bytes.subarray(0, index)
        expect(() => keys.open({ ...sealed, bytes: cut }, 'mail to ana')).toThrow()
        expect(() => keys.open(sealed, 'mail to bia')).toThrow()
      }),
    )
  })

  it('is rotated by a new key in front: the old one still opens until it is removed', () => {
    const [older, newer] = [makeDataKey(), makeDataKey()]
    const before = keysOf(older).seal('text', 'x')
    const rotated = keysOf(newer, older)
    expect(rotated.open(before, 'x')).toBe('text')
    const after = rotated.seal('text', 'x')
    expect(after.keyId).not.toBe(before.keyId)
    expect(keysOf(newer).open(after, 'x')).toBe('text')
    expect(() => keysOf(newer).open(before, 'x')).toThrow(UnknownDataKey)
  })

  it('derives the same keys for a purpose everywhere, and others for another', () => {
    const [older, newer] = [makeDataKey(), makeDataKey()]
    const [first, second] = keysOf(newer, older).derive('quotes')
    expect([first]).toEqual(keysOf(newer).derive('quotes'))
    expect([second]).toEqual(keysOf(older).derive('quotes'))
    expect(first).toHaveLength(32)
    for (const other of [...keysOf(newer).derive('letters'), Buffer.from(newer, 'base64')])
      expect(other).not.toEqual(first)
    expect(keysOf(newer, newer).derive('quotes')).toEqual([first])
  })

  it.each(['', 'abc', Buffer.alloc(31).toString('base64'), `${makeDataKey()},short`])(
    'is not made from %j',
    (text) => {
      expect(DataKeys.parse(text)).toBeNull()
    },
  )
})
