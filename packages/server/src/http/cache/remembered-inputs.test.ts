import { describe, expect, test } from 'vitest'
import { RememberedInputs } from './remembered-inputs.ts'

const fields = (entries: Record<string, string>) => new Map(Object.entries(entries))

describe('RememberedInputs', () => {
  const remember = (inputs: RememberedInputs<string>, list: string, input: string) =>
    inputs.keep(inputs.keyOf(fields({ list }), {}), input)
  const recall = (inputs: RememberedInputs<string>, list: string, parameters = {}) =>
    inputs.find(inputs.keyOf(fields({ list }), parameters))

  test('finds inputs by the same fields and parameters of the path', () => {
    const inputs = new RememberedInputs<string>()
    remember(inputs, '12', 'twelve')
    expect(recall(inputs, '12')).toBe('twelve')
    expect(recall(inputs, '24')).toBeUndefined()
    expect(recall(inputs, '12', { gameId: '7' })).toBeUndefined()
  })

  test('distinguishes a field from a value that looks like one', () => {
    const inputs = new RememberedInputs<string>()
    const [one, other] = [fields({ a: '1', b: '2' }), fields({ a: '1","b","2' })]
    expect(inputs.keyOf(one, {})).not.toBe(inputs.keyOf(other, {}))
  })

  test('is bounded: long requests are not kept, and many evict each other', () => {
    const inputs = new RememberedInputs<string>()
    remember(inputs, 'x'.repeat(300), 'long')
    expect(recall(inputs, 'x'.repeat(300))).toBeUndefined()
    remember(inputs, 'first', 'one')
    for (let i = 0; i < 256; i += 1) remember(inputs, `list ${i}`, 'another')
    expect(recall(inputs, 'first')).toBeUndefined()
    expect(recall(inputs, 'list 255')).toBe('another')
  })
})
