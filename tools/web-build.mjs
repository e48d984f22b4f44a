import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repository = fileURLToPath(new URL('..', import.meta.url))

const SOURCE_FOLDERS = ['packages/web', 'packages/domain', 'packages/contract']
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'dist-paint'])
/** The page as the server paints it before its script, and how it is built. */
const PAINT = 'packages/web/dist-paint/paint-page.mjs'
const PAINT_CONFIG = 'packages/web/paint.config.ts'
/** Is in the build, so that emptying the folder also forgets what was built. */
const MARK = 'sources.sha256'

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !SKIPPED_FOLDERS.has(entry.name) && !entry.name.includes('.test.'))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(path) : [path]
    })
}

/** A digest of everything that the build of the page reads. */
export function sourcesDigest(root = repository) {
  return digestOf(root, SOURCE_FOLDERS)
}

/** A digest of these folders and of the installed versions: names and contents, not times. */
export function digestOf(root, folders) {
  const files = folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap(filesBelow)
  const digest = createHash('sha256')
  for (const file of [...files, join(root, 'package-lock.json')].sort()) {
    if (!existsSync(file)) continue
    const content = readFileSync(file)
    digest.update(`${relative(root, file)}\0${content.length}\0`).update(content)
  }
  return digest.digest('hex')
}

/** True when the build at hand was made from exactly these sources. */
export function isBuildFresh(root = repository) {
  const mark = join(root, 'packages/web/dist', MARK)
  if (!existsSync(join(root, PAINT))) return false
  return existsSync(mark) && readFileSync(mark, 'utf8') === sourcesDigest(root)
}

/** The file that `command` of an installed package points to, whatever the current folder is. */
export function binaryOf(packageName, command = packageName) {
  const manifest = createRequire(import.meta.url).resolve(`${packageName}/package.json`)
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'))
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command])
}

/** Builds the web when its sources changed. The exit code is 0 also when nothing was to do. */
export function buildWeb(root = repository) {
  if (isBuildFresh(root)) return 0
  console.error('Building the web…')
  // Taken before the build, so that a file saved during it makes the build stale, not fresh.
  const digest = sourcesDigest(root)
  const status = viteBuild(root) || viteBuild(root, '--config', PAINT_CONFIG)
  if (status === 0) writeFileSync(join(root, 'packages/web/dist', MARK), digest)
  return status
}

function viteBuild(root, ...options) {
  const web = join(root, 'packages/web')
  const { status } = spawnSync(
    process.execPath,
    [binaryOf('vite'), 'build', web, '--logLevel', 'warn', ...options],
    { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  )
  return status ?? 1
}
