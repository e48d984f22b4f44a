import type { ContestModel, ScriptMoment } from '@caderneta/feed/contest/contest-model'
import { type Random, randomFrom } from '@caderneta/feed/random'
import { eSports } from '@caderneta/feed/sets/e-sports'
import { setsModel } from '@caderneta/feed/sets/sets-model'
import { eSportsOffer, tennisOffer, volleyballOffer } from '@caderneta/feed/sets/sets-offers'
import type { SetsSport, SetsState } from '@caderneta/feed/sets/sets-sport'
import { tennis } from '@caderneta/feed/sets/tennis'
import { volleyball } from '@caderneta/feed/sets/volleyball'
import { describe, expect, it } from 'vitest'
import { sampleSets } from '../sets/sample-sets.ts'
import { expectedSetsOutcome } from './independent-sets.ts'

const MATCHES = 2_000
/** To follow a whole match costs the results of its every point. */
const FOLLOWED = 60
const PACE = { point: [20, 50], setBreak: 120 } as const

interface Played<Part> {
  readonly model: ContestModel<SetsState<Part>>
  readonly moments: readonly ScriptMoment<SetsState<Part>>[]
}

/** From matches without a doubt to those between equals, whose sets are long. */
const chanceOf = (random: Random, spread: number) => 0.5 + spread * (random.next() - 0.5)

/** A model for several matches, so that rules are not laid over other lines each time. */
function matches<Part>(
  seed: string,
  make: (random: Random) => {
    readonly model: ContestModel<SetsState<Part>>
    readonly sport: SetsSport<Part>
  },
) {
  return function* played(count: number): Generator<Played<Part>> {
    for (let index = 0; index < count; index += 20) {
      const random = randomFrom(`${seed} of the calculator ${index}`)
      const { model, sport } = make(random)
      for (let match = 0; match < 20; match += 1) {
        // The sets are not played as they are priced: the calculator sees every kind of match.
        const bent = { ...sport, pointChance: (part: Part) => bend(sport.pointChance(part), match) }
        yield { model, moments: sampleSets(random.split(`${match}`), bent, PACE) }
      }
    }
  }
}

function bend(chance: number, match: number): number {
  return Math.min(0.95, Math.max(0.05, chance + 0.03 * ((match % 5) - 2)))
}

const TENNIS = matches('tennis', (random) => {
  const serve = { home: 0.5 + 0.25 * random.next(), away: 0.5 + 0.25 * random.next() }
  const wanted = random.pick([2, 3])
  return { model: setsModel(tennisOffer(serve, wanted)), sport: tennis(serve, wanted) }
})
const VOLLEYBALL = matches('volleyball', (random) => {
  const chance = chanceOf(random, 0.1)
  return { model: setsModel(volleyballOffer(chance)), sport: volleyball(chance) }
})
const E_SPORTS = matches('e-sports', (random) => {
  const chance = chanceOf(random, 0.2)
  return { model: setsModel(eSportsOffer(chance)), sport: eSports(chance) }
})

function lastOf<Part>({ moments }: Played<Part>) {
  const last = moments.at(-1)
  if (!last) throw new RangeError('no moments')
  return last
}

function differences<Part>(played: Iterable<Played<Part>>): readonly string[] {
  const found: string[] = []
  let count = 0
  for (const match of played) {
    count += 1
    const { model, moments } = match
    const results = model.outcomes(lastOf(match).state)
    const facts = moments.flatMap(({ clock, facts: drafts = [] }) =>
      drafts.map((draft) => ({ period: clock.period, ...draft })),
    )
    model.sheet.selections.forEach(({ marketId, name, handicap }, position) => {
      const expected = expectedSetsOutcome(facts, marketId, name, handicap)
      if (results[position] === expected) return
      found.push(`${marketId} ${name} ${handicap}: ${results[position]}, expected ${expected}`)
    })
    const parts = count <= FOLLOWED ? rollingResults(match) : []
    for (const { selection, result } of parts) {
      const { marketId, name, handicap } = selection
      const expected = expectedSetsOutcome(facts, marketId, name, handicap)
      if (result === expected) continue
      found.push(`${marketId} ${name} ${handicap}: ${result}, expected ${expected}`)
    }
  }
  return found.slice(0, 10)
}

/** Every selection of the parts that were on sale, with its result at the end of the match. */
function rollingResults<Part>(match: Played<Part>) {
  const { model, moments } = match
  const seen = new Set<number>()
  return moments.flatMap(({ state }) => {
    const offer = model.rolling?.(state, true)
    const fresh = offer?.sheet.selections.filter(({ index }) => !seen.has(index)) ?? []
    if (!offer || fresh.length === 0) return []
    const results = offer.resultsIn(lastOf(match).state)
    for (const { index } of fresh) seen.add(index)
    return fresh.map((selection) => ({
      selection,
      result: results[offer.sheet.selections.indexOf(selection)],
    }))
  })
}

/** Parts that change after they were decided, or that leave the offer undecided. */
function rollingContradictions<Part>({ model, moments }: Played<Part>): readonly string[] {
  return moments.slice(0, -1).flatMap(({ state }, i) => {
    const next = moments[i + 1]?.state
    const [now, then] = [model.rolling?.(state, true), next && model.rolling?.(next, true)]
    if (!now || !then || !next) return ['no offer']
    const isOnSale = new Set(then.sheet.selections.map(({ index }) => index))
    const [before, after] = [now.resultsIn(state), now.resultsIn(next)]
    return now.sheet.selections.flatMap(({ index }, position) => {
      const known = before[position] ?? null
      if (known !== null && known !== after[position]) return [`${index} changes`]
      return after[position] === null && !isOnSale.has(index) ? [`${index} is forgotten`] : []
    })
  })
}

/** What is known early and changes later, and books without as many winners as they say. */
function contradictions<Part>(played: Iterable<Played<Part>>): readonly string[] {
  const found: string[] = []
  for (const match of played) {
    const { model, moments } = match
    const final = model.outcomes(lastOf(match).state)
    for (const { state } of moments) {
      model.outcomes(state).forEach((early, position) => {
        if (early !== null && early !== final[position]) found.push(`${position} changes`)
      })
    }
    found.push(...rollingContradictions(match))
    for (const { marketId, specifier, positions, winners } of model.sheet.markets) {
      const results = positions.map((position) => final[position])
      const wins = results.filter((result) => result === 'win').length
      const isVoid = results.every((result) => result === 'void')
      if (!isVoid && wins !== winners) found.push(`${marketId} ${specifier}: ${results.join()}`)
    }
  }
  return found.slice(0, 10)
}

describe('the selections of a match of sets are settled as computed independently', () => {
  it('in 2,000 matches of tennis', () => expect(differences(TENNIS(MATCHES))).toEqual([]))
  it('in 2,000 matches of volleyball', () => expect(differences(VOLLEYBALL(MATCHES))).toEqual([]))
  it('in 2,000 matches of maps', () => expect(differences(E_SPORTS(MATCHES))).toEqual([]))
})

describe('what is known early is what is known at the end, and one selection of a book wins', () => {
  it('in tennis', () => expect(contradictions(TENNIS(FOLLOWED))).toEqual([]))
  it('in volleyball', () => expect(contradictions(VOLLEYBALL(FOLLOWED))).toEqual([]))
  it('in matches of maps', () => expect(contradictions(E_SPORTS(FOLLOWED))).toEqual([]))
})

describe('the second opinion on a match of sets', () => {
  const set = (period: string, side: 'home' | 'away', partScore: readonly number[]) =>
    ({ kind: 'set', period, side, partScore }) as const
  const facts = [set('S1', 'away', [5, 7]), set('S2', 'home', [6, 0]), set('S3', 'home', [7, 6])]
  const result = (marketId: number, name = '1', handicap = '') =>
    expectedSetsOutcome(facts, marketId, name, handicap)

  it('counts sets for the score, and their games for totals', () => {
    expect(result(1000072, '2-1')).toBe('win')
    expect(result(1000071, 'Over', '30.5')).toBe('win')
    expect(result(1050005, 'Over', 'side=1|total=18.5')).toBe('lose')
    expect(result(1059002, 'Yes', 'side=1')).toBe('win')
    expect(result(1053001, '2', 'setnr=1|hcp=-1.5')).toBe('win')
    expect(result(1053002, 'Over', 'setnr=4|total=9.5')).toBe('void')
    expect(result(1)).toBeUndefined()
  })
})
