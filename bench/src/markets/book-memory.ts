import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FeedBody } from '@caderneta/feed/messages'
import { MarketBook } from '@caderneta/server/features/catalogue/catalogue'
import { GAMES_BY_SPORT } from '@caderneta/simulation/testing/published/sport-games'
import type { Figure } from '../figure.ts'

const SEED = 'book'
const MEGABYTE = 2 ** 20

/** P6: what the book keeps of announced matches with all of their markets. */
export function bookMemory(matches: number): readonly Figure[] {
  const clean = collector()
  const games = GAMES_BY_SPORT.football(SEED)
  const now = { at: 0 }
  const book = new MarketBook({ now: () => now.at })
  const before = heapAfter(clean)
  let [sequence, prices] = [0, 0]
  for (let added = 0; added < matches; added += 1) {
    const { value: game } = games.next()
    now.at = Math.max(now.at, game.announcedAt)
    // As text, so that nothing of the feed's own objects is kept: it may be another process.
    const bodies: FeedBody[] = JSON.parse(
      JSON.stringify(game.snapshot(game.announcedAt, game.announcedAt)),
    )
    for (const body of bodies) {
      sequence += 1
      book.apply({ producer: 'bench', sequence, at: now.at, ...body })
      prices += body.kind === 'odds_change' ? selectionsIn(body) : 0
    }
  }
  const after = heapAfter(clean)
  const kept = [...book.games()].length
  return [
    { name: `P6 book of ${kept} matches`, value: (after - before) / MEGABYTE, unit: 'MB' },
    { name: '  selections', value: prices, unit: '' },
    { name: '  a selection', value: (after - before) / prices, unit: 'bytes' },
  ]
}

function selectionsIn({ markets }: Extract<FeedBody, { kind: 'odds_change' }>): number {
  return markets.reduce((sum, { selections }) => sum + selections.length, 0)
}

function collector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc')
}

function heapAfter(clean: () => void): number {
  clean()
  const { heapUsed, external, arrayBuffers } = process.memoryUsage()
  return heapUsed + external + arrayBuffers
}
