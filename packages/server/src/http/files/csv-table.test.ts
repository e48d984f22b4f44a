import { setImmediate as othersTurn } from 'node:timers/promises'
import { LANGUAGES } from '@caderneta/contract/language'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CsvCell, csvBody, csvFormat, csvRow } from './csv-table.ts'
import { readCsv } from './test-csv.ts'

const PORTUGUESE = csvFormat('ptBR', 'America/Sao_Paulo')
const ENGLISH = csvFormat('en', 'America/Sao_Paulo')
const AT = Date.UTC(2026, 10, 22, 1, 5, 9)

const FORMULA = /^[=+\-@\t\r\n]/

async function textOf(body: Awaited<ReturnType<typeof csvBody>>): Promise<string> {
  let text = ''
  for await (const part of body.bytes) text += String(part)
  return text
}

describe('a row of a CSV table', () => {
  it('opens in a Brazilian Excel: semicolons, decimal commas, local time', () => {
    const cells = ['a', { decimal: '-1234.50' }, { at: AT }]
    expect(csvRow(cells, PORTUGUESE)).toBe('a;"-1234,50";21/11/2026 22:05:09\r\n')
  })

  it('opens in an English Excel: commas, decimal points, an unambiguous date', () => {
    const cells = ['a', { decimal: '-1234.50' }, { at: AT }]
    expect(csvRow(cells, ENGLISH)).toBe('a,-1234.50,2026-11-21 22:05:09\r\n')
  })

  it.each(['=1+1', '+1', '-1', '@A1', '\tx', '\rx', '\n=x', '＝1'])('shows %j as text', (text) => {
    for (const [format, separator] of [
      [PORTUGUESE, ';'],
      [ENGLISH, ','],
    ] as const)
      expect(readCsv(csvRow([text, { decimal: '-1.00' }], format), separator)[0]?.[0]).toBe(
        `'${text}`,
      )
  })

  it('keeps any text unchanged in its own cell, and never as a formula', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...';,"\'\r\n\t=+-@aé\uFEFF') }),
    )
    fc.assert(
      fc.property(
        fc.array(fc.array(text, { minLength: 1, maxLength: 5 }), { maxLength: 5 }),
        fc.constantFrom(...LANGUAGES),
        (rows, language) => {
          const format = csvFormat(language, 'America/Sao_Paulo')
          const file = `\uFEFF${rows.map((row) => csvRow(row, format)).join('')}`
          const read = readCsv(file, format.separator)
          expect(read.flat().filter((cell) => FORMULA.test(cell))).toEqual([])
          const back = read.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r\n])/, '')))
          // An apostrophe that a text itself has before such a sign is taken for our prefix.
          const sent = rows.map((row) => row.map((one) => one.replace(/^'(?=[=+\-@\t\r\n])/, '')))
          expect(back).toEqual(sent)
        },
      ),
    )
  })
})

describe('a CSV table', () => {
  it('starts with a byte order mark and reads page by page', async () => {
    let read = 0
    async function* pages(): AsyncGenerator<CsvCell[][]> {
      for (; read < 100; ) {
        read += 1
        yield [[String(read)]]
      }
    }
    const body = await csvBody('a.csv', PORTUGUESE, ['n'], pages())
    await othersTurn()
    expect(read).toBe(1)
    const text = await textOf(body)
    expect(text.startsWith('\uFEFFn\r\n1\r\n2\r\n')).toBe(true)
    expect(readCsv(text, ';')).toHaveLength(101)
    expect(body.name).toBe('a.csv')
  })

  it('fails before anything is sent when its first page cannot be read', async () => {
    const pages = (): AsyncIterable<CsvCell[][]> => ({
      [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('away')) }),
    })
    await expect(csvBody('a.csv', PORTUGUESE, ['n'], pages())).rejects.toThrow('away')
  })
})
