// @vitest-environment jsdom

import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { seedGames } from '../../../live/live.ts'
import { openPreloaded } from '../../../testing/preloaded-page.ts'
import { render } from '../../../testing/render.tsx'
import { sampleGame } from '../../../testing/sample-games.ts'
import { page } from '../../../testing/test-page.ts'
import { done, testServer } from '../../../testing/test-server.ts'
import { seedPreloadedGames, useGames } from './use-games.ts'

afterEach(() => {
  cleanup()
  document.getElementById('given')?.remove()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function List({ championshipId = '901' }: { readonly championshipId?: string }) {
  const { value } = useGames({ championshipId })
  return <p>{value?.map(({ info }) => info.betGameId).join(' ')}</p>
}

const open = async () => act(async () => render(<List />))
const listed = () => screen.getByRole('paragraph').textContent

it('a match that ends keeps its row while the list is open, and loses it on reopening', async () => {
  const games = [sampleGame({ id: 51 }), sampleGame({ id: 52 })]
  testServer({ 'sport/item': done({ data: { games } }) })
  await open()
  const gameInfo: GameWire['gameInfo'] = { gameStatus: 'ended', score: [2, 1], clock: null }
  act(() => seedGames(page, [sampleGame({ id: 51, gameInfo })]))
  expect(listed()).toBe('51 52')
  cleanup()
  await open()
  expect(listed()).toBe('52')
})

it('shows the part of a long list that came with the page, then the whole', async () => {
  const part = { success: true, data: { games: [sampleGame({ id: 61 })] } }
  const call = 'sport/item?championshipId=902&part=first'
  vi.spyOn(performance, 'now').mockReturnValue(1_000)
  openPreloaded({ language: 'pt-BR', replies: { [call]: part } })
  seedPreloadedGames(page)
  let answer = (_: ReturnType<typeof done>) => {}
  const whole = new Promise<ReturnType<typeof done>>((resolve) => {
    answer = resolve
  })
  const sent = testServer({ 'sport/item': () => whole })
  await act(async () => render(<List championshipId="902" />))
  expect(listed()).toBe('61')
  const games = [sampleGame({ id: 61 }), sampleGame({ id: 62 })]
  await act(async () => answer(done({ data: { games } })))
  expect(listed()).toBe('61 62')
  expect(sent.map(({ fields }) => fields)).toEqual([{ championshipId: '902' }])
})

describe('a list that came with the page', () => {
  const reply = { success: true, data: { games: [sampleGame({ id: 63 })] } }
  const openAt = (ms: number, replies: object) => {
    vi.spyOn(performance, 'now').mockReturnValue(ms)
    openPreloaded({ language: 'pt-BR', replies })
    seedPreloadedGames(page)
  }

  it('is in the first rendering, and is not requested', async () => {
    const sent = testServer({ 'sport/item': done({ data: { games: [] } }) })
    openAt(1_000, { 'sport/item?championshipId=903': reply })
    render(<List championshipId="903" />)
    expect(listed()).toBe('63')
    await act(async () => {})
    expect(sent).toEqual([])
  })

  it('is shown until the same has been requested when the page took long', async () => {
    const sent = testServer({ 'sport/item': done({ data: { games: [sampleGame({ id: 64 })] } }) })
    openAt(20_000, { 'sport/item?championshipId=904': reply })
    render(<List championshipId="904" />)
    expect(listed()).toBe('63')
    await act(async () => {})
    expect(listed()).toBe('64')
    expect(sent).toHaveLength(1)
  })

  it('is requested when it cannot be read', async () => {
    const sent = testServer({ 'sport/item': done({ data: { games: [] } }) })
    openAt(1_000, { 'sport/item?championshipId=905': { success: true, data: 1 } })
    await act(async () => render(<List championshipId="905" />))
    expect(sent).toHaveLength(1)
  })
})
