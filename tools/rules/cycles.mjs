import { featureOf, isProduct, isTestSide, ownPackageTarget, targetOf } from './places.mjs'
import { breach, importsOf } from './syntax.mjs'

/**
 * Static imports between our own files, those of types too: files that name each other cannot be
 * read one after the other. A dynamic import loads later and closes no cycle.
 */
function edgesOf(files) {
  const product = files.filter((file) => isProduct(file) && !isTestSide(file))
  const byPath = new Map(product.map((file) => [file.path, file]))
  return [...byPath.values()].flatMap((file) =>
    importsOf(file)
      .filter(({ isDynamic }) => !isDynamic)
      .map(({ specifier, line }) => {
        const path = specifier.startsWith('.')
          ? targetOf(file.path, specifier)
          : ownPackageTarget(specifier)
        return { from: file, to: byPath.get(path), line }
      })
      .filter(({ to }) => to),
  )
}

function reachable(start, nextByFile) {
  const seen = new Set()
  const waiting = [...(nextByFile.get(start) ?? [])]
  while (waiting.length > 0) {
    const file = waiting.pop()
    if (seen.has(file)) continue
    seen.add(file)
    waiting.push(...(nextByFile.get(file) ?? []))
  }
  return seen
}

function importCycles(files) {
  const nextByFile = new Map()
  for (const { from, to } of edgesOf(files))
    nextByFile.set(from, [...(nextByFile.get(from) ?? []), to])
  return [...nextByFile.keys()]
    .filter((file) => reachable(file, nextByFile).has(file))
    .map((file) => breach(file, 1, 'is part of an import cycle'))
}

/** Folder under src ('server/http'; a file directly in src counts by its name) and feature. */
function foldersOf(path) {
  const match = /^packages\/([^/]+)\/src\/([^/]+)/.exec(path)
  if (!match) return []
  const folder = `${match[1]}/${match[2].replace(/\.tsx?$/, '')}`
  const feature = featureOf(path)
  return feature ? [folder, `${folder}/${feature}`] : [folder]
}

/** Pairs of folders that the import connects; a folder and its contents are no pair. */
function pairsOf({ from, to }) {
  return foldersOf(from.path).flatMap((a) =>
    foldersOf(to.path)
      .filter((b) => a !== b && !`${a}/`.startsWith(`${b}/`) && !`${b}/`.startsWith(`${a}/`))
      .map((b) => [a, b]),
  )
}

function mutualFolders(files) {
  const firstByPair = new Map()
  for (const edge of edgesOf(files)) {
    for (const [a, b] of pairsOf(edge)) {
      if (!firstByPair.has(`${a}>${b}`)) firstByPair.set(`${a}>${b}`, { a, b, edge })
    }
  }
  return [...firstByPair.values()]
    .filter(({ a, b }) => firstByPair.has(`${b}>${a}`))
    .map(({ a, b, edge }) =>
      breach(edge.from, edge.line, `${a} and ${b} import each other (here ${edge.to.path})`),
    )
}

export const cycleRules = [
  { name: 'import cycles', check: importCycles },
  { name: 'folders that import each other', check: mutualFolders },
]
