import { wagerLine } from '@caderneta/contract/bets/wagers'
import { isRefusal } from '@caderneta/contract/refusals'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { readWagerLines } from './wager-lines.ts'

const limits = { selectionsMax: 3, linesMax: 5 }
const line = (changes: object = {}) => ({
  betGamesOddId: [1001],
  price: '10.00',
  rate: 1.85,
  ...changes,
})
const read = (lines: unknown) => readWagerLines(JSON.stringify(lines), limits)

describe('readWagerLines', () => {
  it('reads stakes as whole centavos and rates as exact decimals', () => {
    expect(read([line(), line({ betGamesOddId: [1001, 2002], price: 2.5, rate: '3.7' })])).toEqual({
      lines: [
        { selectionIds: [1001], stake: 1000, seenRate: { digits: 185n, decimals: 2 } },
        { selectionIds: [1001, 2002], stake: 250, seenRate: { digits: 37n, decimals: 1 } },
      ],
      refusal: null,
      canonicalText: '[[[1001],"10.00","1.85"],[[1001,2002],"2.5","3.7"]]',
    })
  })

  it.each([
    '',
    '{',
    'null',
    '{}',
    '"1"',
    '[null]',
    '[{}]',
    '[{"betGamesOddId":[],"price":1,"rate":2}]',
    '[{"betGamesOddId":["1"],"price":1,"rate":2}]',
    '[{"betGamesOddId":[1.5],"price":1,"rate":2}]',
    '[{"betGamesOddId":[-1],"price":1,"rate":2}]',
    '[{"betGamesOddId":[9007199254740993],"price":1,"rate":2}]',
    '[{"betGamesOddId":[1],"price":null,"rate":2}]',
  ])('refuses %s as malformed', (text) => {
    expect(readWagerLines(text, limits)).toEqual({ refused: 'malformed' })
  })

  it('looks no further than the first line that is none', () => {
    const look = vi.spyOn(wagerLine._zod, 'run')
    expect(read([line(), {}, ...Array.from({ length: 1000 }, () => line())])).toEqual({
      refused: 'malformed',
    })
    expect(look).toHaveBeenCalledTimes(2)
    look.mockRestore()
  })

  it.each([
    '0',
    '0.00',
    '-1',
    '1e3',
    '1.000,5',
    '1,50',
    '١٢',
    '1.005',
    '',
    ' 1',
    'NaN',
    '99999999999999',
    -5,
    0,
    1e21,
    0.001,
  ])('refuses the stake %s as an invalid field', (price) => {
    expect(read([line({ price })])).toEqual({
      refused: 'invalid_fields',
      fields: { wagers: 'invalid' },
    })
  })

  it.each(['', 'x', '-1.85', '1.85e1', '1,85', '.5'])('refuses the rate %s likewise', (rate) => {
    expect(read([line({ rate })])).toMatchObject({ refused: 'invalid_fields' })
  })

  it('refuses an empty slip', () => {
    expect(read([])).toMatchObject({ refusal: { refused: 'slip_empty' } })
  })

  it('refuses more different selections than the setting allows', () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, i) => line({ betGamesOddId: [1000 * (i + 1)] }))
    expect(read(lines(3))).toMatchObject({ refusal: null })
    expect(read(lines(4))).toMatchObject({ refusal: { refused: 'too_many_selections' } })
  })

  it('refuses more lines than the setting allows', () => {
    const lines = (count: number) => Array.from({ length: count }, () => line())
    expect(read(lines(5))).toMatchObject({ refusal: null })
    expect(read(lines(6))).toMatchObject({ refusal: { refused: 'too_many_lines' } })
  })

  it('gives the same canonical text however the JSON is spaced', () => {
    const spaced = readWagerLines(JSON.stringify([line()], null, 2), limits)
    const dense = read([line()])
    expect(spaced).toEqual(dense)
  })

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const result = readWagerLines(text, limits)
        expect(isRefusal(result) || Array.isArray(result.lines)).toBe(true)
      }),
    )
  })
})
