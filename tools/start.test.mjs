import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { repository, sourcesDigest } from './web-build.mjs'

let root

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** A repository with a build that is fresh and a server that does what the test wants. */
beforeEach(() => {
  root = mkdtempSync(join(realpathSync(tmpdir()), 'caderneta-start-'))
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
  write('package.json', '{"type":"module"}')
  mkdirSync(join(root, 'tools'))
  for (const name of ['start.mjs', 'build.mjs', 'server-build.mjs', 'web-build.mjs']) {
    copyFileSync(join(repository, 'tools', name), join(root, 'tools', name))
  }
  const flags = 'packages/server/node-flags.json'
  write(flags, readFileSync(join(repository, flags), 'utf8'))
  write('packages/web/index.html', 'page')
  write('packages/web/dist-paint/paint-page.mjs', '')
  write('packages/web/dist/sources.sha256', sourcesDigest(root))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Runs start.mjs from a folder that is not the repository's. */
function start(server) {
  write('packages/server/src/main.ts', server)
  const child = spawn(process.execPath, [join(root, 'tools/start.mjs')], {
    cwd: tmpdir(),
    // A server that has its database elsewhere needs no embedded one.
    env: { ...process.env, DATABASE_URL: 'postgres://unused' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.setEncoding('utf8')
  return child
}

async function exitOf(child) {
  const [code] = await once(child, 'exit')
  return code
}

test('the exit code is that of the server', async () => {
  expect(await exitOf(start('const code: number = 7\nprocess.exit(code)'))).toBe(7)
})

test('the server runs in the repository wherever it is started from', async () => {
  const child = start('process.stdout.write(process.cwd())')
  const [output] = await once(child.stdout, 'data')
  expect(output).toBe(root)
})

test('the server shares one arena of memory among its threads', async () => {
  const child = start('process.stdout.write(`${process.env.MALLOC_ARENA_MAX}`)')
  const [output] = await once(child.stdout, 'data')
  expect(output).toBe('1')
})

test('the server collects what it keeps no more before it has as much again', async () => {
  const child = start('process.stdout.write(process.execArgv.join(" "))')
  const [output] = await once(child.stdout, 'data')
  expect(output).toContain('--heap-growing-percent=')
})

test.each(['SIGTERM', 'SIGINT'])(
  '%s reaches the server, which ends in its own way',
  async (name) => {
    const child = start(`
    process.on('${name}', () => process.exit(3))
    setInterval(() => {}, 1000)
    process.stdout.write('listening')
  `)
    await once(child.stdout, 'data')
    child.kill(name)
    expect(await exitOf(child)).toBe(3)
  },
)

test('a server that a signal kills counts as a failure', async () => {
  const child = start(`process.kill(process.pid, 'SIGKILL')`)
  expect(await exitOf(child)).toBe(137)
})
