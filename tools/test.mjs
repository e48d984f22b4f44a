import { spawnSync } from 'node:child_process'
import { binaryOf, buildWeb, repository } from './web-build.mjs'

const startedAt = Date.now()
const results = []

function step(name, run) {
  const from = Date.now()
  console.log(`\n── ${name}`)
  const status = run()
  results.push({ name, status, seconds: Math.round((Date.now() - from) / 1000) })
  return status === 0
}

function node(...parameters) {
  const { status, error } = spawnSync(process.execPath, parameters, {
    cwd: repository,
    stdio: 'inherit',
  })
  if (error) console.error(error.message)
  return status ?? 1
}

function serverText() {
  const url = process.env.TEST_DATABASE_URL
  if (!url) return 'embedded (PGlite) only; TEST_DATABASE_URL adds a PostgreSQL server'
  return `embedded (PGlite) and the PostgreSQL server at ${new URL(url).host}`
}

console.log(`Databases of the tests: ${serverText()}`)
step('unit and data tests', () => node(binaryOf('vitest'), 'run'))
const isBuilt = step('build of the web', () => buildWeb())
if (isBuilt) {
  // Its configuration finds the browser and prints which one; without any it fails.
  const command = binaryOf('@playwright/test', 'playwright')
  step('browser tests', () => node(command, 'test', '--config', 'e2e/playwright.config.ts'))
}

console.log(`\nDatabases: ${serverText()}`)
for (const { name, status, seconds } of results) {
  console.log(`${status === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
}
const isPassed = results.every(({ status }) => status === 0)
const totalSeconds = Math.round((Date.now() - startedAt) / 1000)
console.log(`${isPassed ? 'All passed' : 'There were failures'} in ${totalSeconds} s`)
process.exit(isPassed ? 0 : 1)
