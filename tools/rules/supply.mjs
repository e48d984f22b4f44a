import semver from 'semver'
import { breach } from './syntax.mjs'

/** What its install script does is done without it: esbuild starts a little slower. */
const SCRIPT_NOT_NEEDED = new Set(['node_modules/esbuild'])

function lockOf(files) {
  const lock = files.find(({ path }) => path === 'package-lock.json')
  const packages = lock ? JSON.parse(lock.text).packages : {}
  const entries = Object.entries(packages).filter(([folder]) => folder.includes('node_modules/'))
  return { lock, entries: entries.filter(([, { link }]) => !link) }
}

/** The lock file is committed and names the content of each package, not its version alone. */
function lockedByContent(files) {
  const { lock, entries } = lockOf(files)
  if (!lock) return [breach({ path: 'package-lock.json', text: '' }, 1, 'is not there')]
  return entries
    .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
    .map(([folder]) => breach(lock, 1, `${folder}: its content is not locked`))
}

/** A hijacked package attacks first through its install script. */
function nothingRunsAtInstall(files) {
  const { lock, entries } = lockOf(files)
  const scripts = entries
    .filter(([folder, { hasInstallScript }]) => hasInstallScript && !SCRIPT_NOT_NEEDED.has(folder))
    .map(([folder]) => breach(lock, 1, `${folder}: has an install script`))
  const settings = files.find(({ path }) => path === '.npmrc') ?? { path: '.npmrc', text: '' }
  if (/^ignore-scripts=true$/m.test(settings.text)) return scripts
  return [...scripts, breach(settings, 1, 'ignore-scripts=true is missing')]
}

/** The oldest Node that package.json allows runs every package, or installing prints a warning. */
function runsOnOldestNode(files) {
  const { lock, entries } = lockOf(files)
  const manifest = files.find(({ path }) => path === 'package.json')
  const range = manifest && JSON.parse(manifest.text).engines?.node
  if (!lock || !range) return []
  const oldest = semver.minVersion(range)
  return entries
    .filter(([, { engines }]) => engines?.node && !semver.satisfies(oldest, engines.node))
    .map(([folder, { engines }]) => breach(lock, 1, `${folder}: needs Node ${engines.node}`))
}

export const supplyRules = [
  { name: 'packages locked by content', check: lockedByContent },
  { name: 'nothing runs at install', check: nothingRunsAtInstall },
  { name: 'packages run on the oldest Node', check: runsOnOldestNode },
]
