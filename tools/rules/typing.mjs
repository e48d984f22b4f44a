import ts from 'typescript'
import { isCode, isConfig, isProduct, isSized, isTestSide } from './places.mjs'
import { breach, commentsOf, lineOf, nodesOf } from './syntax.mjs'

export const CASTS_PER_THOUSAND_MAX = 1

function nodesAsBreaches(files, choose, message) {
  return files
    .filter(isCode)
    .flatMap((file) =>
      nodesOf(file, choose).map((node) => breach(file, lineOf(file, node), message)),
    )
}

const noAny = (files) =>
  nodesAsBreaches(files, (node) => node.kind === ts.SyntaxKind.AnyKeyword, 'any')

const noNonNull = (files) =>
  nodesAsBreaches(
    files,
    (node) => ts.isNonNullExpression(node) || Boolean(node.exclamationToken),
    'a value is declared present instead of being checked',
  )

function isCast(node) {
  if (ts.isTypeAssertionExpression(node)) return true
  return ts.isAsExpression(node) && node.type.getText() !== 'const'
}

const isCodeLine = (line) => line.trim() !== '' && !/^\s*(\/\/|\/\*|\*|\{\/\*)/.test(line)

function castShare(files) {
  const product = files.filter(isProduct)
  const lines = product.flatMap(({ text }) => text.split('\n').filter(isCodeLine)).length
  const casts = nodesAsBreaches(product, isCast, '')
  if (casts.length * 1000 <= lines * CASTS_PER_THOUSAND_MAX) return []
  return casts.map((found) => ({
    ...found,
    message: `one of ${casts.length} casts in ${lines} lines, at most 1 per 1,000`,
  }))
}

/** Comments with forbidden content; other languages than TypeScript are read line by line. */
function commentBreaches(files, words, message) {
  return files.filter(isSized).flatMap((file) => {
    if (!words.test(file.text)) return []
    const comments = isCode(file)
      ? commentsOf(file)
      : file.text.split('\n').map((text, index) => ({ text, line: index + 1 }))
    return comments
      .filter(({ text }) => words.test(text))
      .map(({ line }) => breach(file, line, message))
  })
}

const SUPPRESSION =
  /biome-ignore|@ts-ignore|@ts-expect-error|@ts-nocheck|(eslint|oxlint)-disable|prettier-ignore/
const UNFINISHED = /\b(TODO|FIXME|HACK|XXX)\b/

function isDefaultExport(node) {
  if (ts.isExportAssignment(node)) return true
  if (ts.isExportSpecifier(node)) return node.name.text === 'default'
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : []
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ?? false
}

const defaultExports = (files) =>
  nodesAsBreaches(
    files.filter((file) => !isConfig(file)),
    isDefaultExport,
    'a default export has no name to look for',
  )

/** Everything that reads rows. */
const PARSED = /^packages\/server\/src\//

/** sql<boolean>`…` in `where` is part of a query, not of its rows; with a name it is a column. */
function isCondition(node) {
  const isBoolean = node.typeArguments.every(({ kind }) => kind === ts.SyntaxKind.BooleanKeyword)
  const isNamed = ts.isPropertyAccessExpression(node.parent) && node.parent.name.text === 'as'
  return isBoolean && !isNamed
}

/** sql<Row>`…` and query<Row>(…) declare what a row is, unchecked. */
function isAssertedRow(node) {
  if (!node.typeArguments?.length) return false
  if (ts.isTaggedTemplateExpression(node)) return node.tag.getText() === 'sql' && !isCondition(node)
  return ts.isCallExpression(node) && /\.query$/.test(node.expression.getText())
}

const parsedRows = (files) =>
  nodesAsBreaches(
    files.filter((file) => PARSED.test(file.path) && !isTestSide(file)),
    isAssertedRow,
    'the shape of a row is declared: database/rows.ts parses it',
  )

export const typingRules = [
  { name: 'rows are parsed', check: parsedRows },
  { name: 'no any', check: noAny },
  { name: 'no non-null assertion', check: noNonNull },
  { name: 'casts', check: castShare },
  {
    name: 'no suppression',
    check: (files) => commentBreaches(files, SUPPRESSION, 'a rule is silenced instead of kept'),
  },
  {
    name: 'nothing unfinished',
    check: (files) => commentBreaches(files, UNFINISHED, 'an intention is no code: do or drop it'),
  },
  { name: 'no default export', check: defaultExports },
]
