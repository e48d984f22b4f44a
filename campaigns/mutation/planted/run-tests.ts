import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** Of a report of Vitest. */
const report = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          title: z.string(),
          failureMessages: z.optional(z.array(z.string())),
        }),
      ),
    }),
  ),
})

/** Runs tests of a copy on the embedded database, until one fails: returns what failed. */
export async function runTests(copy: string, tests: readonly string[]): Promise<readonly string[]> {
  const file = join(copy, 'report.json')
  await rm(file, { force: true })
  const parameters = ['run', '--reporter=json', `--outputFile=${file}`, '--bail=1']
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
  const { TEST_DATABASE_URL: _server, CAMPAIGN_SIZE: _size, ...environment } = process.env
  const child = spawn(process.execPath, [vitest, ...parameters, ...tests], {
    cwd: copy,
    stdio: 'ignore',
    env: environment,
  })
  await once(child, 'exit')
  const { testResults } = report.parse(JSON.parse(await readFile(file, 'utf8')))
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed')
    const own = failed.map(
      ({ title, failureMessages }) => `${name} › ${title}: ${failureMessages?.join(' ')}`,
    )
    return own.length === 0 && status === 'failed' ? [`${name}: ${message}`] : own
  })
}
