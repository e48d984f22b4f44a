import ts from 'typescript'
import { isCode, isTestSide } from './places.mjs'
import { breach, lineOf, nodesOf } from './syntax.mjs'

const READS_TRAITS = /^packages\/(web|server|contract)\//
const SPORTS = /^(football|tennis|basketball|volleyball|american-football|e-sports|boxing)$/
const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
])

const isSportName = (node) => ts.isStringLiteral(node) && SPORTS.test(node.text)

/** `sportId === SPORT.boxing.id`, `route !== 'football'`, a list of such numbers. */
function isSportCondition(node) {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
    return ts.isIdentifier(node.expression) && node.expression.text === 'SPORT'
  if (!ts.isBinaryExpression(node) || !COMPARISONS.has(node.operatorToken.kind)) return false
  return [node.left, node.right].some(
    (side) => isSportName(side) || (ts.isIdentifier(side) && side.text === 'FOOTBALL'),
  )
}

const sportConditions = (files) =>
  files
    .filter((file) => isCode(file) && READS_TRAITS.test(file.path) && !isTestSide(file))
    .flatMap((file) =>
      nodesOf(file, isSportCondition).map((node) =>
        breach(file, lineOf(file, node), 'asks which sport it is instead of for a trait of it'),
      ),
    )

/**
 * The functions that make and read identifiers, statements that are frozen or generated, and what
 * concerns identifiers of before migration 0053.
 */
const DEFINED = [
  /game-selection\.ts$/,
  /\/(game-of|selection-of|schema|terms)\.sql$/,
  /^packages\/server\/migrations\//,
  /\/(bench-migrations|former-selection)\.ts$/,
]
const MADE = /\b(game|gameId|game_id|GAME|betGameId|game\.id) ?\)?(::\w+)? \* (1_?000|100_?000)\b/
const READ = /\b(selectionId|selection_id|selection)(::\w+)? [/%] (1_?000|100_?000)\b/

const selectionArithmetic = (files) =>
  files
    .filter(({ path }) => /^(packages|bench|campaigns|e2e)\/.*\.(tsx?|sql)$/.test(path))
    .filter(({ path }) => !DEFINED.some((place) => place.test(path)))
    .flatMap((file) =>
      file.text
        .split('\n')
        .flatMap((line, index) =>
          MADE.test(line) || READ.test(line)
            ? [breach(file, index + 1, 'computes an identifier: selectionId and gameOf do')]
            : [],
        ),
    )

export const marketRules = [
  { name: 'sports by their traits', check: sportConditions },
  { name: 'identifiers of selections', check: selectionArithmetic },
]
