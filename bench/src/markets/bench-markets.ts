import { brotliCompressSync } from 'node:zlib'
import { MARKET_TEXTS_EN } from '@caderneta/contract/catalogue/markets/market-texts.en'
import { MARKET_TEXTS_PT_BR } from '@caderneta/contract/catalogue/markets/market-texts.pt-br'
import type { Figure } from '../figure.ts'
import { benchMatchBytes } from '../stream/bench-match-bytes.ts'
import { bookMemory } from './book-memory.ts'
import { builderSpeed } from './builder-speed.ts'
import { announcements, liveLoad, priceSpeed } from './price-speed.ts'

const GAMES_OF_SPORT = 10

/**
 * The budgets of the catalogue of markets (P1 to P9): what its prices cost, what the book keeps of
 * them and what pages load. Results reach wallets at the pace that `settlement` prints.
 */
export async function benchMarkets(matches: number): Promise<readonly Figure[]> {
  return [
    anchor(),
    ...priceSpeed(GAMES_OF_SPORT),
    ...announcements(matches),
    ...liveLoad(),
    ...builderSpeed(),
    ...bookMemory(matches),
    ...(await benchMatchBytes()).map((figure) => ({ ...figure, name: `P7 ${figure.name}` })),
    ...[MARKET_TEXTS_EN, MARKET_TEXTS_PT_BR].flatMap(namesBytes),
  ]
}

const CELLS = 9 ** 4
const NODES = 48

/** Work of a known size, so that figures of two machines can be compared. */
function anchor(): Figure {
  const cells = new Float64Array(CELLS)
  const from = performance.now()
  for (let node = 0; node < NODES; node += 1) {
    for (let cell = 0; cell < CELLS; cell += 1) cells[cell] = (cells[cell] ?? 0) * 0.5 + node
  }
  const value = performance.now() - from
  return { name: `anchor: ${NODES} × ${CELLS} multiplications`, value, unit: 'ms' }
}

/** P9: names and sentences of all markets of a sport. */
function namesBytes(texts: typeof MARKET_TEXTS_EN): readonly Figure[] {
  return Object.entries(texts).map(([sport, ofSport]) => ({
    name: `P9 names of ${sport}, ${texts === MARKET_TEXTS_EN ? 'en' : 'pt-BR'}, compressed`,
    value: brotliCompressSync(JSON.stringify(ofSport)).length / 1000,
    unit: 'kB',
  }))
}
