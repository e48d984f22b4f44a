import { parseArgs } from 'node:util'
import { randomFrom } from '@caderneta/feed/random'
import { makeReplayHome } from '../browser/replay-home.ts'
import { makeOwnCluster, type OwnCluster } from '../hosts/own-cluster.ts'
import { runAudit } from '../replay/run-audit.ts'
import { type Kill, type KillResult, killUnderLoad } from './kill-under-load.ts'

// npm run bench:kill -- --kills 100 --postgres: kills the server (with --postgres by turns its
// database, on a PostgreSQL of its own) at random moments while bettors bet, then asks what became
// of every slip, and of the books. --database URL: on that server; neither: the embedded database.

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '5' },
    bettors: { type: 'string', default: '8' },
    seed: { type: 'string', default: 'kill' },
    database: { type: 'string' },
    postgres: { type: 'boolean', default: false },
  },
})

const AFTER_MS = { min: 20, max: 600 }

const cluster = values.postgres ? await makeOwnCluster() : undefined
const home = await makeReplayHome(cluster?.url ?? values.database ?? null)
const random = randomFrom(values.seed)
const kills = Array.from({ length: Number(values.kills) }, (): Kill => {
  const victim = cluster && random.next() < 0.5 ? 'database' : 'server'
  return { afterMs: random.integer(AFTER_MS.min, AFTER_MS.max), victim }
})
const begun = performance.now()
const result = await killUnderLoad({
  environment: { ...home.environment, RATE_LIMIT: 'off', PASSWORD_MEMORY_KIB: '64' },
  kills,
  bettors: Number(values.bettors),
  ...(cluster && { cluster }),
  onKilled: (count) => {
    if (count % 10 === 0) process.stderr.write(`${count} kills\n`)
  },
})
const audit = await runAudit(home.books)
await home.remove()
await cluster?.remove()
const isKept = printResult(result, cluster)
print('audit', `${audit.exitCode}: ${audit.output.trim()}`)
print('seconds', Math.round((performance.now() - begun) / 1000))
process.exit(isKept && audit.exitCode === 0 ? 0 : 1)

function printResult(found: KillResult, killed: OwnCluster | undefined): boolean {
  const { lost, doubled, indefinite, ...counts } = found
  const ofDatabase = kills.filter(({ victim }) => victim === 'database').length
  if (killed) print('of PostgreSQL', ofDatabase)
  for (const [name, count] of Object.entries(counts)) print(name, count)
  const broken = Object.entries({ lost, doubled, indefinite })
  for (const [name, sentences] of broken) print(name, sentences.length)
  for (const [, sentences] of broken)
    for (const sentence of sentences) process.stdout.write(`${sentence}\n`)
  return broken.every(([, sentences]) => sentences.length === 0)
}

function print(name: string, value: string | number): void {
  process.stdout.write(`${name.padEnd(13)} ${value}\n`)
}
