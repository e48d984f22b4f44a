import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const SKIPPED_FOLDERS = new Set([
  'node_modules',
  'dist',
  'dist-paint',
  '.git',
  '.data',
  '.vite',
  'test-results',
  'playwright-report',
])
const TEXT =
  /\.(ts|tsx|mjs|js|css|sql|json|md|html|svg|ya?ml|sh|webmanifest|txt|npmrc)$|(^|\/)[^.]+$/

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED_FOLDERS.has(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(path)
    return entry.isFile() ? [path] : []
  })
}

/** The text files of the repository, whether git knows them yet or not. */
export function repositoryFiles(root) {
  return filesBelow(root)
    .map((path) => ({ full: path, path: relative(root, path).split(sep).join('/') }))
    .filter(({ path }) => TEXT.test(path))
    .map(({ full, path }) => ({ path, text: readFileSync(full, 'utf8') }))
}

function manifest(root, folder) {
  const path = `${folder}/package.json`
  try {
    return [{ path, text: readFileSync(join(root, path), 'utf8') }]
  } catch {
    // A package for another platform: the lock file names it, this machine has not got it.
    return []
  }
}

/** The manifests of the installed packages that the lock file names. */
export function installedManifests(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.keys(packages)
    .filter((folder) => folder.includes('node_modules/'))
    .flatMap((folder) => manifest(root, folder))
}
