import { arch, cpus, totalmem } from 'node:os'
import { benchBrCodes } from './bench-br-codes.ts'
import { benchCalibration } from './bench-calibration.ts'
import { benchCancellation } from './bench-cancellation.ts'
import { benchItem } from './bench-item.ts'
import { benchLogin } from './bench-login.ts'
import { benchMatchPricing } from './bench-match-pricing.ts'
import { benchMemory } from './bench-memory.ts'
import { benchMigrations, MIGRATIONS_BEFORE } from './bench-migrations.ts'
import { benchOddsWrite } from './bench-odds-write.ts'
import { benchPayments } from './bench-payments.ts'
import { benchPriceStorage } from './bench-price-storage.ts'
import { benchRestore } from './bench-restore.ts'
import { benchSettlement } from './bench-settlement.ts'
import { benchStart } from './bench-start.ts'
import { benchDensity } from './browser/bench-density.ts'
import { benchHome } from './browser/bench-home.ts'
import { benchBusyList, benchPage } from './browser/bench-page.ts'
import { benchPaints, ROUNDS } from './browser/bench-paints.ts'
import { benchApart } from './capacity/bench-apart.ts'
import { benchCapacity } from './capacity/bench-capacity.ts'
import { benchFeed } from './feed/bench-feed.ts'
import { type Figure, figureLine } from './figure.ts'
import { benchHotMarket } from './placement/bench-hot-market.ts'
import { benchPlacement } from './placement/bench-placement.ts'
import { benchSlips } from './placement/bench-slips.ts'
import { benchCrowd } from './stream/bench-crowd.ts'
import { benchMatchBytes } from './stream/bench-match-bytes.ts'
import { benchStream } from './stream/bench-stream.ts'
import { benchStreamAttack } from './stream/bench-stream-attack.ts'

// npm run bench [name …] [count]: prints the figures that the README quotes. PostgreSQL by
// TEST_DATABASE_URL and NATS by TEST_NATS_URL, else those of this machine. Nothing here asserts.

const serverUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

const natsUrl = process.env.TEST_NATS_URL ?? 'nats://127.0.0.1:4222'

const PAYMENTS = 100_000
const BR_CODES = 100_000
const CALIBRATION_GAMES = 1_000
const SLIPS = 1_000_000
const PRICED_GAMES = 250
const MINUTES = 10
const FEED_GAMES = 3_000

/** A number among the names is how many of something, where a bench accepts it. */
const args = process.argv.slice(2)
const names = args.filter((text) => !/^\d+$/.test(text))
const count = args.filter((text) => /^\d+$/.test(text)).map(Number)[0]

const benches: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  placement: () => benchPlacement(serverUrl),
  'hot-market': () => benchHotMarket(serverUrl),
  settlement: () => benchSettlement(serverUrl),
  cancellation: () => benchCancellation(serverUrl),
  slips: () => benchSlips(serverUrl, count ?? SLIPS),
  'odds-write': () => benchOddsWrite(serverUrl),
  'price-storage': () => benchPriceStorage(serverUrl, count ?? PRICED_GAMES),
  stream: benchStream,
  'stream-attack': () => benchStreamAttack(serverUrl),
  feed: () => benchFeed(serverUrl, count ?? FEED_GAMES),
  item: benchItem,
  'match-bytes': benchMatchBytes,
  'match-pricing': benchMatchPricing,
  home: benchHome,
  density: benchDensity,
  paints: () => benchPaints(count ?? ROUNDS),
  page: benchPage,
  'busy-list': benchBusyList,
  start: benchStart,
  memory: () => benchMemory(serverUrl, count ?? MINUTES),
  restore: () => benchRestore(serverUrl),
  migrations: () => benchMigrations(serverUrl, count ?? MIGRATIONS_BEFORE),
  capacity: () => benchCapacity(serverUrl),
  apart: () => benchApart(serverUrl, natsUrl),
  crowd: () => benchCrowd(serverUrl, natsUrl),
  login: () => benchLogin(serverUrl),
  payments: () => benchPayments(serverUrl, count ?? PAYMENTS),
  'br-codes': () => benchBrCodes(count ?? BR_CODES),
  calibration: () => benchCalibration(count ?? CALIBRATION_GAMES),
}

const unknown = names.filter((name) => !(name in benches))
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
  if (names.length > 0 && !names.includes(name)) continue
  for (const figure of await bench()) process.stdout.write(`${figureLine(figure)}\n`)
}
process.exit(0)
