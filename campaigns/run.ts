import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { CAMPAIGNS, type Campaign } from './campaigns.ts'

// npm run campaign -- NAME [--size small|full] [--seed S]: runs one campaign, or `all` of them.
// PostgreSQL by TEST_DATABASE_URL, else the one on this machine; without any, its part is left out.

const DEFAULT_SERVER = 'postgres://postgres@127.0.0.1:5432/postgres'
const SIZES = ['small', 'full']
const repository = fileURLToPath(new URL('..', import.meta.url))
const vitest = join(createRequire(import.meta.url).resolve('vitest/package.json'), '../vitest.mjs')

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: 'small' },
    seed: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
const [wanted = ''] = positionals
const campaigns: Readonly<Record<string, Campaign>> = CAMPAIGNS
const chosen = Object.entries(campaigns).filter(([name]) => wanted === 'all' || wanted === name)

if (values.help || chosen.length === 0 || !SIZES.includes(values.size)) {
  const lines = Object.entries(campaigns).map(([name, { what }]) => `  ${name.padEnd(17)} ${what}`)
  const usage = 'npm run campaign -- NAME [--size small|full] [--seed S]'
  print(`${usage}, with one of these names or all:\n${lines.join('\n')}`)
  process.exit(values.help ? 0 : 2)
}

const server = await findServer()
const failed: string[] = []
for (const [at, [name, campaign]] of chosen.entries()) {
  print(`\n== ${name} (${at + 1} of ${chosen.length}): ${campaign.what}`)
  print(
    `size ${values.size}, seed ${values.seed ?? 'of each test'}, PostgreSQL ${server ?? 'none'}`,
  )
  const begun = performance.now()
  const isPassed = run(campaign)
  if (!isPassed) failed.push(name)
  const seconds = Math.round((performance.now() - begun) / 1000)
  print(`${isPassed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
}
if (failed.length > 0) print(`\nfailed: ${failed.join(', ')}`)
print(failed.length === 0 ? 'passed' : 'FAILED')
process.exit(failed.length === 0 ? 0 : 1)

function run({ files, needsServer = false }: Campaign): boolean {
  if (needsServer && server === null) {
    print('it needs a PostgreSQL server: name one by TEST_DATABASE_URL')
    return false
  }
  const parameters = ['run', '--config', 'campaigns/vitest.config.mjs', ...files]
  const { status } = spawnSync(process.execPath, [vitest, ...parameters], {
    cwd: repository,
    stdio: 'inherit',
    env: {
      ...process.env,
      CAMPAIGN_SIZE: values.size,
      ...(values.seed !== undefined && { CAMPAIGN_SEED: values.seed }),
      ...(server !== null && { TEST_DATABASE_URL: server }),
    },
  })
  return status === 0
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
