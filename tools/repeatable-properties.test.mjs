import { afterEach, expect, test, vi } from 'vitest'
import { repeatableProperties } from './repeatable-properties.mjs'

const { resolveId } = repeatableProperties

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function valuesOf(seed) {
  vi.stubEnv('PROPERTY_SEED', seed)
  vi.resetModules()
  const { default: fc } = await import('./fast-check.config.mjs')
  const seen = []
  fc.assert(fc.property(fc.integer(), (value) => seen.push(value) > 0))
  return seen
}

test('two runs of a property see the same values, and another seed sees others', async () => {
  const first = await valuesOf('7')
  expect(await valuesOf('7')).toEqual(first)
  expect(await valuesOf('8')).not.toEqual(first)
})

test('every test gets the seeded library, which gets the true one', () => {
  const seeded = resolveId('fast-check', '/somewhere/slip.test.ts')
  expect(seeded).toMatch(/fast-check\.config\.mjs$/)
  expect(resolveId('fast-check', seeded)).toBeUndefined()
  expect(resolveId('vitest', '/somewhere/slip.test.ts')).toBeUndefined()
})
