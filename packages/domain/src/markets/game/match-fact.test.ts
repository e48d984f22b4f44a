import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FACT_KINDS, type MatchFact, scoreOfFacts } from './match-fact.ts'

const fact = (changes: Partial<MatchFact>): MatchFact => ({
  kind: 'goal',
  period: '1H',
  minute: 12,
  stoppage: 0,
  side: 'home',
  points: 1,
  ...changes,
})

const anyFact = fc
  .record({
    kind: fc.constantFrom(...FACT_KINDS),
    side: fc.constantFrom('home', 'away', null),
    points: fc.integer({ min: 0, max: 8 }),
  })
  .map(fact)

describe('the score of a timeline', () => {
  it('is nothing before anything happens', () => {
    expect(scoreOfFacts([])).toEqual([0, 0])
  })

  it('counts the points of each side', () => {
    fc.assert(
      fc.property(fc.array(anyFact), (facts) => {
        const of = (side: string) =>
          facts.reduce((sum, each) => sum + (each.side === side ? each.points : 0), 0)
        expect(scoreOfFacts(facts)).toEqual([of('home'), of('away')])
      }),
    )
  })

  it('does not count what was revoked', () => {
    fc.assert(
      fc.property(fc.array(anyFact), anyFact, (facts, one) => {
        const annulled: MatchFact = { ...one, isAnnulled: true }
        expect(scoreOfFacts([...facts, annulled])).toEqual(scoreOfFacts(facts))
      }),
    )
  })
})
