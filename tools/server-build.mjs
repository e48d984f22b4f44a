import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { digestOf, repository } from './web-build.mjs'

/** Every package that the server or one of its commands imports or reads. */
const SOURCE_FOLDERS = readdirSync(join(repository, 'packages'))
  .filter((name) => name !== 'web')
  .map((name) => `packages/${name}`)
const SERVER = 'packages/server/src'
const DIST = 'packages/server/dist'
const MARK = 'sources.sha256'

/** What runs as a program: the file of the build, and its source below `packages/server/src`. */
const PROGRAMS = {
  main: 'main.ts',
  audit: 'commands/audit.ts',
  review: 'commands/review.ts',
  agents: 'commands/agents.ts',
  feed: 'commands/feed.ts',
  migrate: 'commands/migrate.ts',
  'prepare-image': 'commands/prepare-image.ts',
}
const OURS = '@caderneta/'
const IMAGES = 'node_modules/.cache/caderneta'

export function programPath(name, root = repository) {
  return join(root, DIST, `${name}.mjs`)
}

function serverDigest(root) {
  return digestOf(root, SOURCE_FOLDERS)
}

/** True when the build at hand was made from exactly these sources. */
export function isServerFresh(root = repository) {
  const mark = join(root, DIST, MARK)
  return existsSync(mark) && readFileSync(mark, 'utf8') === serverDigest(root)
}

/**
 * Bundles the server and its commands when their sources changed; true when it did. Installed
 * packages stay where they are: some of them load WebAssembly, native code or fonts beside them.
 */
export async function buildServer(root = repository) {
  if (isServerFresh(root)) return false
  console.error('Building the server…')
  // A development dependency, which a tree that is built runs without.
  const { rolldown } = await import('rolldown')
  const digest = serverDigest(root)
  const dist = join(root, DIST)
  rmSync(dist, { recursive: true, force: true })
  const sources = Object.entries(PROGRAMS).map(([name, path]) => [name, join(root, SERVER, path)])
  const bundle = await rolldown({
    input: Object.fromEntries(sources.filter(([, path]) => existsSync(path))),
    cwd: root,
    platform: 'node',
    external: (id) => /^[^./]/.test(id) && !id.startsWith(OURS),
    plugins: [filesBesideSources(dist)],
  })
  await bundle.write({
    dir: dist,
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  })
  mkdirSync(dist, { recursive: true })
  writeFileSync(join(dist, MARK), digest)
  return true
}

/** Migrations, SQL and lists are read from where they are beside their sources. */
function filesBesideSources(dist) {
  return {
    name: 'files-beside-sources',
    transform(code, id) {
      if (!code.includes('import.meta.url') || id.includes('node_modules')) return null
      const source = JSON.stringify(relative(dist, id).split(sep).join('/'))
      const url = `new URL(${source}, import.meta.url).href`
      return { code: code.replaceAll('import.meta.url', url), map: null }
    },
  }
}

/** True when some embedded database was prepared; the server finds out whether it fits. */
export function hasImage(root = repository) {
  const folder = join(root, IMAGES)
  return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.tar'))
}

/** Prepares the embedded database that a first start loads; resolves to the exit code. */
export function prepareImage(root = repository) {
  const child = spawn(process.execPath, [programPath('prepare-image', root)], {
    cwd: root,
    stdio: 'inherit',
  })
  return new Promise((resolve) => {
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
