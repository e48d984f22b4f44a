import { arch, cpus, totalmem } from 'node:os'
import { ACCEPTANCE_WORDS, benchAcceptance } from './acceptance/bench-acceptance.ts'
import { benchAnticipation } from './bench-anticipation.ts'
import { benchBrCodes } from './bench-br-codes.ts'
import { benchCalibration } from './bench-calibration.ts'
import { benchCancellation } from './bench-cancellation.ts'
import { benchItem } from './bench-item.ts'
import { benchLogin } from './bench-login.ts'
import { benchMemory } from './bench-memory.ts'
import { benchMigrations, MIGRATIONS_BEFORE } from './bench-migrations.ts'
import { benchOddsWrite } from './bench-odds-write.ts'
import { benchPayments } from './bench-payments.ts'
import { benchPriceStorage } from './bench-price-storage.ts'
import { benchRestore } from './bench-restore.ts'
import { benchSettlement } from './bench-settlement.ts'
import { benchHome } from './browser/bench-home.ts'
import { benchBusyList, benchPage } from './browser/bench-page.ts'
import { type Figure, figureLine } from './figure.ts'
import { benchCatalogueCounts } from './markets/bench-catalogue-counts.ts'
import { benchMarkets } from './markets/bench-markets.ts'
import { benchHotMarket } from './placement/bench-hot-market.ts'
import { benchPlacement } from './placement/bench-placement.ts'
import { benchPreviousServer } from './previous/bench-previous-server.ts'
import { benchCatalogueSlips } from './slips/bench-catalogue-slips.ts'
import { benchSlips } from './slips/bench-slips.ts'
import { benchMatchBytes } from './stream/bench-match-bytes.ts'
import { benchStream } from './stream/bench-stream.ts'
import { benchStreamAttack } from './stream/bench-stream-attack.ts'

// npm run bench [name …] [count]: prints the figures that the README quotes. PostgreSQL by
// TEST_DATABASE_URL, else the one on this machine. BENCH_PREVIOUS_REF names the version that
// previous-server starts. Nothing here asserts but
// npm run bench acceptance [criterion …] [sport …] [size]: ends with 1 when a criterion is broken.

const serverUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

const PAYMENTS = 100_000
const BR_CODES = 100_000
const CALIBRATION_GAMES = 1_000
const PAIRS = 5_000
const SLIPS = 1_000_000
const PRICED_GAMES = 250
const MATCHES = 3_000
const COUNTED_GAMES = 200
const MINUTES = 10

/** A number among the names is how many of something, where a bench accepts it. */
const args = process.argv.slice(2)
const words = args.filter((text) => !/^\d+$/.test(text))
const [names, criteria] = words[0] === 'acceptance' ? [[], words.slice(1)] : [words, null]
const count = args.filter((text) => /^\d+$/.test(text)).map(Number)[0]

const benches: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  placement: () => benchPlacement(serverUrl),
  'hot-market': () => benchHotMarket(serverUrl),
  settlement: () => benchSettlement(serverUrl),
  cancellation: () => benchCancellation(serverUrl),
  slips: () => benchSlips(serverUrl, count ?? SLIPS),
  'catalogue-slips': () => benchCatalogueSlips(serverUrl, count ?? SLIPS),
  'odds-write': () => benchOddsWrite(serverUrl),
  'price-storage': () => benchPriceStorage(serverUrl, count ?? PRICED_GAMES),
  stream: benchStream,
  'stream-attack': () => benchStreamAttack(serverUrl),
  item: benchItem,
  'match-bytes': benchMatchBytes,
  'catalogue-counts': () => benchCatalogueCounts(count ?? COUNTED_GAMES),
  markets: () => benchMarkets(count ?? MATCHES),
  home: benchHome,
  page: benchPage,
  'busy-list': benchBusyList,
  memory: () => benchMemory(serverUrl, count ?? MINUTES),
  restore: () => benchRestore(serverUrl),
  migrations: () => benchMigrations(serverUrl, count ?? MIGRATIONS_BEFORE),
  'previous-server': () => benchPreviousServer(serverUrl, process.env.BENCH_PREVIOUS_REF ?? null),
  login: () => benchLogin(serverUrl),
  payments: () => benchPayments(serverUrl, count ?? PAYMENTS),
  'br-codes': () => benchBrCodes(count ?? BR_CODES),
  calibration: () => benchCalibration(count ?? CALIBRATION_GAMES),
  anticipation: () => benchAnticipation(count ?? PAIRS),
}

const unknown = [
  ...names.filter((name) => !(name in benches)),
  ...(criteria?.filter((word) => !ACCEPTANCE_WORDS.includes(word)) ?? []),
]
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
if (criteria) {
  const isSound = benchAcceptance(criteria, count, (line) => process.stdout.write(`${line}\n`))
  process.exit(isSound ? 0 : 1)
}
for (const [name, bench] of Object.entries(benches)) {
  if (names.length > 0 && !names.includes(name)) continue
  for (const figure of await bench()) process.stdout.write(`${figureLine(figure)}\n`)
}
process.exit(0)
