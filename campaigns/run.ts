import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { CAMPAIGNS, type Campaign } from './campaigns.ts'
import { runCampaign } from './run-campaign.ts'
import { sideBySide } from './side-by-side.ts'

// npm run campaign -- NAME [--size small|full] [--seed S]: runs one campaign, or `all` that need no
// machine of their own, two at a time. PostgreSQL by TEST_DATABASE_URL, else the one on this
// machine; without any, its part is left out.

const DEFAULT_SERVER = 'postgres://postgres@127.0.0.1:5432/postgres'
const SIZES = ['small', 'full']
/** Most of them wait for a server or a broker half of their time. */
const AT_ONCE_MAX = 2

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: 'small' },
    seed: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
const [wanted = ''] = positionals
const { size, seed } = values
const campaigns: Readonly<Record<string, Campaign>> = CAMPAIGNS
const chosen = Object.entries(campaigns).filter(([name, { isApart = false }]) =>
  wanted === 'all' ? !isApart : wanted === name,
)

if (values.help || chosen.length === 0 || !SIZES.includes(size)) {
  const lines = Object.entries(campaigns).map(([name, { what }]) => `  ${name.padEnd(17)} ${what}`)
  const usage = 'npm run campaign -- NAME [--size small|full] [--seed S]'
  print(`${usage}, with one of these names or all:\n${lines.join('\n')}`)
  process.exit(values.help ? 0 : 2)
}

const server = await findServer()
const atOnce = Math.min(chosen.length, AT_ONCE_MAX, availableParallelism())
const begunAt = performance.now()
const results = await sideBySide(chosen, atOnce, runNamed)
const failed = chosen.flatMap(([name], at) => (results[at] ? [] : [name]))
if (failed.length > 0) print(`\nfailed: ${failed.join(', ')}`)
print(`\nin ${secondsSince(begunAt)} s`)
print(failed.length === 0 ? 'passed' : 'FAILED')
process.exit(failed.length === 0 ? 0 : 1)

async function runNamed([name, campaign]: readonly [string, Campaign]): Promise<boolean> {
  print(`\n== ${name}: ${campaign.what}`)
  print(`size ${size}, seed ${seed ?? 'of each test'}, PostgreSQL ${server ?? 'none'}`)
  const begun = performance.now()
  const printLine = (line: string) => print(`${name}: ${line}`)
  const extent = { size, seed, server }
  const isPassed = await runCampaign(campaign, extent, chosen.length === 1 ? null : printLine)
  print(`${isPassed ? 'passed' : 'FAILED'}  ${name} (${secondsSince(begun)} s)`)
  return isPassed
}

function secondsSince(begun: number): number {
  return Math.round((performance.now() - begun) / 1000)
}

async function findServer(): Promise<string | null> {
  const url = process.env.TEST_DATABASE_URL ?? DEFAULT_SERVER
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 })
  try {
    await client.connect()
    await client.end()
    return url
  } catch {
    return null
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
