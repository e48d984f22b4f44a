import ts from 'typescript'
import {
  ALL,
  bindingsOf,
  declaredNames,
  exportsOf,
  importedPath,
  inlineImports,
  keyOf,
} from './module-names.mjs'
import { isCode, isProduct, isTestSide } from './places.mjs'
import { breach, lineOf, nodesOf, parse } from './syntax.mjs'

/** What the server loads from the build of the page: its exports are a program's. */
const LOADED_BY_SERVER = 'packages/web/src/paint-page.tsx'

const isSource = (file) => isProduct(file) && !isTestSide(file)

/** All names of a file for `*`, else the one. */
function namesMeant(byPath, path, name) {
  if (name !== ALL) return [name]
  return byPath.has(path) ? exportsOf(byPath.get(path)).map((found) => found.name) : []
}

function keysOf(byPath, file, { name, specifier }) {
  const path = importedPath(byPath, file, specifier)
  return namesMeant(byPath, path, name).map((meant) => keyOf(path, meant))
}

/** A name that stands for a value or a type, not one of a property. */
function isReference(node) {
  if (!ts.isIdentifier(node)) return false
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node
  return !(ts.isPropertySignature(parent) || ts.isJsxAttribute(parent))
}

/** The keys that a statement of a file mentions. */
function mentionsOf(byPath, file, statement, keysByLocal) {
  const keys = []
  const visit = (node) => {
    if (isReference(node)) keys.push(...(keysByLocal.get(node.text) ?? []))
    for (const found of inlineImports(file, node)) keys.push(...keysOf(byPath, file, found))
    ts.forEachChild(node, visit)
  }
  visit(statement)
  return keys
}

/** A name of its own file is written `path#:name`; it may be exported by another. */
const localKey = (path, name) => keyOf(path, `:${name}`)

function keysByLocalName(byPath, file) {
  const keys = new Map()
  const add = (local, more) => keys.set(local, [...(keys.get(local) ?? []), ...more])
  for (const statement of parse(file).statements)
    for (const name of declaredNames(statement)) add(name, [localKey(file.path, name)])
  for (const binding of bindingsOf(file)) add(binding.local, keysOf(byPath, file, binding))
  return keys
}

const isDeclarative = (statement) =>
  ts.isImportDeclaration(statement) ||
  ts.isExportDeclaration(statement) ||
  declaredNames(statement).length > 0

/** What each name needs, and what runs as soon as its file is loaded. */
function graphOf(sources, byPath) {
  const needs = new Map()
  const roots = []
  const need = (key, keys) => needs.set(key, [...(needs.get(key) ?? []), ...keys])
  for (const file of sources) {
    const keysByLocal = keysByLocalName(byPath, file)
    for (const statement of parse(file).statements) {
      if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) continue
      const keys = mentionsOf(byPath, file, statement, keysByLocal)
      if (!isDeclarative(statement)) roots.push(...keys)
      for (const name of declaredNames(statement)) need(localKey(file.path, name), keys)
    }
    for (const { name, original, specifier } of exportsOf(file)) {
      if (file.path === LOADED_BY_SERVER) roots.push(localKey(file.path, name))
      const origins =
        specifier === null
          ? (keysByLocal.get(original) ?? [])
          : keysOf(byPath, file, { name: original, specifier })
      need(keyOf(file.path, name), origins)
    }
  }
  return { needs, roots }
}

function reached({ needs, roots }) {
  const seen = new Set()
  const waiting = [...roots]
  while (waiting.length > 0) {
    const key = waiting.pop()
    if (seen.has(key)) continue
    seen.add(key)
    waiting.push(...(needs.get(key) ?? []))
  }
  return seen
}

/**
 * Exports that the product, followed from what its files run, does not use: what remains is for
 * tests alone. A name counts that its own file uses, so that a test may reach a part of a module.
 */
function onlyTestsUse(files) {
  const sources = files.filter(isSource)
  const byPath = new Map(sources.map((file) => [file.path, file]))
  const live = reached(graphOf(sources, byPath))
  return sources.flatMap((file) =>
    exportsOf(file)
      .filter(({ original, specifier, name }) =>
        specifier === null
          ? !live.has(localKey(file.path, original)) && !live.has(keyOf(file.path, name))
          : !live.has(keyOf(file.path, name)),
      )
      .map(({ name, node }) =>
        breach(file, lineOf(file, node), `the product does not use ${name}`),
      ),
  )
}

/** Exports that no file imports, not even a test. */
function neverImported(files) {
  const code = files.filter(isCode)
  const byPath = new Map(code.map((file) => [file.path, file]))
  const imported = new Set(
    code.flatMap((file) => {
      const reexports = exportsOf(file)
        .filter(({ specifier }) => specifier !== null)
        .map(({ original, specifier }) => ({ name: original, specifier }))
      const inline = nodesOf(file, () => true).flatMap((node) => inlineImports(file, node))
      return [...bindingsOf(file), ...reexports, ...inline].flatMap((found) =>
        keysOf(byPath, file, found),
      )
    }),
  )
  const isImported = (file) => isProduct(file) && file.path !== LOADED_BY_SERVER
  return code.filter(isImported).flatMap((file) =>
    exportsOf(file)
      .filter(({ name }) => !imported.has(keyOf(file.path, name)))
      .map(({ name, node }) => breach(file, lineOf(file, node), `no file imports ${name}`)),
  )
}

export const exportRules = [
  { name: 'the product uses its exports', check: onlyTestsUse },
  { name: 'exports are imported', check: neverImported },
]
