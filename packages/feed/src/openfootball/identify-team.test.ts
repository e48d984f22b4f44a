import { describe, expect, it } from 'vitest'
import { identifyTeam } from './identify-team.ts'

const idOf = (name: string, country = '') => identifyTeam(name, country).id

describe('a team', () => {
  it('is the same under all of its spellings', () => {
    const spellings = ['CR Flamengo', 'Flamengo', 'FLAMENGO']
    for (const name of spellings) expect(idOf(name, 'BRA')).toBe(idOf('CR Flamengo (BRA)'))
    expect(idOf('Sao Paulo', 'BRA')).toBe(idOf('São Paulo FC (BRA)'))
    expect(idOf('Grêmio FBPA', 'BRA')).toBe(idOf('Gremio', 'BRA'))
  })

  it('is another in another country', () => {
    expect(idOf('Barcelona SC (ECU)')).not.toBe(idOf('FC Barcelona (ESP)'))
    expect(idOf('Club Nacional (PAR)')).not.toBe(idOf('Club Nacional de Football (URU)'))
  })

  it('is another under another name', () => {
    expect(idOf('EC Vitória', 'BRA')).not.toBe(idOf('EC Bahia', 'BRA'))
    expect(idOf('Argentina')).not.toBe(idOf('France'))
  })

  it('keeps its identifier from run to run, within a signed 32-bit integer', () => {
    expect(idOf('Brazil')).toBe(identifyTeam('Brazil', '').id)
    for (const name of ['Brazil', 'Croatia', 'Côte d’Ivoire', 'FC', '日本']) {
      expect(idOf(name)).toBeGreaterThan(0)
      expect(idOf(name)).toBeLessThan(2 ** 31)
    }
  })

  it('shows its name without the country behind it', () => {
    expect(identifyTeam('SE Palmeiras (BRA)', '').name).toBe('SE Palmeiras')
    expect(identifyTeam('Grêmio', '').name).toBe('Grêmio')
  })

  it('may be called by a club word alone', () => {
    expect(idOf('FC')).not.toBe(idOf('SC'))
  })
})
