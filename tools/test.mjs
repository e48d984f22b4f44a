import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  busyNote,
  pathsWithoutTests,
  slowestFiles,
  storyOutcome,
  unitOutcome,
} from './test-outcome.mjs'
import { binaryOf, repository } from './web-build.mjs'

// npm test [PATH …]: rules, page and data on PGlite, then the stories; or only the named files.
// With TEST_DATABASE_URL also the data tests on PostgreSQL, which npm run test:postgres runs alone.

const SLOWEST = 10
const isPostgresOnly = process.argv.includes('--postgres')
const paths = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const isStory = (path) => path.endsWith('.spec.ts')
const stories = paths.filter(isStory)
const unitPaths = paths.filter((path) => !isStory(path))

const serverUrl = process.env.TEST_DATABASE_URL ?? ''
const startedAt = Date.now()
const results = []
const reports = mkdtempSync(join(tmpdir(), 'caderneta-reports-'))
const reportOf = (name) => join(reports, `${name}.json`)

function step(name, run) {
  const from = Date.now()
  console.log(`\n── ${name}`)
  const status = run()
  results.push({ name, status, seconds: Math.round((Date.now() - from) / 1000) })
  return status === 0
}

function node(parameters, environment = {}) {
  const { status, error } = spawnSync(process.execPath, parameters, {
    cwd: repository,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  if (error) console.error(error.message)
  return status ?? 1
}

function vitest(report, parameters, environment) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return node([binaryOf('vitest'), 'run', ...reporters, ...parameters], environment)
}

/** Named files also run on the PostgreSQL server, if there is one. */
function unitTests() {
  const environment = paths.length === 0 ? { TEST_DATABASE_URL: undefined } : {}
  return vitest(reportOf('unit'), unitPaths, environment)
}

function postgresTests() {
  return vitest(reportOf('postgres'), ['--mode', 'postgres'])
}

/** Its configuration finds the browser and prints which one; without any it fails. */
function browserTests() {
  const playwright = [binaryOf('@playwright/test', 'playwright'), 'test', ...stories]
  return node([...playwright, '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('stories'),
  })
}

function databases() {
  if (serverUrl === '') return 'PGlite only; TEST_DATABASE_URL adds a PostgreSQL server'
  const server = `the PostgreSQL server at ${new URL(serverUrl).host}`
  return isPostgresOnly ? server : `PGlite and ${server}`
}

/** Repeated at the end, so that the last lines of the output suffice. */
function printTests(word, tests) {
  for (const { title, message } of tests) console.log(`\n${word} ${title}\n${message}`)
}

if (isPostgresOnly && serverUrl === '') {
  console.error(
    'npm run test:postgres needs TEST_DATABASE_URL: a server that lets it make databases',
  )
  process.exit(2)
}

console.log(`Databases: ${databases()}`)
if (!isPostgresOnly && (paths.length === 0 || unitPaths.length > 0)) {
  step('rules, page and data', unitTests)
}
if (isPostgresOnly || (paths.length === 0 && serverUrl !== '')) {
  step('data on PostgreSQL', postgresTests)
}
if (!isPostgresOnly && (paths.length === 0 || stories.length > 0)) {
  if (step('build', () => node(['tools/build.mjs']))) step('stories', browserTests)
}

const outcomes = [
  unitOutcome(reportOf('unit')),
  unitOutcome(reportOf('postgres')),
  storyOutcome(reportOf('stories')),
]
const untested = pathsWithoutTests(reportOf('unit'), unitPaths)
const slowest = ['unit', 'postgres'].flatMap((name) => slowestFiles(reportOf(name)))
rmSync(reports, { recursive: true, force: true })
const failed = outcomes.flatMap((outcome) => outcome.failed)
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
printTests(
  'AT THE SECOND TRY',
  outcomes.flatMap((outcome) => outcome.flaky),
)
printTests('FAILED', failed)

console.log('\nThe slowest files:')
for (const { seconds, path } of slowest
  .toSorted((a, b) => b.seconds - a.seconds)
  .slice(0, SLOWEST)) {
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${path}`)
}
console.log(`\nDatabases: ${databases()}`)
for (const { name, status, seconds } of results) {
  console.log(`${status === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
}
const note = failed.length === 0 ? '' : busyNote(loadavg()[0], availableParallelism())
if (note !== '') console.log(note)
for (const path of untested)
  console.log(`no test matches ${path}: name a test, or a folder with some`)
const isPassed = untested.length === 0 && results.every(({ status }) => status === 0)
const totalSeconds = Math.round((Date.now() - startedAt) / 1000)
console.log(`${passed} passed, ${failed.length} failed`)
console.log(`${isPassed ? 'All passed' : 'There were failures'} in ${totalSeconds} s`)
process.exit(isPassed ? 0 : 1)
