import { breach } from './syntax.mjs'

const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Of a typeface: it may be shipped with anything, under its own name and licence (NOTICE).
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
])
/** File-level copyleft: fine for a tool that builds or tests and is never shipped. */
const TOOLS_ONLY = new Set(['MPL-2.0'])

/** Packages that carry their licence as a file and do not name it in their manifest. */
const READ_IN_FILE = { 'node_modules/png-js': 'MIT' }

/** Reads 'MIT', '(MIT OR GPL-3.0)', 'MIT AND Zlib': one of each OR, all of each AND. */
export function isAllowedLicence(expression, isTool) {
  const isAllowed = (name) => PERMISSIVE.has(name) || (isTool && TOOLS_ONLY.has(name))
  return expression
    .replace(/[()]/g, '')
    .split(/\s+OR\s+/i)
    .some((choice) => choice.split(/\s+AND\s+/i).every((name) => isAllowed(name.trim())))
}

function licenceText({ license, licenses }) {
  if (typeof license === 'string') return license
  if (license?.type) return license.type
  return licenses?.map(({ type }) => type).join(' OR ') ?? ''
}

/** The licence that the installed package states; else the one that the lock file remembers. */
function licences(files) {
  const lock = files.find(({ path }) => path === 'package-lock.json')
  if (!lock) return []
  const installed = new Map(files.map((file) => [file.path, file]))
  return Object.entries(JSON.parse(lock.text).packages)
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .flatMap(([folder, entry]) => {
      const manifest = installed.get(`${folder}/package.json`)
      const stated = (manifest && licenceText(JSON.parse(manifest.text))) || licenceText(entry)
      const licence = stated || (READ_IN_FILE[folder] ?? '')
      if (isAllowedLicence(licence, Boolean(entry.dev || entry.devOptional))) return []
      return [breach(lock, 1, `${folder}: licence ${licence || 'unknown'} is not permissive`)]
    })
}

export const licenceRules = [{ name: 'permissive licences', check: licences }]
