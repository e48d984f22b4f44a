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

  test.each(rows.filter(([, , state]) => state === 'met').map(([, row, , proof]) => [row, proof]))(
    '%s names a test that exists',
    (_row, proof) => {
      const [, path = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(proof) ?? []
      expect(existsSync(join(repository, path))).toBe(true)
      expect(readFileSync(join(repository, path), 'utf8')).toContain(title)
    },
  )
})
