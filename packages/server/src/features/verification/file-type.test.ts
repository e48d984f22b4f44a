import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileType } from './file-type.ts'

const BEGINNINGS = {
  'image/jpeg': Buffer.from('ffd8ff', 'hex'),
  'image/png': Buffer.from('89504e470d0a1a0a', 'hex'),
  'application/pdf': Buffer.from('%PDF-'),
} as const

describe('fileType', () => {
  it.each(Object.entries(BEGINNINGS))('detects %s by its first bytes', (type, beginning) => {
    fc.assert(
      fc.property(fc.uint8Array(), (rest) => {
        expect(fileType(Buffer.concat([beginning, rest]))).toBe(type)
      }),
    )
  })

  it.each(Object.entries(BEGINNINGS))('detects no %s that begins otherwise', (_type, beginning) => {
    for (let length = 0; length < beginning.length; length += 1)
      expect(fileType(beginning.subarray(0, length))).toBeNull()
    expect(fileType(Buffer.concat([Buffer.from(' '), beginning]))).toBeNull()
  })

  it.each(['GIF89a', '<svg', '<!doctype html>', 'PK\u0003\u0004', 'MZ', '', 'pdf'])(
    'accepts nothing that begins with %j',
    (text) => {
      expect(fileType(Buffer.from(text))).toBeNull()
    },
  )
})
