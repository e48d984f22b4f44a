import ts from 'typescript'
import { STATE_OUTSIDE_PAGE } from './page-state.mjs'
import { isProduct, isTestSide } from './places.mjs'
import { breach, calledName, lineOf, nodesOf, parse } from './syntax.mjs'

/** What runs as a program: their statements begin it. */
const PROGRAMS = /^packages\/(server\/src\/(main|commands\/[^/]+)\.ts|web\/src\/main\.tsx)$/

const isIn = (folder) => (file) =>
  isProduct(file) && !isTestSide(file) && file.path.startsWith(folder)
const isServer = isIn('packages/server/')
const isWeb = isIn('packages/web/src/')
const isRoutes = (file) => isServer(file) && file.path.endsWith('-routes.ts')

/** Values that do not change, however often they are read. */
const CONSTANT_CLASSES = /^(URL|RegExp|Date|Intl\.\w+|TextEncoder|TextDecoder|Error)$/
const COLLECTIONS = /^(Set|Map|WeakMap|WeakSet)$/
const CHANGES = /^(set|add|delete|clear)$/
const TIMERS = /^(setInterval|setTimeout|setImmediate)$/

/** Every node that is evaluated when the file is loaded, and not later by a call. */
function loadedNodes(statement) {
  const found = []
  const visit = (node) => {
    if (ts.isFunctionLike(node) || ts.isClassLike(node)) return
    found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(statement)
  return found
}

/** The names whose content some statement of the file changes: `known.set(…)`. */
function changedNames(file) {
  const changes = nodesOf(
    file,
    (node) => ts.isCallExpression(node) && CHANGES.test(calledName(node) ?? ''),
  )
  return new Set(changes.map(({ expression }) => expression.expression?.getText()))
}

function stateOf(node, changed) {
  if (!ts.isNewExpression(node)) return null
  const name = node.expression.getText()
  if (CONSTANT_CLASSES.test(name)) return null
  const holder = ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : null
  if (COLLECTIONS.test(name)) return changed.has(holder) ? `a ${name} that changes` : null
  return `a ${name}`
}

/** A constant that holds what a call returned, and that the file changes. */
const holdsChanged = (statement, changed) =>
  ts.isVariableStatement(statement) &&
  statement.declarationList.declarations.some(
    ({ name, initializer }) =>
      initializer && ts.isCallExpression(initializer) && changed.has(name.getText()),
  )

const isLet = (statement) =>
  ts.isVariableStatement(statement) && (statement.declarationList.flags & ts.NodeFlags.Let) !== 0

/** The statements of a file that keep state from when it is loaded, each with its kind. */
function keptState(file) {
  const changed = changedNames(file)
  return parse(file).statements.flatMap((statement) => {
    const kind =
      isLet(statement) || holdsChanged(statement, changed)
        ? 'a variable that changes'
        : loadedNodes(statement)
            .map((node) => stateOf(node, changed))
            .find(Boolean)
    return kind ? [{ statement, kind }] : []
  })
}

function moduleState(files) {
  return files
    .filter((file) => isServer(file) && !PROGRAMS.test(file.path))
    .flatMap((file) =>
      keptState(file).map(({ statement, kind }) => {
        const message = `${kind} is made when the file is loaded: app.ts makes it`
        return breach(file, lineOf(file, statement), message)
      }),
    )
}

/** What the page keeps is constructed by `createPage`: a module only defines it. */
function pageState(files) {
  return files.filter(isWeb).flatMap((file) => {
    const state = keptState(file)
    if (STATE_OUTSIDE_PAGE.has(file.path))
      return state.length > 0 ? [] : [breach(file, 1, 'keeps no state: take it off the list')]
    return state.map(({ statement, kind }) => {
      const message = `${kind} is made when the file is loaded: app/create-page.ts makes it`
      return breach(file, lineOf(file, statement), message)
    })
  })
}

/** An import for its effect; a style sheet is no program. */
const isEffectImport = (statement) =>
  ts.isImportDeclaration(statement) &&
  !statement.importClause &&
  !statement.moduleSpecifier.text.endsWith('.css')

const isTimer = (node) => ts.isCallExpression(node) && TIMERS.test(calledName(node) ?? '')

function moduleEffects(files) {
  return files
    .filter((file) => (isServer(file) || isWeb(file)) && !PROGRAMS.test(file.path))
    .flatMap((file) =>
      parse(file)
        .statements.filter(
          (statement) =>
            ts.isExpressionStatement(statement) ||
            isEffectImport(statement) ||
            loadedNodes(statement).some(isTimer),
        )
        .map((statement) =>
          breach(
            file,
            lineOf(file, statement),
            'has an effect when it is loaded: the root begins it',
          ),
        ),
    )
}

const PROVIDER = /^(choose|connect|start|sandbox|smtp)[A-Z]|^make\w*(Services|Guards)$/
/** What a handler makes for one response. */
const OF_A_RESPONSE = /^(FileBody|Date|Set|URL|\w*Error)$/

function madeInRoutes(node) {
  if (ts.isNewExpression(node)) {
    const name = node.expression.getText()
    return OF_A_RESPONSE.test(name) ? null : `a ${name}`
  }
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return null
  const { text } = node.expression
  if (TIMERS.test(text)) return 'a timer'
  return PROVIDER.test(text) ? `what ${text} makes` : null
}

function stateInRoutes(files) {
  return files.filter(isRoutes).flatMap((file) =>
    nodesOf(file, (node) => madeInRoutes(node) !== null).map((node) => {
      const message = `${madeInRoutes(node)} is made by a route: app.ts makes it`
      return breach(file, lineOf(file, node), message)
    }),
  )
}

export const stateRules = [
  { name: 'no effect when a module is loaded', check: moduleEffects },
  { name: 'no state in a module of the server', check: moduleState },
  { name: 'state of the page in one object', check: pageState },
  { name: 'routes make no timers and no providers', check: stateInRoutes },
]
