import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { isPassivePdf } from './check-pdf.ts'
import { PDF, pdfOf } from './test-files.ts'

const ACTIVE = [
  '3 0 obj << /S /JavaScript /JS (app.alert\\(1\\)) >> endobj',
  '3 0 obj << /S /J#61vaScript /JS 4 0 R >> endobj',
  '3 0 obj << /S /Launch /F (cmd.exe) >> endobj',
  '3 0 obj << /Type /EmbeddedFile /Length 0 >> endobj',
  '3 0 obj << /Names << /EmbeddedFiles 4 0 R >> >> endobj',
  '3 0 obj << /S /Rendition /JS (x) >> endobj',
  '3 0 obj << /AcroForm << /XFA 4 0 R >> >> endobj',
  '3 0 obj << /Subtype /RichMedia >> endobj',
  'trailer << /Encrypt 3 0 R >>',
]

function objectStream(objects: string | Buffer, filter = '/Filter /FlateDecode') {
  return Buffer.concat([
    Buffer.from(`5 0 obj\n<< /Type /ObjStm /N 1 /First 4 ${filter} >>\nstream\n`),
    Buffer.isBuffer(objects) ? objects : deflateSync(objects),
    Buffer.from('\nendstream\nendobj\n'),
  ])
}

describe('isPassivePdf', () => {
  it.each([
    ['a document without content', PDF],
    ['words of a page', pdfOf('3 0 obj (JavaScript, Launch) << /JSX 1 /Launcher 2 >> endobj')],
    ['compressed objects', pdfOf(objectStream('3 0 << /Type /Page >>'))],
    ['a compressed page', pdfOf('4 0 obj << /Filter /DCTDecode >> stream\nxx\nendstream endobj')],
  ])('accepts %s', async (_what, bytes) => {
    expect(await isPassivePdf(bytes)).toBe(true)
  })

  it.each(ACTIVE)('refuses %s', async (object) => {
    expect(await isPassivePdf(pdfOf(object))).toBe(false)
  })

  it.each(ACTIVE)('refuses %s among compressed objects', async (object) => {
    expect(await isPassivePdf(pdfOf(objectStream('3 0 <<>>'), objectStream(object)))).toBe(false)
    const named = objectStream(object).toString('latin1').replace('/ObjStm', '/Obj#53tm')
    expect(await isPassivePdf(pdfOf(Buffer.from(named, 'latin1')))).toBe(false)
  })

  it.each([
    ['another filter', objectStream('x', '/Filter /LZWDecode')],
    ['two filters', objectStream('x', '/Filter [/FlateDecode /FlateDecode]')],
    ['a filter that another object names', objectStream('x', '/Filter 6 0 R')],
    ['a predictor', objectStream('x', '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>')],
    ['damaged data', objectStream(Buffer.from('not compressed'))],
    ['a decompression bomb', objectStream(deflateSync(Buffer.alloc(20_000_000)))],
  ])('refuses compressed objects with %s', async (_what, stream) => {
    expect(await isPassivePdf(pdfOf(stream))).toBe(false)
  })

  it('refuses a document that is cut off at any byte', async () => {
    const end = PDF.lastIndexOf('F')
    for (let length = 0; length <= end; length += 1)
      expect(await isPassivePdf(PDF.subarray(0, length))).toBe(false)
  })
})
