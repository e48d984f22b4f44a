import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storyOutcome, unitOutcome } from './test-outcome.mjs'
import { binaryOf, buildWeb, repository } from './web-build.mjs'

const startedAt = Date.now()
const results = []
const reports = mkdtempSync(join(tmpdir(), 'caderneta-reports-'))
const unitReport = join(reports, 'unit.json')
const storyReport = join(reports, 'stories.json')

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

function unitTests() {
  const vitest = [binaryOf('vitest'), 'run', '--reporter=default']
  return node([...vitest, '--reporter=json', `--outputFile.json=${unitReport}`])
}

/** Its configuration finds the browser and prints which one; without any it fails. */
function browserTests() {
  const playwright = [binaryOf('@playwright/test', 'playwright'), 'test']
  return node([...playwright, '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: storyReport,
  })
}

function serverText() {
  const url = process.env.TEST_DATABASE_URL
  if (!url) return 'embedded (PGlite) only; TEST_DATABASE_URL adds a PostgreSQL server'
  return `embedded (PGlite) and the PostgreSQL server at ${new URL(url).host}`
}

/** Repeated at the end, so that the last lines of the output suffice. */
function printTests(word, tests) {
  for (const { title, message } of tests) console.log(`\n${word} ${title}\n${message}`)
}

console.log(`Databases of the tests: ${serverText()}`)
step('unit and data tests', unitTests)
const isBuilt = step('build of the web', () => buildWeb())
if (isBuilt) step('browser tests', browserTests)

const outcomes = [unitOutcome(unitReport), storyOutcome(storyReport)]
rmSync(reports, { recursive: true, force: true })
const failed = outcomes.flatMap((outcome) => outcome.failed)
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
printTests(
  'AT THE SECOND TRY',
  outcomes.flatMap((outcome) => outcome.flaky),
)
printTests('FAILED', failed)

console.log(`\nDatabases: ${serverText()}`)
for (const { name, status, seconds } of results) {
  console.log(`${status === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
}
const isPassed = results.every(({ status }) => status === 0)
const totalSeconds = Math.round((Date.now() - startedAt) / 1000)
console.log(`${passed} passed, ${failed.length} failed`)
console.log(`${isPassed ? 'All passed' : 'There were failures'} in ${totalSeconds} s`)
process.exit(isPassed ? 0 : 1)
