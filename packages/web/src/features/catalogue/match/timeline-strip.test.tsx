// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { timelineTexts } from '../../../texts/timeline-texts.ts'
import type { TimelineEvent } from './timeline-events.ts'
import { TimelineStrip } from './timeline-strip.tsx'

afterEach(cleanup)

const eventsOf = (count: number): readonly TimelineEvent[] =>
  Array.from({ length: count }, (_, at) => ({
    number: count - 1 - at,
    time: `${count - at}′`,
    text: 'Gol',
    score: null,
    isAnnulled: false,
    isMinor: false,
  }))

const strip = (count: number) => (
  <TimelineStrip events={eventsOf(count)} own={timelineTexts.ptBR} counts={<p>Escanteios</p>} />
)
const texts = () => screen.getAllByRole('listitem').map((item) => item.textContent)

test('the line begins with the latest event, and has the last few and what is counted', () => {
  render(strip(7))
  expect(texts()).toEqual(['7′Gol', '6′Gol', '5′Gol', '4′Gol', '3′Gol'])
  expect(screen.getByText('Escanteios')).toBeTruthy()
})

test('all events are one press away', () => {
  render(strip(7))
  fireEvent.click(screen.getByRole('button', { name: 'Ver os 7 lances', expanded: false }))
  expect(texts()).toHaveLength(7)
  fireEvent.click(screen.getByRole('button', { name: 'Ver só os últimos', expanded: true }))
  expect(texts()).toHaveLength(5)
})

test('a new event brings the line back to its beginning', () => {
  const { rerender } = render(strip(7))
  const line = document.querySelector<HTMLElement>('[data-timeline]')
  if (line === null) throw new Error('no line')
  line.scrollLeft = 120
  rerender(strip(7))
  expect(line.scrollLeft).toBe(120)
  rerender(strip(8))
  expect(line.scrollLeft).toBe(0)
})
