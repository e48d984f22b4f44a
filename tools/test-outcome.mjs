import { readFileSync } from 'node:fs'
import { isAbsolute, relative } from 'node:path'
import { repository } from './web-build.mjs'

const COLOURS = /\u001B\[[0-9;]*m/g
/** As many as an issue of a schema has, down to the path of the field. */
const LINES_OF_A_MESSAGE = 14
/** Of the load for each core: one is the run itself. */
const BUSY_LOAD = 2
const NO_MESSAGE = 'Its set-up failed or ran out of time: see FAIL and its name above.'

const NOTHING = { passed: 0, failed: [], flaky: [] }

function reportAt(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

function shortened(message) {
  const lines = message.replace(COLOURS, '').split('\n')
  return lines
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'))
    .slice(0, LINES_OF_A_MESSAGE)
    .join('\n')
}

const pathOf = (name) => (isAbsolute(name) ? relative(repository, name) : name)

/** A file that could not be loaded has no tests: it is reported itself. */
function failuresOfFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((one) => one.status === 'failed')
  if (failed.length === 0 && status === 'failed')
    return [{ title: pathOf(name), message: shortened(message) || NO_MESSAGE }]
  return failed.map(({ fullName, failureMessages }) => ({
    title: `${pathOf(name)} › ${fullName}`,
    message: shortened(failureMessages.join('\n')),
  }))
}

/** What vitest's JSON report contains: `{ passed, failed: [{ title, message }], flaky: [] }`. */
export function unitOutcome(path) {
  const report = reportAt(path)
  if (!report) return NOTHING
  const failed = report.testResults.flatMap(failuresOfFile)
  return { passed: report.numPassedTests, failed, flaky: [] }
}

/** The files of vitest's report: `[{ path, seconds }]`, from the first test to the last. */
export function slowestFiles(path) {
  const files = reportAt(path)?.testResults ?? []
  return files.map(({ name, startTime, endTime }) => ({
    path: pathOf(name),
    seconds: (endTime - startTime) / 1000,
  }))
}

/** Those of the named paths that are no test and have none: nothing of them was tested. */
export function pathsWithoutTests(path, named) {
  const files = slowestFiles(path)
  const wanted = named.map((one) => pathOf(one.replace(/^\.\//, '').replace(/:\d+$/, '')))
  return wanted.filter((part) => !files.some((file) => file.path.includes(part)))
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

function failureOf({ spec, test }) {
  const errors = test.results.flatMap((result) => result.errors ?? [])
  const message = errors.map((error) => error.message ?? '').join('\n')
  return { title: `${spec.file} › ${spec.title}`, message: shortened(message) }
}

/** The same of Playwright's JSON report; a story that passed at its second try is flaky. */
export function storyOutcome(path) {
  const report = reportAt(path)
  if (!report) return NOTHING
  const runs = report.suites
    .flatMap(specsOf)
    .flatMap((spec) => spec.tests.map((test) => ({ spec, test })))
  const of = (status) => runs.filter(({ test }) => test.status === status)
  return {
    passed: of('expected').length + of('flaky').length,
    failed: of('unexpected').map(failureOf),
    flaky: of('flaky').map(failureOf),
  }
}

/** What to think of failures beside other work, or an empty text on a machine that was idle. */
export function busyNote(load, cores) {
  if (load < cores * BUSY_LOAD) return ''
  const figures = `The load is ${load.toFixed(1)} on ${cores} cores`
  return `${figures}: run a file that ran out of time again by itself.`
}
