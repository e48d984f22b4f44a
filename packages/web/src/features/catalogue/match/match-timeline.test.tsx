// @vitest-environment jsdom
import type { FactWire } from '@caderneta/contract/catalogue/timeline'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { seedGames, useGame } from '../../../live/live.ts'
import { sampleGame } from '../../../testing/sample-games.ts'
import { MatchTimeline } from './match-timeline.tsx'
import { NEWS_MS } from './use-news.ts'

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

function tell(gameStatus: 'scheduled' | 'live', timeline?: readonly FactWire[]): void {
  const count = (side: string) => (timeline ?? []).filter((each) => each.side === side).length
  const told = timeline && { timeline: { from: 0, facts: [...timeline] } }
  const score: [number, number] = [count('home'), count('away')]
  const gameInfo = { gameStatus, score, clock: null, ...told }
  act(() => seedGames([sampleGame({ id: gameId, gameInfo })]))
}

/** Tells one fact more. */
function happens(fact: FactWire): void {
  facts = [...facts, fact]
  tell('live', facts)
}

function Shown() {
  const game = useGame(gameId)
  return game && <MatchTimeline game={game} />
}

const section = () => within(screen.getByRole('region', { name: 'Lance a lance' }))
const lines = () =>
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
  it('says before the kick-off that it is still empty', () => {
    tell('scheduled')
    render(<Shown />)
    expect(section().getByText(/quando a partida começar/)).toBeTruthy()
    expect(lines()).toEqual([])
  })

  it('says so when nobody tells what happens', () => {
    tell('live')
    render(<Shown />)
    expect(section().getByText(/não são informados/)).toBeTruthy()
  })

  it('lists what happened with times and scores, the last thing first', () => {
    tell('live', [goal(50), goal(61, 'away')])
    render(<Shown />)
    expect(lines()).toEqual(['61′Gol: Santosplacar 1–11–1', '50′Gol: Grêmioplacar 1–01–0'])
  })

  it('shows the last few of many, and all when asked', () => {
    tell(
      'live',
      [50, 51, 52, 53, 54, 55, 56].map((minute) => goal(minute)),
    )
    render(<Shown />)
    expect(lines().length).toBe(5)
    fireEvent.click(section().getByRole('button', { name: 'Ver os 7 lances' }))
    expect(lines().length).toBe(7)
  })

  it('announces what is new politely and gathered, not what stood there', () => {
    happens(goal(50))
    render(<Shown />)
    const said = () => section().getByRole('status').textContent
    act(() => vi.advanceTimersByTime(NEWS_MS))
    expect(said()).toBe('')
    happens(goal(60))
    happens(goal(61, 'away'))
    expect(said()).toBe('')
    act(() => vi.advanceTimersByTime(NEWS_MS))
    expect(said()).toBe('2 novos lances. Último: 61′ Gol: Santos')
    happens(goal(70))
    act(() => vi.advanceTimersByTime(NEWS_MS))
    expect(said()).toBe('70′ Gol: Grêmio')
  })
})
