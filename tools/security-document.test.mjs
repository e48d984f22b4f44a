import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { repository } from './web-build.mjs'

const text = readFileSync(join(repository, 'docs/security.md'), 'utf8')
const rows = [...text.matchAll(/^\| ([^|]+) \| (met|not yet) \| ([^|]+) \|$/gm)]

describe('docs/security.md', () => {
  test('has a state for each row of the ASVS table', () => {
    expect(rows.length).toBeGreaterThan(35)
  })

  test('names a test that exists for each row that is met', () => {
    const proofs = rows.filter(([, , state]) => state === 'met').map(([, , , proof]) => proof)
    const paths = proofs.map((proof) => /^`([^`]+)`$/.exec(proof.trim())?.[1] ?? proof)
    expect(paths.filter((path) => !existsSync(join(repository, path)))).toEqual([])
  })
})
