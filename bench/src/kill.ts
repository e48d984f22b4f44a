import { parseArgs } from 'node:util'
import { killUnderLoad } from './kill-under-load.ts'
import { makeReplayHome } from './replay-home.ts'
import { runAudit } from './run-audit.ts'

// tsx bench/src/kill.ts: kills the server again and again while bettors bet, then asks what became
// of every slip, and of the books.

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    bettors: { type: 'string', default: '8' },
    database: { type: 'string' },
  },
})

const home = await makeReplayHome(values.database ?? null)
const result = await killUnderLoad({
  environment: { ...home.environment, RATE_LIMIT: 'off', PASSWORD_MEMORY_KIB: '64' },
  rounds: Number(values.rounds),
  bettors: Number(values.bettors),
  delaysMs: [900, 130, 470, 1300, 250],
})
const audit = await runAudit(home.books)
await home.remove()
const { broken, ...counts } = result
for (const [name, count] of Object.entries(counts))
  process.stdout.write(`${name.padEnd(13)} ${count}\n`)
for (const promise of broken) process.stdout.write(`broken: ${promise}\n`)
process.stdout.write(`audit         ${audit.exitCode}: ${audit.output.trim()}\n`)
process.exit(broken.length === 0 && audit.exitCode === 0 ? 0 : 1)
