import { parseArgs } from 'node:util'
import { isClean, replayReport } from './replay-report.ts'
import { replaySeason } from './replay-season.ts'

// npm run replay -- --file PATH: plays an openfootball file with many bettors and checks every bet.

const USAGE =
  'npm run replay -- --file PATH [--bettors 1000] [--speed 60] [--rate 200] ' +
  '[--database postgres://…] [--seed caderneta]'

const { values } = parseArgs({
  options: {
    file: { type: 'string' },
    bettors: { type: 'string', default: '1000' },
    speed: { type: 'string', default: '60' },
    rate: { type: 'string', default: '200' },
    database: { type: 'string' },
    seed: { type: 'string', default: 'caderneta' },
  },
})
const numbers = [values.bettors, values.speed, values.rate].map(Number)
const [bettors = 0, speed = 0, slipsPerSecondMax = 0] = numbers
if (values.file === undefined || numbers.some((number) => !(number > 0))) {
  process.stderr.write(`${USAGE}\n`)
  process.exit(2)
}
try {
  const summary = await replaySeason({
    file: values.file,
    bettors,
    speed,
    slipsPerSecondMax,
    leadSeconds: 10,
    serverUrl: values.database ?? null,
    seed: values.seed,
    onProgress: (line) => process.stdout.write(`${line}\n`),
  })
  process.stdout.write(`${replayReport(summary)}\n`)
  process.exitCode = isClean(summary) ? 0 : 1
} catch (error) {
  process.stderr.write(`replay: ${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 2
}
