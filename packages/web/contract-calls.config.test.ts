import { describe, expect, test } from 'vitest'
import { reducedCalls } from './contract-calls.config.ts'

const RECORD = `call({
  path: 'wagers/save',
  access: 'activated',
  summary: 'Places a slip, or nothing: {}.',
  request: slipRequest,
  response: z.object({ data: slip }),
  refusals: ['slip_empty'],
})`

describe('the calls of the contract in the build of the page', () => {
  test('keep their path and the schema of their response', () => {
    expect(reducedCalls(`export const placeSlip = ${RECORD}`)).toBe(
      "export const placeSlip = { path: 'wagers/save', response: z.object({ data: slip }) }",
    )
  })

  test('are reduced one by one, the rest of their module as it is', () => {
    const module = `import { call } from '../call.ts'\nexport const one = ${RECORD}\nconst two = 2\n`
    expect(reducedCalls(`${module}export const three = ${RECORD}`)).toBe(
      '\n' +
        "export const one = { path: 'wagers/save', response: z.object({ data: slip }) }\n" +
        'const two = 2\n' +
        "export const three = { path: 'wagers/save', response: z.object({ data: slip }) }",
    )
  })

  test('keep the imports that responses need, and no others', () => {
    const imports = [
      "import * as z from 'zod/mini'",
      "import { slipRequest } from './slip-request.ts'",
      "import { bets, slip } from './slip.ts'",
    ]
    const module = [...imports, `export const one = ${RECORD}`].join('\n')
    expect(reducedCalls(module)).toBe(
      [imports[0], '', imports[2], reducedCalls(`export const one = ${RECORD}`)].join('\n'),
    )
  })

  test('must be literals', () => {
    expect(() => reducedCalls('export const one = call(record)')).toThrow('no literal')
  })
})
