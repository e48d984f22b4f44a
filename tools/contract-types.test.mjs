import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { beforeAll, describe, expect, test } from 'vitest'
import { repository } from './web-build.mjs'

const RECORD = `
const readOdd = call({
  path: 'odds/read',
  access: 'public',
  summary: 'Returns one odd.',
  request: z.object({ oddId: z.string(), format: z.optional(z.string()) }),
  response: z.object({ odd: z.number(), name: z.string() }),
  refusals: ['unknown_selection'],
})
const readGame = call({ ...readOdd, path: 'odds/:oddId' })
const readOdds = call({ ...readOdd, request: noFields })
`

const IMPORTS = `
import { call, noFields } from '@caderneta/contract/call'
import { refuse } from '@caderneta/contract/refusals'
import * as z from 'zod/mini'
`

const PAGE = `
import { call as send } from './api/call.ts'
import type { Page } from './root/page.ts'
declare const page: Page
`

/** Each is compiled in a file of its own, beside those that it imports; `refused`: the reason. */
const CASES = [
  ...ofServer([
    ['a handler that returns the whole response', "({ done: 'ok', body: { odd: 2, name: 'a' } })"],
    ['a handler that returns a refusal of its record', "refuse('unknown_selection')"],
    ['a handler that returns a refusal of every call', "refuse('unavailable')"],
    ['a handler that returns a refusal of another call', "refuse('unknown_game')", 'unknown_game'],
    ['a handler whose body lacks a field', "({ done: 'ok', body: { odd: 2 } })", "'name'"],
    ['a handler without a body', "({ done: 'ok' })", "'body'"],
    [
      'a handler whose body has a field of another type',
      "({ done: 'ok', body: { odd: '2', name: 'a' } })",
      "'string'",
    ],
  ]),
  ...ofClients([
    ['the fields of its record', "readOdd, { oddId: '7' }"],
    ['a misspelt field', "readOdd, { odId: '7' }", "'odId'"],
    ['a misspelt field that is optional', "readOdd, { oddId: '7', formt: 'a' }", "'formt'"],
    ['a missing field', "readOdd, { format: 'a' }", "'oddId'"],
  ]),
  {
    name: 'a call of the page with a field that no record names',
    path: 'packages/web/src/planted.ts',
    text: `${PAGE}send(page, readOdds, { oddId: '7' })\n`,
    refused: "'never'",
  },
  {
    name: 'a call of the page whose path has an open parameter',
    path: 'packages/web/src/planted.ts',
    text: `${PAGE}send(page, readGame, { oddId: '7' })\n`,
    refused: "'never'",
  },
]

function ofServer(handlers) {
  return handlers.map(([name, result, refused]) => ({
    name,
    path: 'packages/server/src/planted.ts',
    text:
      "import type { FastifyInstance } from 'fastify'\n" +
      "import { route } from './http/route.ts'\n" +
      `export const register = (app: FastifyInstance) => route(app, readOdd, () => ${result})\n`,
    refused,
  }))
}

function ofClients(requests) {
  return requests.flatMap(([name, request, refused]) => [
    {
      name: `a call of the page with ${name}`,
      path: 'packages/web/src/planted.ts',
      text: `${PAGE}send(page, ${request})\n`,
      refused,
    },
    {
      name: `a call of a test with ${name}`,
      path: 'packages/testing/src/planted.ts',
      text:
        "import { ApiClient } from './client/api-client.ts'\n" +
        `new ApiClient('http://127.0.0.1').expect(${request})\n`,
      refused,
    },
  ])
}

/** What the compiler reports of each planted text, by its path. */
function compiled(texts) {
  const configuration = readFileSync(join(repository, 'tsconfig.json'), 'utf8')
  const { config } = ts.parseConfigFileTextToJson('', configuration)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, repository)
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (path) => texts.has(path) || fileExists(path)
  host.getSourceFile = (path, version, ...rest) =>
    texts.has(path)
      ? ts.createSourceFile(path, texts.get(path), version, true)
      : getSourceFile(path, version, ...rest)
  const program = ts.createProgram([...texts.keys()], { ...options, types: ['node'] }, host)
  const messagesOf = (path) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(path))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
  return new Map([...texts.keys()].map((path) => [path, messagesOf(path)]))
}

describe('the compiler', () => {
  const planted = CASES.map((each, index) => ({
    ...each,
    path: join(repository, each.path.replace('.ts', `-${index}.ts`)),
  }))
  const unused = 'export const unused = [readGame, readOdds, refuse]\n'
  const texts = planted.map(({ path, text }) => [path, `${IMPORTS}${RECORD}${unused}${text}`])
  let messages

  beforeAll(() => {
    messages = compiled(new Map(texts))
  })

  test.each(planted.filter(({ refused }) => !refused))('accepts $name', ({ path }) => {
    expect(messages.get(path)).toEqual([])
  })

  test.each(planted.filter(({ refused }) => refused))('refuses $name', ({ path, refused }) => {
    expect(messages.get(path)).toEqual([expect.stringContaining(refused)])
  })
})
