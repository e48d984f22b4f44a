import { describe, expect, it } from 'vitest'
import { type Call, COMMON_REFUSALS } from './call.ts'
import { CALLS, CALLS_BY_FEATURE } from './calls.ts'

/** The names of the records in every file of calls. */
const FILES = import.meta.glob<object>('./*/*-call{,s}.ts', { eager: true })
const NAMES = Object.values(FILES).flatMap((file) => Object.keys(file))

const calls: readonly Call[] = Object.values(CALLS)

describe('the table of calls', () => {
  it('gathers every file of calls, and each name once', () => {
    expect(new Set(NAMES).size).toBe(NAMES.length)
    expect(new Set(Object.keys(CALLS))).toEqual(new Set(NAMES))
    const byFeature = Object.values(CALLS_BY_FEATURE).flatMap((each) => Object.keys(each))
    expect(byFeature).toHaveLength(NAMES.length)
  })

  it('has each path once, whatever its parameters are named', () => {
    const paths = calls.map(({ path }) => path.replace(/:\w+/g, ':'))
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('lists no refusal twice, and none that its access or every call implies', () => {
    const implied = new Set(['no_session', 'not_activated', 'bad_signature', ...COMMON_REFUSALS])
    for (const { path, refusals } of calls) {
      expect(new Set(refusals).size, path).toBe(refusals.length)
      const repeated = refusals.filter((code) => implied.has(code))
      expect(repeated, path).toEqual([])
    }
  })
})
