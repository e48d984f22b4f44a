import { wagerWire } from '@caderneta/contract/bets/wagers'
import { isRefusal } from '@caderneta/contract/refusals'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { readWagers } from './read-wagers.ts'

const limits = { selectionsMax: 3, combinationsMax: 5 }
const combination = (changes: object = {}) => ({
  betGamesOddId: [1001],
  price: '10.00',
  rate: 1.85,
  ...changes,
})
const read = (combinations: unknown) => readWagers(JSON.stringify(combinations), limits)

describe('readWagerLines', () => {
  it('reads stakes as whole centavos and rates as exact decimals', () => {
    expect(
      read([combination(), combination({ betGamesOddId: [1001, 2002], price: 2.5, rate: '3.7' })]),
    ).toEqual({
      combinations: [
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
    expect(readWagers(text, limits)).toEqual({ refused: 'malformed' })
  })

  it('stops at the first combination that is malformed', () => {
    const look = vi.spyOn(wagerWire._zod, 'run')
    expect(read([combination(), {}, ...Array.from({ length: 1000 }, () => combination())])).toEqual(
      {
        refused: 'malformed',
      },
    )
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
    expect(read([combination({ price })])).toEqual({
      refused: 'invalid_fields',
      fields: { wagers: 'invalid' },
    })
  })

  it.each(['', 'x', '-1.85', '1.85e1', '1,85', '.5'])('refuses the rate %s likewise', (rate) => {
    expect(read([combination({ rate })])).toMatchObject({ refused: 'invalid_fields' })
  })

  it('refuses an empty slip', () => {
    expect(read([])).toMatchObject({ refusal: { refused: 'slip_empty' } })
  })

  it('refuses more different selections than the setting allows', () => {
    const combinations = (count: number) =>
      Array.from({ length: count }, (_, i) => combination({ betGamesOddId: [1000 * (i + 1)] }))
    expect(read(combinations(3))).toMatchObject({ refusal: null })
    expect(read(combinations(4))).toMatchObject({ refusal: { refused: 'too_many_selections' } })
  })

  it('refuses more combinations than the setting allows', () => {
    const combinations = (count: number) => Array.from({ length: count }, () => combination())
    expect(read(combinations(5))).toMatchObject({ refusal: null })
    expect(read(combinations(6))).toMatchObject({ refusal: { refused: 'too_many_lines' } })
  })

  it('produces the same canonical text however the JSON is spaced', () => {
    const spaced = readWagers(JSON.stringify([combination()], null, 2), limits)
    const dense = read([combination()])
    expect(spaced).toEqual(dense)
  })

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const result = readWagers(text, limits)
        expect(isRefusal(result) || Array.isArray(result.combinations)).toBe(true)
      }),
    )
  })
})
