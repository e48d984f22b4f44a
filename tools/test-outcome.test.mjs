import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { busyNote, pathsWithoutTests, storyOutcome, unitOutcome } from './test-outcome.mjs'
import { repository } from './web-build.mjs'

let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'caderneta-outcome-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function report(content) {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

const assertion = (fullName, status, failureMessages = []) => ({
  fullName,
  status,
  failureMessages,
})
const file = (name, status, message, assertionResults) => ({
  name,
  status,
  message,
  assertionResults,
})

const numbers = (count) => Array.from({ length: count }, (_, at) => at + 1).join('\n')

test('a failed unit test is reported with file, name and the first lines of its message', () => {
  const path = report({
    numPassedTests: 4,
    testResults: [
      file('a.test.ts', 'passed', '', [assertion('adds', 'passed')]),
      file(join(repository, 'b.test.ts'), 'failed', '', [
        assertion('pays once', 'failed', [
          `\u001B[31mexpected 2 to be 1\u001B[39m\n\n    at node_modules/x.js\n${numbers(20)}`,
        ]),
        assertion('pays', 'passed'),
      ]),
    ],
  })
  const message = `expected 2 to be 1\n${numbers(13)}`
  const failed = [{ title: 'b.test.ts › pays once', message }]
  expect(unitOutcome(path)).toEqual({ passed: 4, failed, flaky: [] })
})

test('a file that cannot be loaded is a failure though none of its tests ran', () => {
  const path = report({
    numPassedTests: 0,
    testResults: [file('c.test.ts', 'failed', 'Cannot find package', [])],
  })
  expect(unitOutcome(path).failed).toEqual([{ title: 'c.test.ts', message: 'Cannot find package' }])
})

test('a file whose set-up ran out of time, which has no message, says where to look', () => {
  const skipped = [assertion('pays', 'skipped')]
  const path = report({
    numPassedTests: 0,
    testResults: [file('d.test.ts', 'failed', '', skipped)],
  })
  expect(unitOutcome(path).failed).toEqual([
    { title: 'd.test.ts', message: expect.stringContaining('set-up failed or ran out of time') },
  ])
})

test.each([
  [1.9, ''],
  [3.9, ''],
  [4.1, 'The load is 4.1 on 2 cores: run a file that ran out of time again by itself.'],
])('a failure at a load of %s on two cores has this note: %s', (load, note) => {
  expect(busyNote(load, 2)).toBe(note)
})

function spec(title, status, ...messages) {
  const results = messages.map((message) => ({ errors: message === '' ? [] : [{ message }] }))
  return { title, file: 'slip.spec.ts', tests: [{ status, results }] }
}

test('stories are counted in every depth, and a second try is distinguished from a failure', () => {
  const inner = {
    specs: [spec('flickers', 'flaky', 'too late', ''), spec('works', 'expected', '')],
  }
  const path = report({
    suites: [{ specs: [spec('breaks', 'unexpected', 'gone', 'gone')], suites: [inner] }],
  })
  expect(storyOutcome(path)).toEqual({
    passed: 2,
    failed: [{ title: 'slip.spec.ts › breaks', message: 'gone\ngone' }],
    flaky: [{ title: 'slip.spec.ts › flickers', message: 'too late' }],
  })
})

test('a run that left no report has an empty outcome', () => {
  const nothing = { passed: 0, failed: [], flaky: [] }
  expect(unitOutcome(join(folder, 'none.json'))).toEqual(nothing)
  expect(storyOutcome(join(folder, 'none.json'))).toEqual(nothing)
})

test('a named path that has no test is listed, a folder or a file with tests is not', () => {
  const path = report({
    testResults: [file(join(repository, 'packages/web/src/texts/a.test.ts'), 'passed', '', [])],
  })
  const named = [
    'packages/web/src/texts',
    './packages/web/src/texts/a.test.ts:12',
    join(repository, 'packages/web/src/texts/a.test.ts'),
    'packages/web/src/features/bets/texts/ptBR.ts',
  ]
  expect(pathsWithoutTests(path, named)).toEqual(['packages/web/src/features/bets/texts/ptBR.ts'])
})

test('no path has a test when no file was run', () => {
  expect(pathsWithoutTests(join(folder, 'missing.json'), ['docs'])).toEqual(['docs'])
})
