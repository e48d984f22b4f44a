import ts from 'typescript'
import { isCode, isTestFile } from './places.mjs'
import { breach, importsOf, lineOf, nodesOf } from './syntax.mjs'

const FORBIDDEN_GLOBALS = new Set([
  'process',
  'fetch',
  'console',
  'crypto',
  'performance',
  'globalThis',
  'window',
  'document',
  'localStorage',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
])

/** A name that is used, not the name of a property, a parameter or a declaration. */
function isUse(node) {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node
  return parent.name !== node && !ts.isTypeNode(parent)
}

const isNamed = (node, name) => ts.isIdentifier(node) && node.text === name

function isMember(node, object, property) {
  return (
    ts.isPropertyAccessExpression(node) &&
    isNamed(node.expression, object) &&
    node.name.text === property
  )
}

function impurityOf(node) {
  if (isMember(node, 'Date', 'now')) return 'Date.now'
  if (isMember(node, 'Math', 'random')) return 'Math.random'
  if (ts.isNewExpression(node) && isNamed(node.expression, 'Date') && !node.arguments?.length) {
    return 'new Date()'
  }
  if (ts.isCallExpression(node) && isNamed(node.expression, 'Date')) return 'Date()'
  const isGlobal = ts.isIdentifier(node) && FORBIDDEN_GLOBALS.has(node.text)
  return isGlobal && isUse(node) ? node.text : null
}

const isDomain = (file) => file.path.startsWith('packages/domain/')

function domainTouchesNothing(files) {
  return files
    .filter((file) => isCode(file) && isDomain(file) && !isTestFile(file))
    .flatMap((file) =>
      nodesOf(file, impurityOf).map((node) =>
        breach(
          file,
          lineOf(file, node),
          `${impurityOf(node)}: time, chance and data are arguments`,
        ),
      ),
    )
}

function domainDependsOnNothing(files) {
  const imports = files
    .filter((file) => isCode(file) && isDomain(file) && !isTestFile(file))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ specifier }) => !specifier.startsWith('.'))
        .map(({ specifier, line }) => breach(file, line, `the domain may not import ${specifier}`)),
    )
  const manifests = files
    .filter(({ path }) => path === 'packages/domain/package.json')
    .filter(({ text }) => {
      const { dependencies, peerDependencies } = JSON.parse(text)
      return Object.keys({ ...dependencies, ...peerDependencies }).length > 0
    })
    .map((file) => breach(file, 1, 'the domain has no dependency'))
  return [...imports, ...manifests]
}

/**
 * Where the page measures how long something took on one device, and compares no time of the
 * server's with it; every other time is `serverNow()`.
 */
const BY_THE_DEVICE = new Set(
  `api/call api/presence api/query-cache features/popup/popup-turn features/session/inactivity
   features/slip/stake/maxima-reader features/slip/state/slip-storage
   features/slip/submit/submit-slip root/server-clock`
    .split(/\s+/)
    .map((name) => `packages/web/src/${name}.ts`),
)

const DEVICE_TIMES = new Set(['Date.now', 'new Date()', 'Date()'])

function pageTakesTheServersTime(files) {
  const isDeviceTime = (node) => DEVICE_TIMES.has(impurityOf(node))
  return files
    .filter((file) => isCode(file) && file.path.startsWith('packages/web/src/'))
    .filter((file) => !isTestFile(file) && !BY_THE_DEVICE.has(file.path))
    .flatMap((file) =>
      nodesOf(file, isDeviceTime).map((node) =>
        breach(file, lineOf(file, node), 'the clock of a device may be wrong: use serverNow()'),
      ),
    )
}

export const purityRules = [
  { name: 'the page takes the time of the server', check: pageTakesTheServersTime },
  { name: 'the domain touches nothing', check: domainTouchesNothing },
  { name: 'the domain depends on nothing', check: domainDependsOnNothing },
]
