import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { repository } from './web-build.mjs'

const FOLDER = join(repository, 'docs/how-to')
const PROVIDER_PAGE = join(FOLDER, 'add-a-payment-provider.md')
const CALL_PAGE = join(FOLDER, 'add-a-call.md')

describe.each(readdirSync(FOLDER))('docs/how-to/%s', (page) => {
  const text = readFileSync(join(FOLDER, page), 'utf8')

  test('points to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)]
    const paths = [...text.matchAll(/`((?:packages|tools|docs)\/[\w./-]*\w)`/g)]
    const missing = [
      ...links.map(([, to]) => to).filter((to) => !existsSync(join(FOLDER, to))),
      ...paths.map(([, to]) => to).filter((to) => !existsSync(join(repository, to))),
    ]
    expect(missing).toEqual([])
  })
})

/** The files of a page's changes, patched in a folder of their own. */
let copy

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'caderneta-how-to-'))
})
afterEach(() => rmSync(copy, { recursive: true }))

const changesOf = (page) =>
  [...readFileSync(page, 'utf8').matchAll(/```diff\n(.*?)```/gs)].map(([, diff]) => diff)
const filesOf = (diff) => [...diff.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, path]) => path)

/** Applies a change as a reader does: its lines say where, and they are there once. */
function apply(diff) {
  for (const [, path, hunks] of diff.matchAll(/^\+\+\+ b\/(.+)\n((?:[@ +-](?!-- ).*\n)+)/gm)) {
    const source = [copy, repository].map((root) => join(root, path)).find(existsSync)
    let text = source === undefined ? '' : readFileSync(source, 'utf8')
    for (const hunk of hunks.split('@@\n').slice(1)) {
      const side = (other) =>
        hunk.replace(new RegExp(`^\\${other}.*\\n`, 'gm'), '').replace(/^./gm, '')
      const [before, after] = [side('+'), side('-')]
      expect(text.indexOf(before), `${path}: ${before}`).not.toBe(-1)
      expect(text.lastIndexOf(before), `${path}: ${before}`).toBe(text.indexOf(before))
      text = text.replace(before, () => after)
    }
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), text)
  }
}

/** Files that no change replaces are the same for every program: each is parsed and bound once. */
const unchanged = new Map()

/** What the compiler reports of these files when those of the copy replace them. */
function compile(paths) {
  const read = (path) => readFileSync(path, 'utf8')
  const config = ts.parseConfigFileTextToJson('', read(join(repository, 'tsconfig.json'))).config
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, repository)
  const host = ts.createCompilerHost(options)
  const placed = (path) => path.replace(repository.replace(/\/$/, ''), copy)
  const { readFile, fileExists } = host
  host.readFile = (path) => readFile(existsSync(placed(path)) ? placed(path) : path)
  host.fileExists = (path) => existsSync(placed(path)) || fileExists(path)
  const { getSourceFile } = host
  host.getSourceFile = (path, version, ...rest) => {
    if (existsSync(placed(path))) {
      return ts.createSourceFile(path, read(placed(path)), version, true)
    }
    if (!unchanged.has(path)) unchanged.set(path, getSourceFile(path, version, ...rest))
    return unchanged.get(path)
  }
  const program = ts.createProgram(
    paths.map((path) => join(repository, path)),
    options,
    host,
  )
  return paths.flatMap((path) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(join(repository, path)))
      .map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  )
}

describe('adding a provider of payouts as its page says', () => {
  const changes = changesOf(PROVIDER_PAGE)
  const touched = [...new Set(changes.flatMap(filesOf))]

  test('makes the compiler name the missing row after the first step', () => {
    apply(changes[0])
    const [first, ...others] = compile(touched.filter((path) => path.endsWith('choose-payouts.ts')))
    expect(first).toContain("Property 'acme' is missing")
    expect(others).toEqual([])
  })

  test('compiles after all of them', () => {
    changes.forEach(apply)
    expect(compile(touched)).toEqual([])
  })
})

describe('adding a call as its page says', () => {
  const [change] = changesOf(CALL_PAGE)
  const handler = filesOf(change).filter((path) => path.endsWith('-routes.ts'))

  test('compiles in contract, server and page', () => {
    apply(change)
    expect(compile(filesOf(change))).toEqual([])
  })

  test('makes the compiler name what the response of the handler lacks', () => {
    apply(change.replace('{ data: { open } }', '{ data: {} }'))
    expect(compile(handler).join(' ')).toContain("Property 'open' is missing")
  })

  test('makes the compiler refuse a refusal that the record does not list', () => {
    apply(
      change.replace(
        "return { done: 'ok', body: { data: { open } } }",
        "return refuse('bet_closed')",
      ),
    )
    expect(compile(handler).join(' ')).toContain('bet_closed')
  })
})
