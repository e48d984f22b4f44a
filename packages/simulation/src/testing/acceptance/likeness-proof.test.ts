import { describe, expect, it } from 'vitest'
import { FOOTBALL_TRAITS, likenedMatches } from './likeness-football.ts'
import { type Likeness, likenessIn } from './likeness-proof.ts'
import { LIKENESS_BY_SPORT } from './likenesses.ts'

const SEED = 'likeness'
const MATCHES = 3000
const GAMES = 3000

const unlike = (all: readonly Likeness[]) =>
  all.filter(({ isAlike }) => !isAlike).map(({ name }) => name)

describe('C7 games of the default calendars', () => {
  it('are like real ones in football', () => {
    expect(unlike(likenessIn(FOOTBALL_TRAITS, likenedMatches(SEED), MATCHES))).toEqual([])
  })

  it('are unlike them where the tempo of football is a tenth higher', () => {
    const faster = likenedMatches(SEED, ({ home, away }) => ({
      home: [1.1 * home[0], 1.1 * home[1]],
      away: [1.1 * away[0], 1.1 * away[1]],
    }))
    expect(unlike(likenessIn(FOOTBALL_TRAITS, faster, MATCHES))).toContain('over 2.5 %')
  })

  // What is known to be unlike: see docs/decisions/0134. These lists may only become shorter.
  it.each([
    ['boxing', []],
    ['american-football', ['overtime %']],
    ['basketball', ['overtime %']],
    ['tennis', ['games of a set', '2-0 of best of three %', '3-0 of best of five %']],
  ] as const)('are like real ones in %s but for %j', (sport, known) => {
    expect(unlike(LIKENESS_BY_SPORT[sport]?.(SEED, GAMES) ?? [])).toEqual(known)
  })
})

it('a trait is outside of its band where its error does not explain it', () => {
  function* coins(): Generator<number, never> {
    for (let toss = 0; ; toss += 1) yield toss % 2
  }
  const of = (toss: number) => [toss, 1] as const
  const traits = ([0.48, 0.6] as const).map((least) => ({
    ...{ name: `from ${least}`, of },
    band: [least, 0.7] as const,
  }))
  const [inside, outside] = likenessIn(traits, coins(), 10_000)
  expect(inside).toMatchObject({ value: 0.5, error: expect.closeTo(0.005, 6), isAlike: true })
  expect(outside?.isAlike).toBe(false)
})
