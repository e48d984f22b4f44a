// @vitest-environment jsdom

import type { FactWire } from '@caderneta/contract/catalogue/timeline'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { seedGames, useGame } from '../../../live/live.ts'
import { render } from '../../../testing/render.tsx'
import { sampleGame } from '../../../testing/sample-games.ts'
import { page } from '../../../testing/test-page.ts'
import { MatchTimeline } from './match-timeline.tsx'
import { ANNOUNCE_DELAY_MS } from './use-announcement.ts'

let gameId = 8000
let facts: readonly FactWire[]

const goal = (minute: number, side: 'home' | 'away' = 'home'): FactWire => ({
  kind: 'goal',
  period: '2H',
  minute,
  stoppage: 0,
  side,
  points: 1,
})

function publish(gameStatus: 'scheduled' | 'live', timeline?: readonly FactWire[]): void {
  const count = (side: string) => (timeline ?? []).filter((each) => each.side === side).length
  const timelineFields = timeline && { timeline: { from: 0, facts: [...timeline] } }
  const score: [number, number] = [count('home'), count('away')]
  const gameInfo = { gameStatus, score, clock: null, ...timelineFields }
  act(() => seedGames(page, [sampleGame({ id: gameId, gameInfo })]))
}

/** Sends one more fact. */
function happens(fact: FactWire): void {
  facts = [...facts, fact]
  publish('live', facts)
}

function Shown() {
  const game = useGame(gameId)
  return game && <MatchTimeline game={game} />
}

const section = () => within(screen.getByRole('region', { name: 'Lance a lance' }))
const eventTexts = () =>
  section()
    .queryAllByRole('listitem')
    .map((item) => item.textContent)

beforeEach(() => {
  vi.useFakeTimers()
  gameId += 1
  facts = []
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the timeline of a match', () => {
  it('reads as still empty before kick-off', () => {
    publish('scheduled')
    render(<Shown />)
    expect(section().getByText(/quando a partida começar/)).toBeTruthy()
    expect(eventTexts()).toEqual([])
  })

  it('reads as unavailable when the feed sends no events', () => {
    publish('live')
    render(<Shown />)
    expect(section().getByText(/não são informados/)).toBeTruthy()
  })

  it('lists what happened with times and scores, newest first', () => {
    publish('live', [goal(50), goal(61, 'away')])
    render(<Shown />)
    expect(eventTexts()).toEqual(['61′Gol: Santosplacar 1–11–1', '50′Gol: Grêmioplacar 1–01–0'])
  })

  it('shows the last few of many, and all on request', () => {
    publish(
      'live',
      [50, 51, 52, 53, 54, 55, 56].map((minute) => goal(minute)),
    )
    render(<Shown />)
    expect(eventTexts().length).toBe(5)
    fireEvent.click(section().getByRole('button', { name: 'Ver os 7 lances' }))
    expect(eventTexts().length).toBe(7)
  })

  it('announces new events politely and batched, not the initial ones', () => {
    happens(goal(50))
    render(<Shown />)
    const announced = () => section().getByRole('status').textContent
    act(() => vi.advanceTimersByTime(ANNOUNCE_DELAY_MS))
    expect(announced()).toBe('')
    happens(goal(60))
    happens(goal(61, 'away'))
    expect(announced()).toBe('')
    act(() => vi.advanceTimersByTime(ANNOUNCE_DELAY_MS))
    expect(announced()).toBe('2 novos lances. Último: 61′ Gol: Santos')
    happens(goal(70))
    act(() => vi.advanceTimersByTime(ANNOUNCE_DELAY_MS))
    expect(announced()).toBe('70′ Gol: Grêmio')
  })
})
