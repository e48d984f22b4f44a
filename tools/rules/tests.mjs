import ts from 'typescript'
import { isCode, isTestFile } from './places.mjs'
import { breach, calledName, callRoot, lineOf, nodesOf } from './syntax.mjs'

const BESIDE_PERCENT_MIN = 90
const folderOf = (path) => path.slice(0, path.lastIndexOf('/'))
const stemOf = (path) => path.slice(path.lastIndexOf('/') + 1).split('.')[0]

function testsBeside(files) {
  const sources = new Set(
    files
      .filter((file) => isCode(file) && !isTestFile(file))
      .map(({ path }) => `${folderOf(path)}/${stemOf(path)}`),
  )
  const tests = files.filter((file) => isTestFile(file) && file.path.startsWith('packages/'))
  const away = tests.filter(({ path }) => !sources.has(`${folderOf(path)}/${stemOf(path)}`))
  if (100 * (tests.length - away.length) >= BESIDE_PERCENT_MIN * tests.length) return []
  return away.map((file) => breach(file, 1, 'is beside no file of its name'))
}

const calls = (file) => nodesOf(file, ts.isCallExpression)

/** The calls in test files that `choose` objects to: it returns a message or null. */
function judgeCalls(files, choose) {
  return files.filter(isTestFile).flatMap((file) => {
    const judge = choose(file)
    return calls(file).flatMap((call) => {
      const message = judge(call)
      return message ? [breach(file, lineOf(file, call), message)] : []
    })
  })
}

const RUNNERS = /^(test|it|describe\w*|suite|bench)$/
const SWITCHES = new Set(['only', 'skip', 'todo', 'fixme', 'fails'])

function isSwitched(expression) {
  if (!ts.isPropertyAccessExpression(expression)) return false
  return SWITCHES.has(expression.name.text) || isSwitched(expression.expression)
}

function focusedOrSkipped() {
  return (call) => {
    const root = callRoot(call) ?? ''
    if (/^(fit|fdescribe|xit|xtest|xdescribe)$/.test(root)) return `${root} leaves tests out`
    return RUNNERS.test(root) && isSwitched(call.expression) ? 'leaves tests out' : null
  }
}

const SLEEPS = new Set(['setTimeout', 'waitForTimeout'])

function sleeps() {
  return (call) => {
    const name = calledName(call)
    // `test.setTimeout` is how long a test may take, not how long it sleeps.
    if (!SLEEPS.has(name) || callRoot(call) === 'test') return null
    return `${name}: wait for what must happen, or hand in the clock`
  }
}

/** They give up after a second, which a busy machine needs for anything; stories set a limit. */
const HIDDEN_WAITS = /^(vi\.waitFor|vi\.waitUntil|expect\.poll)$/
const EVENTUALLY = 'packages/testing/src/eventually.ts'

function hiddenWaits(files) {
  return files
    .filter(({ path }) => /\.tsx?$/.test(path) && path !== EVENTUALLY && !path.startsWith('e2e/'))
    .flatMap((file) =>
      calls(file)
        .filter((call) => HIDDEN_WAITS.test(call.expression.getText()))
        .map((call) =>
          breach(file, lineOf(file, call), `${call.expression.getText()}: use eventually()`),
        ),
    )
}

const isClockReading = (node) =>
  ts.isCallExpression(node) &&
  /^(Date\.now|performance\.now|process\.hrtime(\.bigint)?|process\.uptime)$/.test(
    node.expression.getText(),
  )

function contains(node, isFound) {
  return isFound(node) || (ts.forEachChild(node, (child) => contains(child, isFound)) ?? false)
}

/** Names that hold a span of real time: `const took = performance.now() - start`. */
function spansOf(file) {
  const declarations = nodesOf(
    file,
    (node) =>
      ts.isVariableDeclaration(node) &&
      ts.isIdentifier(node.name) &&
      node.initializer &&
      ts.isBinaryExpression(node.initializer) &&
      contains(node.initializer, isClockReading),
  )
  return new Set(declarations.map(({ name }) => name.text))
}

function timedAssertions(file) {
  const spans = spansOf(file)
  const isTime = (node) => isClockReading(node) || (ts.isIdentifier(node) && spans.has(node.text))
  return (call) => {
    if (callRoot(call) !== 'expect') return null
    const isTimed = call.arguments.some((argument) => contains(argument, isTime))
    return isTimed ? 'asserts on the time that something took' : null
  }
}

/** `expect(…).rejects.…` and `fc.assert(fc.asyncProperty(…))` prove nothing unless awaited. */
function unawaited() {
  return (call) => {
    const text = call.expression.getText()
    const isAsync =
      (callRoot(call) === 'expect' && /\.(resolves|rejects)\.(not\.)?\w+$/.test(text)) ||
      (text === 'fc.assert' && call.arguments[0]?.getText().startsWith('fc.asyncProperty'))
    if (!isAsync) return null
    const isKept = !ts.isExpressionStatement(call.parent)
    return isKept ? null : 'a promise of an assertion is dropped: await it'
  }
}

export const testRules = [
  { name: 'tests beside the code', check: testsBeside },
  { name: 'no test left out', check: (files) => judgeCalls(files, focusedOrSkipped) },
  { name: 'no sleep in a test', check: (files) => judgeCalls(files, sleeps) },
  { name: 'no hidden wait', check: hiddenWaits },
  { name: 'no timed assertion', check: (files) => judgeCalls(files, timedAssertions) },
  { name: 'assertions are awaited', check: (files) => judgeCalls(files, unawaited) },
]
