import { arch, cpus, totalmem } from 'node:os'
import { benchHome } from './bench-home.ts'
import { benchPlacement } from './bench-placement.ts'
import { benchSettlement } from './bench-settlement.ts'
import { benchStream } from './bench-stream.ts'
import { type Figure, figureLine } from './figure.ts'

// npm run bench [name …]: prints the figures that the README quotes. PostgreSQL by
// TEST_DATABASE_URL, else the one on this machine. Nothing here asserts.

const serverUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

const benches: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  placement: () => benchPlacement(serverUrl),
  settlement: () => benchSettlement(serverUrl),
  stream: benchStream,
  home: benchHome,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in benches))
if (unknown.length > 0) {
  process.stderr.write(
    `There is no bench ${unknown.join(', ')}: ${Object.keys(benches).join(', ')}\n`,
  )
  process.exit(2)
}

const gigabytes = Math.round(totalmem() / 2 ** 30)
process.stdout.write(
  `${cpus().length} cores, ${gigabytes} GB, ${arch()}, Node ${process.version}\n`,
)
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  for (const figure of await bench()) process.stdout.write(`${figureLine(figure)}\n`)
}
process.exit(0)
