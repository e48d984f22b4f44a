/** What a path implies about a file: its workspace, whether it is a test, whether it is code. */

const CODE = /\.(ts|tsx|mjs)$/
const SIZED = /\.(ts|tsx|mjs|css|sql)$/

export const isCode = ({ path }) => CODE.test(path) && !path.startsWith('node_modules/')
/** A generated file is as long as what it shows. */
const GENERATED = new Set(['packages/server/sql/schema.sql'])
export const isSized = ({ path }) =>
  SIZED.test(path) && !path.startsWith('node_modules/') && !GENERATED.has(path)
export const isConfig = ({ path }) => /\.config\.(ts|mjs)$/.test(path)
export const isTestFile = ({ path }) =>
  /\.(test|spec|campaign)\.(ts|tsx|mjs)$/.test(path) || /^e2e\/tests\/.*\.ts$/.test(path)

/** Tests and what only tests use: test-database.ts, book-fixtures.ts, testing/, all of e2e. */
export const isTestSide = (file) =>
  isTestFile(file) ||
  file.path.startsWith('e2e/') ||
  file.path.includes('/testing/') ||
  /(^|\/)(test-[a-z0-9-]+|[a-z0-9-]+-fixtures)\.tsx?$/.test(file.path)

/** The product itself: what is in packages and is no test. */
export const isProduct = (file) =>
  isCode(file) && file.path.startsWith('packages/') && !isTestFile(file) && !isConfig(file)

/** 'packages/server' for anything below it, 'e2e', 'bench', 'tools'; null at the root. */
export function workspaceOf(path) {
  const parts = path.split('/')
  if (parts[0] === 'packages' && parts.length > 2) return `packages/${parts[1]}`
  return parts.length > 1 ? parts[0] : null
}

/** The feature of a path: 'packages/web/src/features/slip/x.ts' → 'slip'. */
export function featureOf(path) {
  return /^packages\/[^/]+\/src\/features\/([^/]+)\/./.exec(path)?.[1] ?? null
}

/** The path that a relative import points to, from the root of the repository. */
export function targetOf(path, specifier) {
  return new URL(specifier.replace(/\?.*$/, ''), `file:///${path}`).pathname.slice(1)
}

/** True when a relative import climbs over the root of the repository. */
export function climbsOut(path, specifier) {
  const depth = path.split('/').length - 1
  const climbs = specifier.split('/').filter((part) => part === '..').length
  return climbs > depth
}

/** 'packages/domain/src/money/money.ts' for '@caderneta/domain/money/money', null for anything else. */
export function ownPackageTarget(specifier) {
  const match = /^@caderneta\/([^/]+)\/(.+)$/.exec(specifier)
  return match ? `packages/${match[1]}/src/${match[2]}.ts` : null
}

/** '@scope/name' or 'name' of a bare import; null for relative and node: imports. */
export function packageOf(specifier) {
  if (/^[./]/.test(specifier) || /^(node|virtual|data|https?):/.test(specifier)) return null
  const [first, second] = specifier.split('/')
  return first.startsWith('@') ? `${first}/${second}` : first
}
