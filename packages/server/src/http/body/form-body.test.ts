import { isRefusal } from '@caderneta/contract/refusals'
import busboy from 'busboy'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseForm } from './form-body.ts'

const BOUNDARY = '----CadernetaBoundary7MA4YWxk'

function part(name: string, value: string): string {
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
}

function form(...parts: readonly string[]): string {
  return `${parts.join('')}--${BOUNDARY}--\r\n`
}

function refusalOf(text: string, boundary: string | undefined = BOUNDARY): string | null {
  const parsed = parseForm(text, boundary)
  return isRefusal(parsed) ? parsed.refused : null
}

function readByBusboy(text: string, boundary: string): Promise<Array<[string, string]>> {
  return new Promise((resolve, reject) => {
    const fields: Array<[string, string]> = []
    const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` }
    const reader = busboy({ headers, defCharset: 'utf8' })
    reader.on('field', (name, value) => fields.push([name, value]))
    reader.on('close', () => resolve(fields))
    reader.on('error', reject)
    reader.end(Buffer.from(text, 'utf8'))
  })
}

const name = fc
  .tuple(fc.stringMatching(/^[A-Za-z]$/), fc.stringMatching(/^[A-Za-z0-9_]{0,20}$/))
  .map(([first, rest]) => first + rest)
  .filter((text) => text !== 'constructor' && text !== 'prototype')
const awkward = fc.constantFrom('\r\n', '\n', '--', '\r', BOUNDARY, '', '"', '%', '--\r\n', '🎉')
const value = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme' }), awkward), { maxLength: 6 })
  .map((pieces) => pieces.join(''))
  .filter((text) => !text.includes('\0') && !`\r\n${text}\r\n`.includes(`\r\n--${BOUNDARY}`))

describe('parseForm', () => {
  it('parses generated forms as busboy does', async () => {
    const fields = fc.uniqueArray(fc.tuple(name, value), {
      selector: ([key]) => key,
      minLength: 1,
      maxLength: 12,
    })
    await fc.assert(
      fc.asyncProperty(fields, async (pairs) => {
        const text = form(...pairs.map(([key, content]) => part(key, content)))
        const parsed = parseForm(text, BOUNDARY)
        if (isRefusal(parsed)) throw new Error(`refused as ${parsed.refused}`)
        expect([...parsed]).toEqual(await readByBusboy(text, BOUNDARY))
        expect([...parsed]).toEqual(pairs)
      }),
      { numRuns: 300 },
    )
  })

  it('never throws and never invents a field, whatever is flipped or cut', async () => {
    const whole = form(part('email', 'ana@example.com'), part('password', 'segredo1'))
    const damage = fc.record({
      at: fc.nat({ max: whole.length - 1 }),
      put: fc.string({ maxLength: 3 }),
      take: fc.nat({ max: 40 }),
    })
    fc.assert(
      fc.property(damage, ({ at, put, take }) => {
        const parsed = parseForm(whole.slice(0, at) + put + whole.slice(at + take), BOUNDARY)
        if (isRefusal(parsed)) return
        expect(parsed.size).toBeLessThanOrEqual(2)
      }),
      { numRuns: 1000 },
    )
  })

  it('refuses every form that is cut before its last delimiter', () => {
    const whole = form(part('email', 'ana@example.com'), part('wagers', '[]'))
    for (let length = 0; length < whole.length - 2; length += 1)
      expect(refusalOf(whole.slice(0, length))).toBe('malformed')
  })

  it('reads a form without fields', () => {
    expect(parseForm(form(), BOUNDARY)).toEqual(new Map())
  })

  it('accepts the text parts that other programs write', () => {
    const written =
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name=email\r\n` +
      'Content-Type: text/plain; charset=UTF-8\r\nContent-Transfer-Encoding: 8bit\r\n' +
      'Content-Length: 1\r\n\r\na\r\n'
    expect(parseForm(form(written), BOUNDARY)).toEqual(new Map([['email', 'a']]))
  })

  it.each([
    ['no boundary', form(part('a', '1')), undefined],
    ['an empty boundary', form(part('a', '1')), ''],
    ['a boundary of 71 characters', form(part('a', '1')), 'x'.repeat(71)],
    ['a boundary with a line break', form(part('a', '1')), 'x\r\ny'],
    ['another boundary', form(part('a', '1')), 'other'],
    ['text before the first part', `hello\r\n${form(part('a', '1'))}`, BOUNDARY],
    ['text behind the last part', `${form(part('a', '1'))}hello`, BOUNDARY],
    ['bare line feeds', form(part('a', '1')).replaceAll('\r\n', '\n'), BOUNDARY],
    ['a repeated name', form(part('a', '1'), part('a', '2')), BOUNDARY],
    ['an empty name', form(part('', '1')), BOUNDARY],
    ['a numeric name', form(part('0', '1')), BOUNDARY],
    ['a nested name', form(part('a[b]', '1')), BOUNDARY],
    ['a name with a dot', form(part('a.b', '1')), BOUNDARY],
    ['__proto__', form(part('__proto__', '1')), BOUNDARY],
    ['constructor', form(part('constructor', '1')), BOUNDARY],
    ['prototype', form(part('prototype', '1')), BOUNDARY],
    ['a part without headers', `--${BOUNDARY}\r\n\r\n1\r\n--${BOUNDARY}--\r\n`, BOUNDARY],
    ['a part without a name', form(part('a', '1')).replace('; name="a"', ''), BOUNDARY],
    ['two names in one part', form(part('a"; name="b', '1')), BOUNDARY],
    ['an attachment', form(part('a', '1')).replace('form-data', 'attachment'), BOUNDARY],
  ])('refuses %s as malformed', (_what, text, boundary) => {
    const parsed = parseForm(text, boundary)
    expect(isRefusal(parsed) && parsed.refused).toBe('malformed')
  })

  it('names the field whose text the database cannot store', () => {
    const parsed = parseForm(form(part('a', '1'), part('b', '1\0')), BOUNDARY)
    expect(parsed).toEqual({ refused: 'invalid_fields', fields: { b: 'invalid' } })
  })

  it.each([
    'Content-Transfer-Encoding: base64',
    'Content-Transfer-Encoding: quoted-printable',
    'Content-Type: text/plain; charset=utf-16',
    'Content-Type: multipart/mixed; boundary=inner',
    'Content-Type: application/json',
    'Content-Disposition: form-data; name="other"',
    'X-Other: 1',
    'not a header',
  ])('refuses a part with the header "%s"', (header) => {
    const text = form(part('a', '1')).replace('\r\n\r\n', `\r\n${header}\r\n\r\n`)
    expect(refusalOf(text)).toBe('malformed')
  })

  it.each(['filename="x.txt"', 'filename=x', "filename*=UTF-8''x.txt", 'FileName="x"'])(
    'refuses a file, named by %s',
    (parameter) => {
      const text = form(part('a', '1')).replace('name="a"', `name="a"; ${parameter}`)
      expect(refusalOf(text)).toBe('unsupported_body')
    },
  )

  it('refuses 10,000 parts, a name of 1 MB and a long header as too large', () => {
    const parts = Array.from({ length: 10_000 }, (_, i) => part(`a${i}`, ''))
    expect(refusalOf(form(...parts))).toBe('too_large')
    expect(refusalOf(form(part('a'.repeat(1_000_000), '1')))).toBe('too_large')
    expect(refusalOf(form(part('a'.repeat(65), '1')))).toBe('too_large')
    const padded = form(part('a', '1')).replace('form-data;', `form-data;${' '.repeat(600)}`)
    expect(refusalOf(padded)).toBe('too_large')
  })
})
