import ts from 'typescript'
import { callRoot, lineOf, nodesOf } from './rules/syntax.mjs'

const TITLED = /^(test|it|describe\w*)$/

function textOf(node) {
  if (node && ts.isStringLiteralLike(node)) return node.text
  if (!node || !ts.isTemplateExpression(node)) return null
  return node.head.text + node.templateSpans.map((span) => ` ${span.literal.text}`).join('')
}

/** The titles of tests and groups of tests: the first argument, and only when it is a text. */
export function testTitles(file) {
  return nodesOf(file, (node) => ts.isCallExpression(node) && TITLED.test(callRoot(node) ?? ''))
    .map((call) => ({ title: textOf(call.arguments[0]), line: lineOf(file, call) }))
    .filter(({ title }) => title !== null)
}
