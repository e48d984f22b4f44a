import { describe, expect, it } from 'vitest'
import { type FootballResult, halfTimeScore } from './football-result.ts'

const finished = (facts: Partial<FootballResult>): FootballResult => ({
  status: 'finished',
  halfTime: null,
  fullTime: null,
  ...facts,
})

describe('halfTimeScore', () => {
  it('is the one that the source contains', () => {
    expect(halfTimeScore(finished({ halfTime: [1, 0], fullTime: [1, 2] }))).toEqual([1, 0])
    expect(halfTimeScore(finished({ halfTime: [0, 0], fullTime: [3, 0] }))).toEqual([0, 0])
  })

  it('is known without the source when the match ended 0-0', () => {
    expect(halfTimeScore(finished({ fullTime: [0, 0] }))).toEqual([0, 0])
  })

  it.each([
    [1, 0],
    [0, 1],
    [2, 2],
  ] as const)('is unknown after %i-%i when the source is silent', (home, away) => {
    expect(halfTimeScore(finished({ fullTime: [home, away] }))).toBeNull()
  })

  it('is unknown when nothing is known', () => {
    expect(halfTimeScore(finished({}))).toBeNull()
  })
})
