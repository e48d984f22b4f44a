// @vitest-environment jsdom
import type { FactWire } from '@caderneta/contract/catalogue/timeline'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { timelineTexts } from '../../../texts/timeline-texts.ts'
import { IncidentCounts } from './incident-counts.tsx'

const fact = (kind: FactWire['kind'], changes: Partial<FactWire> = {}): FactWire => ({
  ...{ kind, period: '1H', minute: 12, stoppage: 0, side: 'home' },
  points: kind === 'goal' ? 1 : 0,
  ...changes,
})

const counts = (facts: readonly FactWire[]) => {
  render(<IncidentCounts facts={facts} own={timelineTexts.ptBR} />)
  return screen.queryAllByRole('listitem').map((one) => one.querySelector('.sr-only')?.textContent)
}

afterEach(cleanup)

it('corners, cards and shots on target are counted as the markets about them count', () => {
  const away = { side: 'away' } as const
  const facts = [
    fact('corner'),
    fact('corner', { period: '2H' }),
    fact('corner', away),
    fact('yellow_card'),
    fact('second_yellow'),
    fact('red_card', away),
    fact('shot_saved', away),
    fact('shot_off', away),
    fact('goal'),
  ]
  expect(counts(facts)).toEqual(['Escanteios: 2 a 1', 'Cartões: 3 a 2', 'Chutes no gol: 1 a 1'])
})

it('what happens in extra time and what is annulled is not counted', () => {
  const facts = [
    fact('corner'),
    fact('corner', { period: 'ET1' }),
    fact('goal', { isAnnulled: true }),
    fact('goal', { period: 'ET2' }),
  ]
  expect(counts(facts)).toEqual(['Escanteios: 1 a 0', 'Cartões: 0 a 0', 'Chutes no gol: 0 a 0'])
})

it('nothing is counted of a match that reports goals alone', () => {
  expect(counts([fact('goal')])).toEqual([])
})
