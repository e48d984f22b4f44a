import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBuildFresh, sourcesDigest } from './web-build.mjs'

let root

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'caderneta-build-'))
  write('package-lock.json', '{}')
  write('packages/web/src/main.tsx', 'page')
  write('packages/domain/src/money/money.ts', 'money')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test.each([
  ['the page', 'packages/web/src/main.tsx', 'other'],
  ['what it imports', 'packages/domain/src/money/money.ts', 'other'],
  ['a new file', 'packages/contract/src/accounts/sign.ts', 'sign'],
  ['the installed versions', 'package-lock.json', '{"a":1}'],
])('a change of %s makes the build stale', (_what, path, text) => {
  const before = sourcesDigest(root)
  write(path, text)
  expect(sourcesDigest(root)).not.toBe(before)
})

test.each([
  ['a test', 'packages/web/src/main.test.tsx'],
  ['the build itself', 'packages/web/dist/index.html'],
  ['what the server paints with', 'packages/web/dist-paint/paint-page.mjs'],
  ['the server', 'packages/server/src/main.ts'],
])('a change of %s leaves the build fresh', (_what, path) => {
  const before = sourcesDigest(root)
  write(path, 'anything')
  expect(sourcesDigest(root)).toBe(before)
})

test('a build is fresh only whole and with the mark of exactly these sources', () => {
  expect(isBuildFresh(root)).toBe(false)
  write('packages/web/dist/sources.sha256', sourcesDigest(root))
  expect(isBuildFresh(root)).toBe(false)
  write('packages/web/dist-paint/paint-page.mjs', '')
  expect(isBuildFresh(root)).toBe(true)
  write('packages/web/src/main.tsx', 'changed')
  expect(isBuildFresh(root)).toBe(false)
})
