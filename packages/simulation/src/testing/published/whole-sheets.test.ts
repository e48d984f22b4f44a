import { odds } from '@caderneta/domain/odds/odds'
import { reportFigure, seeded, sized } from '@caderneta/pricing/testing/campaign-size'
import { describe, expect, it } from 'vitest'
import { commitSeed } from '../commit-seed.ts'
import { fairWeights, returnsLess } from './fair-weights.ts'
import {
  type OpenSelection,
  type OpenSheet,
  openSheet,
  partsOf,
  publishedMatches,
} from './whole-sheets.ts'

/** A campaign takes the commit that it tests, so that no price is tuned to a seed. */
const SEED = seeded(sized({ test: 'whole sheets', small: commitSeed(), full: commitSeed() }))
const MATCHES = sized({ test: 1, small: 10, full: 300 })
/** Of each match, evenly from its announcement to its last price. */
const MOMENTS = sized({ test: 3, small: 20, full: 50 })
/** Ends to search among; chances of few of them prove as much as chances of many. */
const ENDS = [250, 1_000, 4_000] as const
/** Moments to look at where betting rests, one after the other. */
const RESTS_MAX = 60

interface Seen {
  readonly key: string
  readonly sheet: OpenSheet
}

function* sheets(): Generator<Seen> {
  let left = MATCHES
  for (const match of publishedMatches(SEED)) {
    if (left === 0) return
    left -= 1
    const { moments, script } = match
    for (let i = 0; i < MOMENTS; i += 1) {
      const from = Math.floor((i * moments.length) / MOMENTS)
      for (const at of moments.slice(from, from + RESTS_MAX)) {
        const sheet = openSheet(match, at)
        if (sheet === null) continue
        yield { key: `${script.fixture.gameId} at ${at - script.fixture.startsAt} ms`, sheet }
        break
      }
    }
  }
}

/** Parts for which no chances were found, from any number of ends. */
function unproved({ key, sheet }: Seen): readonly string[] | null {
  return ENDS.reduce<readonly string[] | null>((left, ends) => {
    if (left?.length === 0) return left
    return partsOf(sheet, ends, `${SEED}/${key}`)
      .filter(({ name }) => left === null || left.includes(name))
      .filter(({ returns }) => fairWeights(returns) === null)
      .map(({ name }) => name)
  }, null)
}

describe('all open prices of a football match, corners, cards and shots included', () => {
  it('have chances under which each bet loses, so no set of bets has a sure return', () => {
    const count = { before: 0, live: 0, selections: 0 }
    const failed: string[] = []
    for (const seen of sheets()) {
      count[seen.sheet.isLive ? 'live' : 'before'] += 1
      count.selections += seen.sheet.selections.length
      for (const part of unproved(seen) ?? [seen.key]) failed.push(`${part} of ${seen.key}`)
    }
    for (const name of ['before', 'live', 'selections'] as const)
      reportFigure(`sheets, ${name}`, count[name])
    expect(failed).toEqual([])
    expect(count.before).toBeGreaterThan(0)
    expect(count.live).toBeGreaterThan(0)
  })

  it('have none where the two sides of one book return more than their stakes', () => {
    const [first] = sheets()
    if (first === undefined) throw new Error('no sheet')
    for (const { name, selections, returns } of partsOf(first.sheet, ENDS[0], SEED)) {
      expect(fairWeights(returns), name).not.toBeNull()
      const one = selections.findIndex(({ name: side }) => side === 'Over')
      const [over, under] = [selections[one], selections[one + 1]]
      if (over?.handicap !== under?.handicap) throw new Error('a line without its other side')
      const raised = returns.map((each, at) =>
        at === one || at === one + 1 ? each.map((back) => back * 1.2) : each,
      )
      expect(fairWeights(raised), name).toBeNull()
    }
  })
})

const HANDICAPS = new Set([1010029, 1011010, 1015003, 1016003])

/**
 * Of a line, what rises with the chance of its selection, and which lines it is compared with. Not
 * those joined with a result: a draw with over 2.5 or over 3.5 is the same, at two margins.
 */
function lineOf({ marketId, name, handicap }: OpenSelection) {
  if (HANDICAPS.has(marketId)) return { of: `${marketId} ${name}`, ease: Number(handicap) }
  const side = /^(Over|Under)$/.exec(name)?.[1]
  const number = /-?\d+(\.\d+)?$/.exec(handicap)?.[0]
  if (side === undefined || number === undefined) return null
  const ease = side === 'Under' ? Number(number) : -Number(number)
  return { of: `${marketId} ${name} ${handicap.slice(0, -number.length)}`, ease }
}

/** Lines that pay more although they win whenever another one does. */
function unorderedLines(selections: readonly OpenSelection[]): readonly string[] {
  const lines = selections.flatMap((one) => {
    const line = lineOf(one)
    return line === null ? [] : [{ ...line, odds: one.odds }]
  })
  return lines.flatMap(({ of, ease, odds }) =>
    lines
      .filter((other) => other.of === of && other.ease > ease && other.odds > odds)
      .map((other) => `${of}: ${other.odds} at ${other.ease}, ${odds} at ${ease}`),
  )
}

describe('the lines of a market of a football match', () => {
  it('never pay more where they are easier to win', () => {
    let lines = 0
    for (const { sheet } of sheets()) {
      lines += sheet.selections.filter((one) => lineOf(one) !== null).length
      expect(unorderedLines(sheet.selections)).toEqual([])
    }
    reportFigure('lines in order', lines)
    expect(lines).toBeGreaterThan(100)
  })

  it('are seen out of order where one pays twice as much', () => {
    const [first] = sheets()
    const selections = first?.sheet.selections ?? []
    const raised = selections.filter((one) => lineOf(one) !== null)
    const [found] = raised.filter(
      (one) =>
        unorderedLines(
          selections.map((each) => (each === one ? { ...each, odds: odds(each.odds * 2) } : each)),
        ).length > 0,
    )
    expect(found).toBeDefined()
  })
})

describe('chances of ends', () => {
  const bets = (...rows: readonly (readonly number[])[]) =>
    rows.map((row) => Float64Array.from(row))

  it('are found where a bet gains in ends that are few', () => {
    const returns = bets([1900, 0, 0], [0, 1900, 1900], [0, 0, 9000])
    const weights = fairWeights(returns)
    if (weights === null) throw new Error('none found')
    expect(returns.every((each) => returnsLess(each, weights))).toBe(true)
  })

  it('are found where bets are void in almost every end', () => {
    const voids = Array<number>(1_000).fill(1000)
    expect(fairWeights(bets([1990, 0, ...voids], [0, 1830, ...voids]))).not.toBeNull()
  })

  it('are none where some bets together return more than their stakes in every end', () => {
    expect(fairWeights(bets([2100, 0], [0, 2100]))).toBeNull()
    expect(fairWeights(bets([1900, 0], [0, 1900]))).not.toBeNull()
    expect(fairWeights(bets([1000, 1000]))).toBeNull()
    expect(fairWeights(bets([1500, 1500]))).toBeNull()
  })
})
