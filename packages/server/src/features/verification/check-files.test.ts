import { isRefusal } from '@caderneta/contract/refusals'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { UploadedFile } from '../../http/body/read-files.ts'
import { checkFiles } from './check-files.ts'

const PDF = Buffer.from('%PDF-1.7')
const JPEG = Buffer.from('ffd8ffe0', 'hex')

const file = (bytes: Buffer, changes: Partial<UploadedFile> = {}): UploadedFile => ({
  name: 'a',
  bytes,
  isTooLarge: false,
  ...changes,
})

function check(files: Readonly<Record<string, UploadedFile>>) {
  return checkFiles(new Map(Object.entries(files)))
}

function nameOf(name: string): string | undefined {
  const checked = check({ document: file(PDF, { name }), selfie: file(JPEG) })
  return isRefusal(checked) ? undefined : checked[0]?.name
}

describe('checkFiles', () => {
  it('accepts a document and a selfie', () => {
    expect(check({ document: file(PDF), selfie: file(JPEG) })).toEqual([
      { kind: 'document', mediaType: 'application/pdf', name: 'a', bytes: PDF },
      { kind: 'selfie', mediaType: 'image/jpeg', name: 'a', bytes: JPEG },
    ])
  })

  it('reports the error of each file', () => {
    const large = file(PDF, { isTooLarge: true })
    expect(check({ document: large, selfie: file(PDF) })).toEqual({
      refused: 'invalid_fields',
      fields: { document: 'file_large', selfie: 'file_type' },
    })
    expect(check({})).toMatchObject({ fields: { document: 'required', selfie: 'required' } })
  })

  it.each([
    ['C:\\Users\\Ana\\rg.pdf', 'rg.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['rg\r\nx.pdf', 'rgx.pdf'],
    ['', ''],
    [`${'a'.repeat(119)}😀`, 'a'.repeat(119)],
    ['São João "1".pdf', 'São João "1".pdf'],
  ])('shows the name %j as %j', (name, shown) => {
    expect(nameOf(name)).toBe(shown)
  })

  it('never keeps a path, a control character or more than a line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        expect(nameOf(name)).toMatch(/^[^/\\\p{Cc}]{0,120}$/u)
      }),
    )
  })
})
