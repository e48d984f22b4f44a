import { type ESTree, type Plugin, parseAst } from 'vite'

const CALLS = /\/contract\/src\/.*-calls?\.ts$/

/** What the page reads of a call; the rest is for the server and the documents. */
const KEPT = new Set(['path', 'response'])

/**
 * Reduces each `call({ … })` of the contract to what the page reads, so that the schemas of
 * requests, the access rules and the refusals are no part of its files.
 */
export function contractCalls(): Plugin {
  return {
    name: 'contract-calls',
    apply: 'build',
    transform: {
      filter: { id: CALLS },
      handler: (code) => ({ code: reducedCalls(code), map: null }),
    },
  }
}

/**
 * The module with every call of it reduced, without the imports that this leaves unused: the
 * bundler puts what a module imports into the same file, used or not. `code` is JavaScript.
 */
export function reducedCalls(code: string): string {
  return withoutUnusedImports(withReducedCalls(code))
}

function withReducedCalls(code: string): string {
  const calls = parseAst(code).body.flatMap(callsOf)
  return calls.reduceRight((text, { start, end, arguments: [record] }) => {
    if (record?.type !== 'ObjectExpression') throw new Error('the record of a call is no literal')
    const kept = record.properties.filter(isKept).map((each) => code.slice(each.start, each.end))
    return `${text.slice(0, start)}{ ${kept.join(', ')} }${text.slice(end)}`
  }, code)
}

function withoutUnusedImports(code: string): string {
  const imports = parseAst(code).body.filter((each) => each.type === 'ImportDeclaration')
  const rest = code.slice(imports.at(-1)?.end)
  const isUsed = ({ local }: { readonly local: { readonly name: string } }) =>
    new RegExp(`\\b${local.name}\\b`).test(rest)
  return imports
    .filter(({ specifiers }) => !specifiers.some(isUsed))
    .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code)
}

function callsOf(statement: ESTree.Program['body'][number]): readonly ESTree.CallExpression[] {
  if (statement.type !== 'ExportNamedDeclaration') return []
  const { declaration } = statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ init }) => (init && isCall(init) ? [init] : []))
}

function isCall(node: ESTree.Expression): node is ESTree.CallExpression {
  return (
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 'call'
  )
}

function isKept(member: ESTree.ObjectExpression['properties'][number]): boolean {
  return member.type === 'Property' && member.key.type === 'Identifier' && KEPT.has(member.key.name)
}
