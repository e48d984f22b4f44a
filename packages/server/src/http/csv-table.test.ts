import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvCell, csvMoment, csvTable } from './csv-table.ts'

describe('a table for a spreadsheet', () => {
  it('has a mark, commas and line ends of its own', () => {
    expect(
      csvTable([
        ['a', 'b "c"'],
        ['1', ''],
      ]),
    ).toBe('\uFEFFa,"b ""c"""\r\n1,\r\n')
  })

  it('writes moments without a zone, in UTC', () => {
    expect(csvMoment(Date.UTC(2026, 10, 21, 15))).toBe('2026-11-21 15:00:00')
  })

  it('leaves an amount that was taken a number', () => {
    expect(csvCell('-10.00')).toBe('-10.00')
  })

  it.each(['=1+1', '+1', '-1', '@A1', '\tx', '\rx'])('shows %j as text', (text) => {
    expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/)
  })

  it('never begins a cell like a formula, and never breaks out of it', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cell = csvCell(text)
        expect(cell).not.toMatch(/^"?[=+@\t\r]|^"?-(?!\d+\.\d{2}$)/)
        const isQuoted = cell.startsWith('"')
        const inner = isQuoted ? cell.slice(1, -1).replaceAll('""', '') : cell
        expect(inner).not.toMatch(isQuoted ? /"/ : /[",\r\n]/)
      }),
    )
  })
})
