import type { Call } from '@caderneta/contract/call'
import { CALLS } from '@caderneta/contract/calls'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openApiDocument } from './openapi-document.ts'

const text = JSON.stringify(openApiDocument(() => true))
const document = JSON.parse(text)

describe('the OpenAPI document of all calls', () => {
  it('is valid by the meta-schema of OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate(document)).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  it('is refused by the meta-schema without the responses of an operation', async () => {
    const broken = JSON.parse(text.replaceAll('"responses"', '"results"'))
    expect(await new Validator().validate(broken)).toMatchObject({ valid: false })
  })

  it('has an operation for each call, and one more for each that is read by GET', () => {
    const methods = Object.values<object>(document.paths).flatMap((item) => Object.values(item))
    const ids = methods.map(({ operationId }) => operationId)
    const byGet = Object.entries(CALLS).flatMap(([name, call]) =>
      'isReadByGet' in call && call.isReadByGet ? [`${name}ByGet`] : [],
    )
    expect(new Set(ids)).toEqual(new Set([...Object.keys(CALLS), ...byGet]))
    expect(ids).toHaveLength(new Set(ids).size)
  })

  it('refers only to components that it has, and uses all of them', () => {
    const references = [...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)]
    const used = new Set(references.map(([, kind, name]) => `${kind}/${name}`))
    const { schemas, responses } = document.components
    const named = [
      ...Object.keys(schemas).map((name) => `schemas/${name}`),
      ...Object.keys(responses).map((name) => `responses/${name}`),
    ]
    expect(used).toEqual(new Set(named))
  })

  it('loses no flag of a pattern: JSON Schema has none', () => {
    const flags: string[] = []
    const override = ({ zodSchema }: { zodSchema: z.core.$ZodType }) => {
      for (const check of zodSchema._zod.def.checks ?? []) {
        const { def } = check._zod
        if ('pattern' in def && def.pattern instanceof RegExp) flags.push(def.pattern.flags)
      }
    }
    for (const { request } of Object.values<Call>(CALLS))
      if (!('isSignedBytes' in request)) z.toJSONSchema(request, { io: 'input', override })
    expect(flags.length).toBeGreaterThan(5)
    expect(flags.filter((each) => each.includes('i'))).toEqual([])
  })
})
