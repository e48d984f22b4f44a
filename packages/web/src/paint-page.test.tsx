import { BEST_LEAGUES } from '@caderneta/domain/markets/market/market'
import { beforeAll, expect, test } from 'vitest'
import { paintPage, preparePaint } from './paint-page.tsx'
import { sampleGame } from './testing/sample-games.ts'
import { sampleSite } from './testing/sample-player.ts'

const NOW = Date.UTC(2025, 10, 22, 12)
const LIST = '/games/sport/football'

beforeAll(() => preparePaint())

/** Of one tournament each, with that many games. */
const tournaments = (...counts: readonly number[]) =>
  counts.flatMap((count, tournament) =>
    Array.from({ length: count }, (_, i) =>
      sampleGame({
        id: 100 * (tournament + 1) + i,
        tournamentId: BEST_LEAGUES[tournament] ?? 0,
        tournament: `Copa ${tournament}`,
        teams: [`Casa ${tournament}-${i}`, `Fora ${tournament}-${i}`],
      }),
    ),
  )

interface Painted {
  readonly path?: string
  readonly language?: 'ptBR' | 'en'
  readonly call?: string
  readonly games: readonly unknown[]
}

function painted({ path = LIST, call = 'sport/item?route=football', games, ...rest }: Painted) {
  const { language = 'ptBR' } = rest
  const replies = new Map<string, unknown>([
    ['base_unauth', { success: true, ...sampleSite }],
    [call, { success: true, data: { games } }],
  ])
  return paintPage({ path, language, replies, now: NOW })
}

const rowsOf = (markup: string) => markup.match(/data-game="/g)?.length

test('a list is painted with its frame, its name and its rows', () => {
  const markup = painted({ games: tournaments(2) })
  expect(markup).toMatch(/<h1[^>]*>.*Futebol.*<\/h1>/)
  expect(markup).toContain('Casa 0-1')
  expect(markup).toContain('2.01')
  expect(rowsOf(markup)).toBe(2)
  expect(markup).toContain('Início')
})

test('in the language of the request', () => {
  const markup = painted({ games: tournaments(1), language: 'en' })
  expect(markup).toContain('Next 24 hours')
  expect(markup).not.toContain('Próximas')
})

test.each([
  ['/live', 'sport/item?list=live'],
  ['/games/sport/football/lists/24', 'sport/item?list=24&route=football'],
  ['/games/sport/football/70', 'sport/item?championshipId=70'],
  [LIST, 'sport/item?part=first&route=football'],
])('the list of %s comes from %s', (path, call) => {
  expect(rowsOf(painted({ path, call, games: tournaments(3) }))).toBe(3)
})

test('what no window shows at first is not painted', () => {
  const markup = painted({ games: tournaments(10, 20, 5) })
  expect(rowsOf(markup)).toBe(16)
  expect(markup).toContain('Copa 1')
  expect(markup).not.toContain('Copa 2')
})

test('it has no style of its own, which the policy of the site forbids, and takes no press', () => {
  const markup = painted({ games: tournaments(20) })
  expect(markup).not.toContain('style=')
  expect(markup).toMatch(/^<div inert=""/)
})

test('text from outside stays text', () => {
  const games = [sampleGame({ teams: ['<script>alert(1)</script>', 'B'] })]
  expect(painted({ games })).not.toContain('<script')
})

test('my bets is painted with its heading and its tabs, and nothing of a player', () => {
  const markup = painted({ path: '/mybets', games: [] })
  expect(markup).toMatch(/<h1[^>]*>Minhas apostas<\/h1>/)
  expect(markup).toContain('role="tab"')
  expect(markup).not.toContain('data-bet')
})
