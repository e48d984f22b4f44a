import { expect, test } from 'vitest'
import { parseTraceParent, traceParent } from './trace-parent.ts'

const EXAMPLE = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'

test('reads what it writes', () => {
  const context = parseTraceParent(EXAMPLE)
  expect(context).toEqual({
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    spanId: '00f067aa0ba902b7',
    ...{ traceFlags: 1, isRemote: true },
  })
  expect(context && traceParent(context)).toBe(EXAMPLE)
})

test('a trace that is not sampled stays so, whatever else its flags say', () => {
  expect(parseTraceParent(EXAMPLE.replace(/01$/, '02'))?.traceFlags).toBe(0)
})

test.each([
  '',
  'anything',
  EXAMPLE.toUpperCase(),
  `${EXAMPLE}-more`,
  EXAMPLE.replace(/^00/, '01'),
  EXAMPLE.replace('4bf92f3577b34da6a3ce929d0e0e4736', '0'.repeat(32)),
  EXAMPLE.replace('00f067aa0ba902b7', '0'.repeat(16)),
])('%j names no span', (text) => {
  expect(parseTraceParent(text)).toBeNull()
})
