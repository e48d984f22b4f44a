import {
  type GroupGame,
  rankedGroup,
  tableRows,
} from '@caderneta/domain/markets/outrights/league-table'
import { outrightSelections } from '@caderneta/domain/markets/outrights/outright-markets'
import type { SeasonFormat } from '@caderneta/domain/markets/outrights/season-format'
import { seasonOutlook } from '@caderneta/domain/markets/outrights/season-outlook'
import { goalChances } from '@caderneta/feed/football/chances/goal-chances'
import type { GoalRates } from '@caderneta/feed/football/goals-model'
import { lawOf, NOT_PLAYED } from '@caderneta/feed/football/goals-model'
import { itemAt } from '@caderneta/feed/item-at'
import { randomFrom } from '@caderneta/feed/random'
import { describe, expect, it } from 'vitest'
import { sampleMatch } from '../sample-match.ts'
import { AliasTables } from './alias-tables.ts'
import { outrightBooks, outrightNews } from './outright-book.ts'
import { advanceChance, scoreChances } from './score-law.ts'
import { finished } from './season-run-fixtures.ts'
import { chanceOf } from './season-tally.ts'
import { simulateSeason } from './simulate-season.ts'

const RUNS = 20_000
/** Of a chance that is counted in so many runs. */
const deviation = (chance: number) => Math.sqrt((chance * (1 - chance)) / RUNS)

const FOUR = [0, 1, 2, 3]
const LEAGUE: SeasonFormat = {
  runners: FOUR.map((runner) => ({ id: 10 + runner, name: `R${runner}` })),
  groups: [FOUR],
  tieBreakers: 'wins',
  knockout: 0,
  rounds: 6,
  offer: {
    ...{ tops: [2], relegated: 1, pairs: [[0, 1]], favourite: 0, stagesOf: [] },
    ...{
      pointLines: FOUR.map((runner) => [runner, [7.5]]),
      goalLines: [[], [], [], [], [], [5.5]],
    },
  },
}

const game = (
  round: number,
  home: number,
  away: number,
  score?: readonly [number, number],
): GroupGame => ({
  ...{ round, home, away },
  ...(score && { score }),
})
/** The last round is to come, and a game of the one before. */
const GAMES: readonly GroupGame[] = [
  game(0, 0, 1, [1, 0]),
  game(0, 2, 3, [2, 2]),
  game(1, 0, 2, [1, 1]),
  game(1, 3, 1, [0, 1]),
  game(2, 3, 0, [2, 1]),
  game(2, 1, 2, [0, 3]),
  game(3, 1, 0, [1, 1]),
  game(3, 3, 2, [0, 0]),
  game(4, 2, 0, [0, 2]),
  game(4, 1, 3),
  game(5, 0, 3),
  game(5, 2, 1),
]
const ratesOf = (home: number, away: number): GoalRates => {
  const [ours, theirs] = [1.1 + 0.2 * home, 0.6 + 0.2 * away]
  return { home: [ours * 0.45, ours * 0.55], away: [theirs * 0.45, theirs * 0.55] }
}

/** Chance of each selection, from all scores of the three games that are to come. */
function enumerated(selections: ReturnType<typeof outrightSelections>): readonly number[] {
  const toCome = GAMES.filter(({ score }) => score === undefined)
  const cells = toCome.map(({ home, away }) =>
    scoreChances(ratesOf(home, away)).filter(({ chance, score }) => chance > 1e-5 && score),
  )
  const [first = [], second = [], third = []] = cells
  const sums = selections.map(() => 0)
  let all = 0
  for (const one of first) {
    for (const two of second) {
      for (const three of third) {
        const chance = one.chance * two.chance * three.chance
        if (chance < 1e-7) continue
        const scores = [one.score, two.score, three.score]
        const ends = GAMES.map((each) => ({
          ...each,
          score: each.score ?? scores[toCome.indexOf(each)] ?? null,
        }))
        const rows = tableRows(4, ends)
        const table = rankedGroup(FOUR, rows, 'wins')
        const goals =
          (two.score?.[0] ?? 0) +
          (two.score?.[1] ?? 0) +
          (three.score?.[0] ?? 0) +
          (three.score?.[1] ?? 0)
        all += chance
        selections.forEach(({ rule }, index) => {
          const isWon =
            rule.op === 'rank'
              ? within(table.indexOf(rule.runner) + 1, rule.within)
              : rule.op === 'points'
                ? within(rows[rule.runner]?.points ?? 0, rule.within)
                : rule.op === 'ahead'
                  ? rule.of.every((other) => table.indexOf(rule.runner) < table.indexOf(other))
                  : rule.op === 'goals' && within(goals, rule.within)
          if (isWon) sums[index] = itemAt(sums, index) + chance
        })
      }
    }
  }
  return sums.map((sum) => sum / all)
}

const within = (value: number, [least, most]: readonly [number, number]) =>
  value >= least && value <= most

describe('the rest of a season, simulated', () => {
  const selections = outrightSelections(LEAGUE)
  const state = { games: GAMES, ties: [] }
  const tally = finished(
    simulateSeason({ format: LEAGUE, state, ratesOf }, RUNS, randomFrom('rest')),
  )

  it('agrees with all scores that are possible', () => {
    const exact = enumerated(selections)
    selections.forEach(({ rule, name, handicap }, index) => {
      const chance = itemAt(exact, index)
      // Games that are not played, one in 250, are not enumerated.
      const error = 4.5 * deviation(chance) + 0.004
      const counted = chanceOf(rule, tally, LEAGUE) ?? Number.NaN
      expect(Math.abs(counted - chance), `${name} ${handicap}`).toBeLessThan(error)
    })
  })

  it('gives each book its margin, and no odds above fair ones', () => {
    const books = outrightBooks(7, LEAGUE, selections)
    const { markets } = finished(outrightNews(books, seasonOutlook(LEAGUE, state), tally, 3))
    const exact = enumerated(selections)
    const chanceById = new Map(
      selections.map(({ index }, i) => [700_000 + index, itemAt(exact, i)]),
    )
    const open = markets.filter(({ status }) => status === 'open')
    expect(new Set(open.map(({ marketId }) => marketId % 100))).toEqual(
      new Set([1, 5, 8, 10, 11, 12, 6]),
    )
    for (const { marketId, selections: priced } of open) {
      const sum = priced.reduce((all, { odds }) => all + 1000 / odds, 0)
      const winners = Math.round(
        priced.reduce((all, each) => all + (chanceById.get(each.selectionId) ?? 0), 0),
      )
      expect(sum, `${marketId}`).toBeGreaterThan(winners * 1.055)
      for (const { selectionId, odds } of priced)
        expect((chanceById.get(selectionId) ?? 1) * odds, `${selectionId}`).toBeLessThan(1000)
    }
  })

  it('is the same again from the same results and chance', () => {
    const again = finished(
      simulateSeason({ format: LEAGUE, state, ratesOf }, 500, randomFrom('rest')),
    )
    const twice = finished(
      simulateSeason({ format: LEAGUE, state, ratesOf }, 500, randomFrom('rest')),
    )
    expect(again).toEqual(twice)
  })
})

describe('the law of a score', () => {
  it('is that of the prices of a match', () => {
    const rates = ratesOf(2, 1)
    const { grid } = fullTime(rates)
    const played = 1 - (scoreChances(rates).find(({ score }) => score === null)?.chance ?? 0)
    for (const { score, chance } of scoreChances(rates)) {
      if (score === null || score[0] > 6 || score[1] > 6) continue
      expect(chance / played, score.join('-')).toBeCloseTo(grid(score[0], score[1]), 6)
    }
  })

  it('sends a side on as often as matches that are sampled', () => {
    const rates = ratesOf(0, 3)
    const trials = 4000
    let wins = 0
    for (let trial = 0; trial < trials; trial += 1) {
      const { goals, penalties } = sampleMatch(randomFrom(`tie/${trial}`), rates, true)
      const lead = 2 * goals.filter(({ side }) => side === 'home').length - goals.length
      if (penalties ? penalties[0] > penalties[1] : lead > 0) wins += 1
    }
    const chance = (advanceChance(rates) - 0.004) / 0.996
    expect(Math.abs(wins / trials - chance)).toBeLessThan(4.5 * Math.sqrt(0.25 / trials))
  })

  it('is sampled from a table as often as it says', () => {
    const chances = [0.05, 0.6, 0.1, 0.25]
    const tables = new AliasTables(2, chances.length)
    tables.fill(1, chances)
    const parts = 10_000
    const counts = [0, 0, 0, 0]
    for (let part = 0; part < parts; part += 1) {
      const item = tables.sample(1, (part + 0.5) / parts)
      counts[item] = itemAt(counts, item) + 1
    }
    const shares = counts.map((count) => count / parts)
    expect(shares).toEqual(chances.map((chance) => expect.closeTo(chance, 3)))
  })
})

/** Chances of scores after 90 minutes by the goals model of prices. */
function fullTime(rates: GoalRates) {
  const nodes = lawOf(rates, { score: [0, 0], halfTime: null }, NOT_PLAYED)
  const sumOf = (first: Float64Array, second: Float64Array, goals: number) => {
    let sum = 0
    for (let before = 0; before <= goals; before += 1)
      sum += (first[before] ?? 0) * (second[goals - before] ?? 0)
    return sum
  }
  expect(goalChances(nodes)).toBeDefined()
  return {
    grid: (home: number, away: number) =>
      nodes.reduce(
        (sum, { weight, half1, half2 }) =>
          sum + weight * sumOf(half1.home, half2.home, home) * sumOf(half1.away, half2.away, away),
        0,
      ),
  }
}
