import ts from 'typescript'

/** @typedef {{ path: string, text: string }} File  A path relative to the repository, with '/'. */
/** @typedef {{ path: string, line: number, message: string }} Breach */

const sources = new WeakMap()

function kindOf(path) {
  if (path.endsWith('.tsx')) return ts.ScriptKind.TSX
  return path.endsWith('.mjs') ? ts.ScriptKind.JS : ts.ScriptKind.TS
}

/** The syntax tree of a file, parsed once however many rules look at it. */
export function parse(file) {
  const known = sources.get(file)
  if (known) return known
  const source = ts.createSourceFile(
    file.path,
    file.text,
    ts.ScriptTarget.Latest,
    true,
    kindOf(file.path),
  )
  sources.set(file, source)
  return source
}

export function lineAt(file, position) {
  return parse(file).getLineAndCharacterOfPosition(position).line + 1
}

export function lineOf(file, node) {
  return lineAt(file, node.getStart())
}

export function linesOf(file, node) {
  return lineAt(file, node.end) - lineOf(file, node) + 1
}

export function breach(file, line, message) {
  return { path: file.path, line, message }
}

/** Calls `visit` with every node of the file, parents first. */
export function walk(file, visit) {
  const descend = (node) => {
    visit(node)
    ts.forEachChild(node, descend)
  }
  descend(parse(file))
}

/** Every node of the file that `choose` likes. */
export function nodesOf(file, choose) {
  const found = []
  walk(file, (node) => {
    if (choose(node)) found.push(node)
  })
  return found
}

function importOf(node) {
  if (ts.isImportDeclaration(node)) {
    return { target: node.moduleSpecifier, isTypeOnly: node.importClause?.isTypeOnly ?? false }
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    return { target: node.moduleSpecifier, isTypeOnly: node.isTypeOnly }
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return { target: node.argument.literal, isTypeOnly: true }
  }
  const isDynamic =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
  if (isDynamic && node.arguments[0] && ts.isStringLiteralLike(node.arguments[0])) {
    return { target: node.arguments[0], isTypeOnly: false, isDynamic: true }
  }
  return null
}

const importLists = new WeakMap()

/** All imports and re-exports: static, dynamic and of types. */
export function importsOf(file) {
  const known = importLists.get(file)
  if (known) return known
  const imports = []
  walk(file, (node) => {
    const found = importOf(node)
    if (!found) return
    imports.push({
      specifier: found.target.text,
      isTypeOnly: found.isTypeOnly,
      isDynamic: found.isDynamic ?? false,
      line: lineOf(file, node),
    })
  })
  importLists.set(file, imports)
  return imports
}

/** All comments with their lines, those before a closing brace included. */
export function commentsOf(file) {
  const source = parse(file)
  const found = new Map()
  const note = (ranges) => {
    for (const range of ranges ?? []) found.set(range.pos, range)
  }
  const descend = (node) => {
    if (node.kind !== ts.SyntaxKind.JsxText) {
      note(ts.getLeadingCommentRanges(file.text, node.getFullStart()))
      note(ts.getTrailingCommentRanges(file.text, node.getEnd()))
    }
    for (const child of node.getChildren(source)) descend(child)
  }
  descend(source)
  return [...found.values()].map(({ pos, end }) => ({
    text: file.text.slice(pos, end),
    line: lineAt(file, pos),
  }))
}

/** The last name of what is called: `a.b.c()` → 'c', `f()` → 'f'. */
export function calledName(call) {
  const { expression } = call
  if (ts.isIdentifier(expression)) return expression.text
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : null
}

/** The first name of what is called: `test.describe.only()` → 'test', `it.each(…)()` → 'it'. */
export function callRoot(call) {
  let node = call.expression
  while (!ts.isIdentifier(node)) {
    const next = node.expression ?? node.tag
    if (!next) return null
    node = next
  }
  return node.text
}
