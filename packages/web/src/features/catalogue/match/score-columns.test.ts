import { describe, expect, it } from 'vitest'
import type { GameState } from '../../../live/live.ts'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { scoreColumns } from './score-columns.ts'

const LIVE: GameState = { status: 'live', score: [1, 0], clock: null }
const texts = catalogueTexts.ptBR

describe('the columns of the scoreboard', () => {
  const at = (clock: GameState['clock']) =>
    scoreColumns({ ...LIVE, clock }, texts).map(({ label, values }) => [label, ...values])

  it('are sets, games and points of tennis', () => {
    const inSet = { minute: 0, stoppage: 0, partScore: [5, 4] } as const
    expect(at({ ...inSet, period: 'S2', points: ['40', 'AD'] })).toEqual([
      ['Sets', 1, 0],
      ['2º set', 5, 4],
      ['Pontos', '40', 'AD'],
    ])
  })

  it('are maps and rounds of e-sports, and sets alone between two of them', () => {
    expect(at({ period: 'M2', minute: 0, stoppage: 0, partScore: [9, 3] })).toEqual([
      ['Mapas', 1, 0],
      ['Mapa 2', 9, 3],
    ])
    expect(at({ period: 'S3', minute: 0, stoppage: 0 })).toEqual([['Sets', 1, 0]])
  })

  it('are none where the clock contains everything', () => {
    expect(at({ period: 'Q3', minute: 7, stoppage: 0 })).toEqual([])
    expect(at(null)).toEqual([])
  })
})
