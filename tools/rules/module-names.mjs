import ts from 'typescript'
import { ownPackageTarget, targetOf } from './places.mjs'
import { nodesOf, parse } from './syntax.mjs'

/** What an import takes that binds no names: all of the file. */
export const ALL = '*'

/** A name of a file: 'packages/domain/src/money/money.ts#cash'. */
export const keyOf = (path, name) => `${path}#${name}`

function isExported(node) {
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : []
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
}

function boundNames(name) {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) =>
    ts.isOmittedExpression(element) ? [] : boundNames(element.name),
  )
}

/** The names that a statement at the top of a file declares; none when it only has an effect. */
export function declaredNames(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name))
  return statement.name ? [statement.name.text] : []
}

/**
 * Every exported name with its node; with `specifier` one of another file, where it is `original`.
 */
export function exportsOf(file) {
  return parse(file).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement) && statement.exportClause?.elements)
      return statement.exportClause.elements.map((element) => ({
        name: element.name.text,
        node: element,
        original: (element.propertyName ?? element.name).text,
        specifier: statement.moduleSpecifier?.text ?? null,
      }))
    if (!isExported(statement)) return []
    return declaredNames(statement).map((name) => ({
      name,
      node: statement,
      original: name,
      specifier: null,
    }))
  })
}

/** The statements that import names: local name, name in the other file, specifier. */
export function bindingsOf(file) {
  return parse(file).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement)) return []
    const specifier = statement.moduleSpecifier.text
    const bindings = statement.importClause?.namedBindings
    if (!bindings) return []
    if (ts.isNamespaceImport(bindings))
      return membersOf(file, bindings.name.text).map((name) => ({
        local: bindings.name.text,
        name,
        specifier,
      }))
    return bindings.elements.map((element) => ({
      local: element.name.text,
      name: (element.propertyName ?? element.name).text,
      specifier,
    }))
  })
}

const isMemberOf = (node, name) =>
  (ts.isPropertyAccessExpression(node) && node.expression.getText() === name) ||
  (ts.isQualifiedName(node) && node.left.getText() === name)

/** `import * as slip from`: the members that are named, as in `slip.pick`. */
function membersOf(file, namespace) {
  return nodesOf(file, (node) => isMemberOf(node, namespace)).map(
    (node) => (ts.isQualifiedName(node) ? node.right : node.name).text,
  )
}

/** The names that are taken from a module by `({ a })` or `(module) => module.a`. */
function namesTaken(file, pattern) {
  if (!pattern) return [ALL]
  if (ts.isIdentifier(pattern)) return membersOf(file, pattern.text)
  return pattern.elements.map((element) => (element.propertyName ?? element.name).getText())
}

function withoutParentheses(node) {
  return ts.isParenthesizedExpression(node.parent) ? node.parent : node
}

/** `import('./page.tsx').then(({ Page }) => …)` or `const { Page } = await import('./page.tsx')`. */
function dynamicNames(file, call) {
  const { parent } = call
  if (ts.isAwaitExpression(parent)) {
    const holder = withoutParentheses(parent).parent
    if (ts.isVariableDeclaration(holder)) return namesTaken(file, holder.name)
    return ts.isPropertyAccessExpression(holder) ? [holder.name.text] : [ALL]
  }
  if (!ts.isPropertyAccessExpression(parent) || parent.name.text !== 'then') return [ALL]
  const [handler] = parent.parent.arguments
  return handler?.parameters ? namesTaken(file, handler.parameters[0]?.name) : [ALL]
}

/** What a node takes from another file without a statement: by `import(…)`, of a value or a type. */
export function inlineImports(file, node) {
  if (ts.isImportTypeNode(node)) {
    const name = node.qualifier ? node.qualifier.getText().split('.')[0] : ALL
    return [{ name, specifier: node.argument.literal.text }]
  }
  const isDynamic =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
  if (!isDynamic || !node.arguments[0] || !ts.isStringLiteralLike(node.arguments[0])) return []
  const specifier = node.arguments[0].text
  return dynamicNames(file, node).map((name) => ({ name, specifier }))
}

/** The path of what is imported; a package maps its names to files of either extension. */
export function importedPath(byPath, file, specifier) {
  if (specifier.startsWith('.')) return targetOf(file.path, specifier)
  const path = ownPackageTarget(specifier)
  return path && !byPath.has(path) ? `${path}x` : path
}
