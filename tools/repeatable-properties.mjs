import { fileURLToPath } from 'node:url'

const SEEDED = fileURLToPath(new URL('./fast-check.config.mjs', import.meta.url))

/** Gives each test that imports fast-check the seeded one: the same run twice is the same. */
export const repeatableProperties = {
  name: 'repeatable-properties',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'fast-check' && importer !== SEEDED ? SEEDED : undefined,
}
