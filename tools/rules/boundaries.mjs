import {
  climbsOut,
  featureOf,
  isCode,
  isConfig,
  isProduct,
  isTestFile,
  isTestSide,
  packageOf,
  targetOf,
  workspaceOf,
} from './places.mjs'
import { breach, importsOf } from './syntax.mjs'

/** Which workspaces each workspace may import; one that is not listed may import none. */
const ALLOWED = {
  'packages/domain': [],
  'packages/contract': ['domain'],
  'packages/pricing': ['domain'],
  'packages/feed': ['domain', 'pricing'],
  'packages/feed-odds-api': ['domain', 'pricing', 'feed'],
  'packages/feed-uof': ['domain', 'pricing', 'feed'],
  'packages/simulation': ['domain', 'contract', 'pricing', 'feed'],
  'packages/uof-stand-in': ['domain', 'pricing', 'feed', 'simulation'],
  'packages/server': ['domain', 'contract', 'pricing', 'feed', 'feed-uof'],
  'packages/web': ['domain', 'contract'],
  'packages/testing': [
    'domain',
    'contract',
    'pricing',
    'feed',
    'feed-uof',
    'simulation',
    'uof-stand-in',
    'server',
  ],
  bench: [
    'domain',
    'contract',
    'pricing',
    'feed',
    'feed-uof',
    'simulation',
    'uof-stand-in',
    'server',
    'testing',
  ],
  campaigns: [
    'domain',
    'contract',
    'pricing',
    'feed',
    'feed-uof',
    'simulation',
    'uof-stand-in',
    'server',
    'testing',
  ],
  e2e: ['domain', 'contract', 'feed', 'simulation', 'server', 'testing'],
}
const SERVER_START = 'packages/server/src/main.ts'
/** What only the start of the server chooses. */
const OF_START = ['simulation', 'feed-odds-api']

/** What tests of every package share: `eventually`. */
const isForTest = (file, specifier) =>
  isTestFile(file) && specifier.startsWith('@caderneta/testing/')

function mayImport(file, name) {
  const workspace = workspaceOf(file.path)
  if (ALLOWED[workspace]?.includes(name)) return true
  if (file.path.startsWith('packages/') && isForTest(file, `@caderneta/${name}/`)) return true
  const isServer = workspace === 'packages/server'
  return isServer && OF_START.includes(name) && (file.path === SERVER_START || isTestSide(file))
}

/** Every import of every file that `judge` objects to: it returns a message or null. */
function judgeImports(files, judge) {
  return files.filter(isCode).flatMap((file) =>
    importsOf(file).flatMap((found) => {
      const message = judge(file, found)
      return message ? [breach(file, found.line, message)] : []
    }),
  )
}

const isRelative = (specifier) => specifier.startsWith('.')

function packageBoundary(file, { specifier }) {
  const match = /^@caderneta\/([^/]+)/.exec(specifier)
  if (!match || mayImport(file, match[1])) return null
  return `${workspaceOf(file.path) ?? 'the root'} may not import ${specifier}`
}

function relativeStays(file, { specifier }) {
  if (!isRelative(specifier)) return null
  const target = climbsOut(file.path, specifier) ? null : targetOf(file.path, specifier)
  const owners = isConfig(file) ? [workspaceOf(file.path), 'tools'] : [workspaceOf(file.path)]
  if (target !== null && owners.includes(workspaceOf(target))) return null
  return `${specifier} leaves the package: import it by its package name`
}

const EXTENSION = /\.(ts|tsx|mjs|css|json|svg|sql)(\?[a-z]+)?$/

function importExtension(_file, { specifier }) {
  if (!isRelative(specifier) || EXTENSION.test(specifier)) return null
  return `${specifier} does not end in the extension of its file`
}

/** Constructs what the page keeps, of every feature. */
const PAGE = 'packages/web/src/app/create-page.ts'

/**
 * A file directly in src composes the program, its commands or the parts of its tests; a dynamic
 * import splits the code of the page.
 */
function isComposition(file, { isDynamic }) {
  if (isDynamic || file.path === PAGE) return true
  return /^packages\/[^/]+\/src\/((commands|testing)\/)?[^/]+$/.test(file.path)
}

/** A table of texts in one language, which a test compares with the specification. */
const isTextTable = (path) => /\/texts\/(ptBR|en)\.ts$/.test(path)

function featureEntry(file, found) {
  if (!isRelative(found.specifier) || climbsOut(file.path, found.specifier)) return null
  const target = targetOf(file.path, found.specifier)
  const feature = featureOf(target)
  if (!feature || feature === featureOf(file.path)) return null
  if (new RegExp(`/features/${feature}/${feature}\\.tsx?$`).test(target)) return null
  if (isTestSide(file) && isTestSide({ path: target })) return null
  if (isTestFile(file) && isTextTable(target)) return null
  if (!featureOf(file.path) && isComposition(file, found)) return null
  return `${found.specifier} bypasses the entry file ${feature}/${feature}.ts`
}

/** Of what the state of the page is made: it imports nothing else, so all may use it. */
const ROOT = 'packages/web/src/root/'

const UI = 'packages/web/src/ui/'

function rootImportsNothing(file, { specifier }) {
  if (!file.path.startsWith(ROOT)) return null
  const isOurs = isRelative(specifier)
    ? !targetOf(file.path, specifier).startsWith(ROOT)
    : specifier.startsWith('@caderneta/')
  return isOurs ? `the root of the page may not import ${specifier}` : null
}

function uiImportsNothing(file, { specifier }) {
  if (!file.path.startsWith(UI)) return null
  const isOurs = isRelative(specifier)
    ? ![UI, ROOT].some((folder) => targetOf(file.path, specifier).startsWith(folder)) &&
      !(isTestFile(file) && isTestSide({ path: targetOf(file.path, specifier) }))
    : specifier.startsWith('@caderneta/') && !isForTest(file, specifier)
  return isOurs ? `a ui primitive may not import ${specifier}` : null
}

const LIVE = 'packages/web/src/live/'

function liveImportsFacts(file, { specifier }) {
  if (!file.path.startsWith(LIVE)) return null
  const target = isRelative(specifier) ? targetOf(file.path, specifier) : null
  const isAllowed =
    target === null
      ? !/^@caderneta\/(?!contract\/|domain\/)/.test(specifier) || isForTest(file, specifier)
      : [LIVE, ROOT].some((folder) => target.startsWith(folder)) ||
        (isTestFile(file) && isTestSide({ path: target }))
  return isAllowed ? null : `live data may not import ${specifier}`
}

function productKnowsNoTest(file, { specifier }) {
  if (!isProduct(file) || isTestSide(file) || !isRelative(specifier)) return null
  const isTest = isTestSide({ path: targetOf(file.path, specifier) })
  return isTest ? `${specifier} is only for tests` : null
}

function groupsOf(manifest, names) {
  return names.flatMap((name) => Object.keys(manifest[name] ?? {}))
}

const ALL_GROUPS = ['dependencies', 'devDependencies', 'peerDependencies']

/** What a file may import by name: its own package's list; tests and tools also the root's. */
function declaredFor(file, isTypeOnly, manifests) {
  const workspace = workspaceOf(file.path)
  const own = manifests.get(workspace) ?? manifests.get(null)
  const isProgram =
    workspace?.startsWith('packages/') && !isTestSide(file) && !isConfig(file) && !isTypeOnly
  if (isProgram) return groupsOf(own, ['dependencies', 'peerDependencies'])
  return [...groupsOf(own, ALL_GROUPS), ...groupsOf(manifests.get(null), ALL_GROUPS)]
}

function readManifests(files) {
  return new Map(
    files
      .filter(({ path }) => /^([^/]+\/){0,2}package\.json$/.test(path))
      .map(({ path, text }) => [workspaceOf(path), JSON.parse(text)]),
  )
}

function undeclaredDependencies(files) {
  const manifests = readManifests(files)
  return judgeImports(files, (file, { specifier, isTypeOnly }) => {
    const name = packageOf(specifier)
    if (!name) return null
    const declared = declaredFor(file, isTypeOnly, manifests)
    const types = `@types/${name.replace(/^@(.*)\/(.*)$/, '$1__$2')}`
    if (declared.includes(name) || (isTypeOnly && declared.includes(types))) return null
    return `${name} is not among the dependencies of ${workspaceOf(file.path) ?? 'the root'}`
  })
}

export const boundaryRules = [
  { name: 'package boundaries', check: (files) => judgeImports(files, packageBoundary) },
  { name: 'undeclared dependencies', check: undeclaredDependencies },
  { name: 'relative imports stay', check: (files) => judgeImports(files, relativeStays) },
  { name: 'import extensions', check: (files) => judgeImports(files, importExtension) },
  { name: 'feature entry files', check: (files) => judgeImports(files, featureEntry) },
  {
    name: 'the root of the page imports only itself and libraries',
    check: (files) => judgeImports(files, rootImportsNothing),
  },
  {
    name: 'ui imports only ui and libraries',
    check: (files) => judgeImports(files, uiImportsNothing),
  },
  {
    name: 'the product knows no test',
    check: (files) => judgeImports(files, productKnowsNoTest),
  },
  { name: 'live knows facts only', check: (files) => judgeImports(files, liveImportsFacts) },
]
