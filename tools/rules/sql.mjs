import ts from 'typescript'
import { isProduct, isTestSide } from './places.mjs'
import { breach, calledName, lineOf, nodesOf } from './syntax.mjs'

const SERVER = 'packages/server/src/'
/** What connects, migrates and audits, and the files that write or read for a feature. */
const PLACES = /^packages\/server\/src\/(database\/|.*-(store|view)\.ts$)/
/** The port through which a library sends its own statements. */
const OF_LIBRARY = new Set([`${SERVER}jobs/boss-database.ts`])
/** Begin a statement of Kysely. */
const BUILDERS = /^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)$/

const isJudged = (file) =>
  isProduct(file) &&
  !isTestSide(file) &&
  file.path.startsWith(SERVER) &&
  !PLACES.test(file.path) &&
  !OF_LIBRARY.has(file.path)

const isTagged = (node) => ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql'

const isBuilt = (node) => ts.isCallExpression(node) && BUILDERS.test(calledName(node) ?? '')

/** `pool.query(…)`, however the pool is reached. */
const isSent = (node) =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'query' &&
  /\b(pool|client)$/.test(node.expression.expression.getText())

export const sqlRules = [
  {
    name: 'statements in stores and views',
    check: (files) =>
      files
        .filter(isJudged)
        .flatMap((file) =>
          nodesOf(file, (node) => isTagged(node) || isBuilt(node) || isSent(node)).map((node) =>
            breach(file, lineOf(file, node), 'SQL belongs in a store or a view'),
          ),
        ),
  },
]
