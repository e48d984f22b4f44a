import ts from 'typescript'
import { isProduct, isTestSide, workspaceOf } from './places.mjs'
import { breach, lineOf, nodesOf } from './syntax.mjs'

/** Nothing, written out or by the names that constants of it have. */
const STAND_INS = ['0', "''", '[]', 'NONE', 'ZERO', 'NO_WORTH', "'void'"]

/** Packages in which every stand-in is gone or has a reason below. */
const CLEAN = [
  'domain',
  'contract',
  'pricing',
  'feed',
  'feed-odds-api',
  'feed-uof',
  'simulation',
  'uof-stand-in',
].map((name) => `packages/${name}`)

/** How many the other packages may still have; a number only falls. */
export const LEFT_BY_WORKSPACE = {
  'packages/server': 87,
  'packages/web': 81,
}

/** Values that may be absent, and what the default means. */
export const REASONS = {
  'packages/contract/src/catalogue/english-sides.ts': 'a name without a suffix',
  'packages/contract/src/catalogue/markets/market-params.ts': 'a market without a line',
  'packages/contract/src/catalogue/markets/market-title.ts': 'a parameter that a market lacks',
  'packages/contract/src/language.ts': 'a request without the header',
  'packages/domain/src/markets/consistency/covers.ts': 'words of a set of bits beyond its last',
  'packages/domain/src/money/wallet-amount.ts': 'text that is no amount (specification, 5)',
  'packages/domain/src/bet/multiple-bonus.ts': 'a single, for which the table has no row',
  'packages/domain/src/relevance/game-relevance.ts': 'what starts within a day loses nothing',
  'packages/domain/src/relevance/team-interest.ts': 'a team that is not known beyond its place',
  'packages/domain/src/text/folded-words.ts': 'a text without a word',
  'packages/domain/src/person/age.ts': 'Intl gives each part that is requested',
  'packages/domain/src/person/cpf.ts': 'digits that do not fill the mask',
  'packages/domain/src/person/password-rule.ts': 'a field of the owner that is not known yet',
  'packages/pricing/src/chances/item-at.ts': 'no chance beyond the ends of a distribution',
  'packages/pricing/src/chances/list-at.ts': 'a key with which nothing was listed',
  'packages/feed/src/openfootball/kick-off-moment.ts': 'Greenwich itself has no offset',
  'packages/feed/src/openfootball/parse-competition.ts': 'optional parts of a time in the files',
  'packages/feed/src/openfootball/place-goals.ts': 'a match whose goals the files do not list',
  'packages/feed/src/openfootball/portuguese-side.ts': 'a name without a suffix',
  'packages/pricing/src/sets/tennis-set.ts': 'a sum that is added to for the first time',
  'packages/feed-uof/src/descriptions/read-replies.ts': 'an attribute that a reply lacks',
  'packages/feed-uof/src/messages/read-attributes.ts': 'an attribute that a message lacks',
  'packages/feed-uof/src/messages/read-event-status.ts': 'an attribute that a message lacks',
  'packages/feed-uof/src/messages/read-markets.ts': 'a text that is no factor',
  'packages/simulation/src/points/sample-points.ts': 'a moment without facts of its own',
  'packages/simulation/src/season/contest-season.ts': 'a moment without facts of its own',
  'packages/simulation/src/season/games-offer.ts': 'an hour that is counted for the first time',
  'packages/simulation/src/season/highlights.ts': 'a tournament counted for the first time',
  'packages/simulation/src/schedule/season-tournament.ts': 'a tournament of ordinary appeal',
  'packages/simulation/src/schedule/round-days.ts': 'a side that has not played yet',
  'packages/simulation/src/sets/sample-sets.ts': 'a set before its first game',
  'packages/uof-stand-in/src/markets/write-selection.ts': 'a market that names no such part',
  'packages/uof-stand-in/src/rest/answer.ts': 'a path that is not one of a recovery',
  'packages/uof-stand-in/src/stand-in-options.ts': 'a text that is no span',
}

function isStandIn(node) {
  if (!ts.isBinaryExpression(node)) return false
  if (node.operatorToken.kind !== ts.SyntaxKind.QuestionQuestionToken) return false
  return STAND_INS.includes(node.right.getText())
}

function standIns(files) {
  const found = files
    .filter((file) => isProduct(file) && !isTestSide(file) && !(file.path in REASONS))
    .map((file) => ({ file, nodes: nodesOf(file, isStandIn) }))
  const breaches = (workspace) =>
    found
      .filter(({ file }) => workspaceOf(file.path) === workspace)
      .flatMap(({ file, nodes }) =>
        nodes.map((node) =>
          breach(file, lineOf(file, node), 'a default stands in for a value that has to be there'),
        ),
      )
  const counted = Object.entries(LEFT_BY_WORKSPACE).flatMap(([workspace, most]) => {
    const all = breaches(workspace)
    return all.length > most ? all : []
  })
  return [...CLEAN.flatMap(breaches), ...counted]
}

export const standInRules = [{ name: 'defaults that stand in', check: standIns }]
