import { describe, expect, it } from 'vitest'
import data from '../../data/season-strengths.json' with { type: 'json' }
import { identifyTeam } from './identify-team.ts'
import { seasonStrengths } from './season-strengths.ts'

const idOf = (name: string, country = '') => identifyTeam(name, country).id

describe('what was known before a season', () => {
  it('is found by the competition and the day of its first match', () => {
    const known = seasonStrengths('World Cup 2022', '2022-11-20')
    expect(known?.byTeam.size).toBe(32)
    expect(seasonStrengths('Copa Libertadores 2025', '2025-02-04')?.byTeam.size).toBe(47)
    const league = seasonStrengths('Brazil Série A 2025', '2025-03-29')
    expect(league).toBeNull()
    expect(seasonStrengths('Brasileirão Série A 2025', '2025-03-29')?.byTeam.size).toBe(20)
  })

  it.each(['2022-11-19', '2018-06-14', '2026-06-11'])(
    'is not used for a season that begins on %s',
    (first) => {
      expect(seasonStrengths('World Cup', first)).toBeNull()
    },
  )

  it('is not taken from one competition for another', () => {
    expect(seasonStrengths('Copa do Brasil 2025', '2025-02-18')).toBeNull()
  })

  it('knows a club of a league by the name of its country', () => {
    const known = seasonStrengths('Brasileirão Série A 2025', '2025-03-29')
    const champion = known?.byTeam.get(idOf('Botafogo FR', 'BRA'))
    const promoted = known?.byTeam.get(idOf('SC Recife', 'BRA'))
    expect(champion?.attack).toBeGreaterThan(promoted?.attack ?? Infinity)
    expect(champion?.defence).toBeGreaterThan(promoted?.defence ?? Infinity)
  })

  it.each(data)('is about the average of $competition', ({ teams }) => {
    for (const at of [1, 2]) {
      const mean = teams.reduce((sum, row) => sum + Number(row[at]), 0) / teams.length
      expect(mean).toBeCloseTo(0, 2)
    }
  })
})
