import { dirname } from 'node:path/posix'
import ts from 'typescript'
import { isCode, isSized, isTestFile, isTestSide } from './places.mjs'
import { breach, lineOf, linesOf, nodesOf } from './syntax.mjs'

export const FILE_LINES_MAX = 400
export const FUNCTION_LINES_MAX = 70
export const SQL_FUNCTION_LINES_MAX = 120
export const LINE_COLUMNS_MAX = 100
/** Files of code directly in one folder, without those of tests. */
export const FOLDER_FILES_MAX = 25
/** The page's functions hold markup: this many of a hundred may be longer. */
const WEB_LONG_PERCENT_MAX = 3

const linesIn = ({ text }) => text.replace(/\n$/, '').split('\n')

function fileLength(files) {
  return files
    .filter(isSized)
    .map((file) => ({ file, count: linesIn(file).length }))
    .filter(({ count }) => count > FILE_LINES_MAX)
    .map(({ file, count }) => breach(file, 1, `${count} lines, at most ${FILE_LINES_MAX}`))
}

function folderSize(files) {
  const byFolder = new Map()
  for (const file of files.filter((one) => isCode(one) && !isTestSide(one)))
    byFolder.set(dirname(file.path), [...(byFolder.get(dirname(file.path)) ?? []), file])
  return [...byFolder.values()]
    .filter((found) => found.length > FOLDER_FILES_MAX)
    .map((found) =>
      breach(
        found.at(-1),
        1,
        `one of ${found.length} files in its folder, at most ${FOLDER_FILES_MAX}`,
      ),
    )
}

/** A text is one piece (a sentence, a path, a list of classes): breaking it does not help. */
function columnsApartFromText(line) {
  const texts = line.match(/'[^']*'|"[^"]*"|`[^`]*`|>[^<>{}]+</g) ?? []
  const longest = Math.max(0, ...texts.map((text) => [...text].length - 2))
  return [...line].length - longest
}

function lineLength(files) {
  return files.filter(isSized).flatMap((file) =>
    linesIn(file).flatMap((line, index) => {
      const columns = [...line].length
      if (columnsApartFromText(line) <= LINE_COLUMNS_MAX) return []
      return [breach(file, index + 1, `${columns} columns, at most ${LINE_COLUMNS_MAX}`)]
    }),
  )
}

/** The body of a test or of a callback is not a function of its own; a named one is. */
function isNamedFunction(node) {
  if (!ts.isFunctionLike(node) || !node.body || !ts.isBlock(node.body)) return false
  const { parent } = node
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isConstructorDeclaration(node) ||
    ts.isVariableDeclaration(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isExportAssignment(parent)
  )
}

/** `describeReplay(name)` in a test is a group of tests that is used twice. */
const isGroupOfTests = (file, node) =>
  isTestFile(file) && /^describe[A-Z]/.test((node.name ?? node.parent.name)?.getText() ?? '')

function functionLength(files) {
  const functions = files.filter(isCode).flatMap((file) =>
    nodesOf(file, isNamedFunction)
      .filter((node) => !isGroupOfTests(file, node))
      .map((node) => ({ file, node, count: linesOf(file, node) })),
  )
  const isWeb = ({ file }) => file.path.startsWith('packages/web/')
  const long = functions.filter(({ count }) => count > FUNCTION_LINES_MAX)
  const web = functions.filter(isWeb)
  const isWebTolerable = 100 * long.filter(isWeb).length <= WEB_LONG_PERCENT_MAX * web.length
  return long
    .filter((found) => !(isWeb(found) && isWebTolerable))
    .map(({ file, node, count }) =>
      breach(file, lineOf(file, node), `${count} lines, at most ${FUNCTION_LINES_MAX}`),
    )
}

/** Migrations are frozen copies: the current text of a function is in packages/server/sql. */
function sqlFunctionLength(files) {
  return files
    .filter(({ path }) => /^packages\/server\/sql\/.*\.sql$/.test(path))
    .flatMap((file) =>
      [...file.text.matchAll(/^create or replace function (\w+)[\s\S]*?\$\$;$/gm)].map((found) => ({
        ...{ file, name: found[1], count: found[0].split('\n').length },
        line: file.text.slice(0, found.index).split('\n').length,
      })),
    )
    .filter(({ count }) => count > SQL_FUNCTION_LINES_MAX)
    .map(({ file, line, name, count }) =>
      breach(file, line, `${name}: ${count} lines, at most ${SQL_FUNCTION_LINES_MAX}`),
    )
}

export const sizeRules = [
  { name: 'file length', check: fileLength },
  { name: 'function length', check: functionLength },
  { name: 'length of an SQL function', check: sqlFunctionLength },
  { name: 'line length', check: lineLength },
  { name: 'files in a folder', check: folderSize },
]
