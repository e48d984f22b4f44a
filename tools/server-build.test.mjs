import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildServer, isServerFresh, programPath } from './server-build.mjs'
import { repository } from './web-build.mjs'

const MAIN = 'packages/server/src/main.ts'
const READS_BESIDE = `
  import { readFileSync } from 'node:fs'
  const text: string = readFileSync(new URL('../lists/words.txt', import.meta.url), 'utf8')
  process.stdout.write(text)
`

let root

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(realpathSync(tmpdir()), 'caderneta-server-'))
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
  write('package.json', '{"type":"module"}')
  write('packages/server/lists/words.txt', 'um dois')
  write(MAIN, READS_BESIDE)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function output() {
  return spawnSync(process.execPath, [programPath('main', root)], { encoding: 'utf8' }).stdout
}

test('the built program reads the files that are beside its sources', async () => {
  expect(await buildServer(root)).toBe(true)
  expect(output()).toBe('um dois')
})

test('it is built again only when a source changed, and leaves nothing of the old build', async () => {
  await buildServer(root)
  expect(isServerFresh(root)).toBe(true)
  expect(await buildServer(root)).toBe(false)
  write('packages/server/dist/old-chunk.mjs', '')
  write(MAIN, `process.stdout.write('other')`)
  expect(isServerFresh(root)).toBe(false)
  expect(await buildServer(root)).toBe(true)
  expect(output()).toBe('other')
  expect(readdirSync(join(root, 'packages/server/dist'))).not.toContain('old-chunk.mjs')
})

test('a change of a test leaves the build fresh', async () => {
  await buildServer(root)
  write('packages/server/src/main.test.ts', 'anything')
  expect(isServerFresh(root)).toBe(true)
})
