import ts from 'typescript'
import { breach, lineOf, parse } from './syntax.mjs'

const TEXTS = /^(packages\/web\/src\/(?:.+\/)?texts)\/(ptBR|en)((?:\/[^/]+)?\.ts)$/

function propertyName(property) {
  return property.name && !ts.isComputedPropertyName(property.name) ? property.name.text : null
}

function bare(expression) {
  let node = expression
  while (node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))) node = node.expression
  return node
}

/** 'signup.title' for each text, through nested tables; a function counts as one text. */
function keysOf(node, prefix) {
  const table = bare(node)
  if (!table || !ts.isObjectLiteralExpression(table)) return [prefix]
  return table.properties.flatMap((property) => {
    const name = `${prefix}.${propertyName(property) ?? property.getText()}`
    return ts.isPropertyAssignment(property) ? keysOf(property.initializer, name) : [name]
  })
}

function exportedKeys(file) {
  return parse(file)
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .flatMap((declaration) =>
      keysOf(declaration.initializer, declaration.name.getText()).map((key) => ({
        key,
        line: lineOf(file, declaration),
      })),
    )
}

function compare(file, other) {
  if (!other) return [breach(file, 1, 'the other language has no such file')]
  const known = new Set(exportedKeys(other).map(({ key }) => key))
  return exportedKeys(file)
    .filter(({ key }) => !known.has(key))
    .map(({ key, line }) => breach(file, line, `${other.path} lacks ${key}`))
}

/** The compiler compares the types of the texts; this finds the file or key that only one has. */
function sameTexts(files) {
  const byPath = new Map(files.map((file) => [file.path, file]))
  return files
    .filter(({ path }) => TEXTS.test(path) && !path.includes('.test.'))
    .flatMap((file) => {
      const [, folder, language, name] = TEXTS.exec(file.path)
      const other = language === 'en' ? 'ptBR' : 'en'
      return compare(file, byPath.get(`${folder}/${other}${name}`))
    })
}

export const textRules = [{ name: 'the same texts in both languages', check: sameTexts }]
