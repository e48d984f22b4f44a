import { expect, test } from 'vitest'
import { installedManifests, repositoryFiles } from './repository-files.mjs'
import { rules } from './rules/all.mjs'
import { repository } from './web-build.mjs'

const files = [...repositoryFiles(repository), ...installedManifests(repository)]

test('the repository was read', () => {
  const paths = new Set(files.map(({ path }) => path))
  expect(paths).toContain('packages/domain/src/money/money.ts')
  expect(paths).toContain('packages/server/migrations/0001-tables.sql')
  expect(paths).toContain('package-lock.json')
})

test.each(rules)('$name', ({ check }) => {
  const breaches = check(files).map(({ path, line, message }) => `${path}:${line} ${message}`)
  expect(breaches).toEqual([])
})
