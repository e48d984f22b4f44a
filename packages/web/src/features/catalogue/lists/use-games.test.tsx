// @vitest-environment jsdom
import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { seedGames } from '../../../live/live.ts'
import { sampleGame } from '../../../testing/sample-games.ts'
import { done, testServer } from '../../../testing/test-server.ts'
import { useGames } from './use-games.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function List() {
  const { value } = useGames({ championshipId: '901' })
  return <p>{value?.map(({ info }) => info.betGameId).join(' ')}</p>
}

const open = async () => act(async () => render(<List />))
const listed = () => screen.getByRole('paragraph').textContent

it('a match that ends keeps its row while the list is open, and loses it on reopening', async () => {
  const games = [sampleGame({ id: 51 }), sampleGame({ id: 52 })]
  testServer({ 'sport/item': done({ data: { games } }) })
  await open()
  const gameInfo: GameWire['gameInfo'] = { gameStatus: 'ended', score: [2, 1], clock: null }
  act(() => seedGames([sampleGame({ id: 51, gameInfo })]))
  expect(listed()).toBe('51 52')
  cleanup()
  await open()
  expect(listed()).toBe('52')
})
