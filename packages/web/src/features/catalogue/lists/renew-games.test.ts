// @vitest-environment jsdom

import { afterEach, expect, it, vi } from 'vitest'
import { TURN_SIZE } from '../../../api/in-turns.ts'
import { readGame, readGameState, readOdd } from '../../../live/live.ts'
import { sampleGame } from '../../../testing/sample-games.ts'
import { page } from '../../../testing/test-page.ts'
import { done, strange, testServer } from '../../../testing/test-server.ts'
import { renewGames } from './renew-games.ts'

afterEach(() => void vi.unstubAllGlobals())

const listOf = (games: readonly object[]) => testServer({ 'sport/item': done({ data: { games } }) })
const known = [sampleGame({ id: 11 }), sampleGame({ id: 12 })]

it('requests the games of the list without prices, and adds none to the facts', async () => {
  const { odds, ...priced } = sampleGame({ id: 13 })
  const calls = listOf([{ ...priced, odds: [] }])
  await renewGames(page, { route: 'football' }, known)
  expect(calls[0]?.fields).toEqual({ route: 'football', market: '0' })
  expect(readGame(page, 13)).not.toBeNull()
  expect(readOdd(page, odds[0]?.betGamesOddId ?? 0)).toBeNull()
})

it('is the same value while the same games are listed, whatever their score', async () => {
  const gameInfo = { gameStatus: 'live' as const, score: [1, 0] as [number, number], clock: null }
  listOf([{ ...known[0], gameInfo }, known[1] ?? {}])
  expect(await renewGames(page, {}, known)).toBe(known)
  expect(readGameState(page, 11)?.score).toEqual([1, 0])
})

it.each([
  ['a game is moved', [sampleGame({ id: 11, startsAt: 1 }), known[1]]],
  ['a game is over', [known[0]]],
  ['a game is new', [...known, sampleGame({ id: 13 })]],
])('is another value when %s', async (_, games) => {
  listOf(games.flatMap((game) => game ?? []))
  expect(await renewGames(page, {}, known)).toEqual(games)
})

it('keeps its value when a game of the response is invalid, and returns a failed call', async () => {
  const games = [known[0], { info: 'none' }]
  testServer({ 'sport/item': strange({ success: true, data: { games } }) })
  expect(await renewGames(page, {}, known)).toBe(known)
  testServer({ 'sport/item': 'lost' })
  expect(await renewGames(page, {}, known)).toMatchObject({ failed: 'no_connection' })
})

it('merges a long list in batches, between which a press is handled', async () => {
  const ids = Array.from({ length: 3 * TURN_SIZE }, (_, i) => 1000 + i)
  listOf(ids.map((id) => sampleGame({ id })))
  const known = () => ids.filter((id) => readGame(page, id)).length
  const counts: number[] = []
  const timer = setInterval(() => counts.push(known()))
  await renewGames(page, {}, [])
  clearInterval(timer)
  expect(counts).toEqual(expect.arrayContaining([TURN_SIZE, 2 * TURN_SIZE]))
  expect(known()).toBe(ids.length)
})
