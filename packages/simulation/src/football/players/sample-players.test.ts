import { playerBounds } from '@caderneta/domain/markets/football/players/player-counters'
import { PLAYER_SELECTIONS } from '@caderneta/domain/markets/football/players/player-selections'
import { resultOf } from '@caderneta/domain/markets/rule'
import { NOT_PLAYED } from '@caderneta/feed/football/goals-model'
import { matchCourse, matchTimeAt } from '@caderneta/feed/football/match-course'
import type { MatchScript } from '@caderneta/feed/football/match-script'
import type { LineUps, MatchPlayers } from '@caderneta/feed/football/players/line-up'
import { playerFamilies } from '@caderneta/feed/football/players/player-family'
import { playerMomentAt } from '@caderneta/feed/football/players/player-moment'
import { chanceAt, itemAt } from '@caderneta/feed/item-at'
import { randomFrom } from '@caderneta/feed/random'
import { exampleScript } from '@caderneta/feed/testing/example-match'
import { describe, expect, it } from 'vitest'
import { commitSeed } from '../../testing/commit-seed.ts'
import { sampleIncidents } from '../sample-incidents.ts'
import { sampleMatch } from '../sample-match.ts'
import { lineUpsOf } from './line-ups.ts'
import { samplePlayers } from './sample-players.ts'

const SEED = commitSeed()
const MATCHES = 4_000
const LIVE_MATCHES = 120
/** Below this a sound law stays in all of some hundred comparisons, but once in a thousand. */
const DEVIATIONS_MAX = 4.5
const VARIANCE_MIN = 20
const RATES = { home: [1.3, 1.6], away: [0.5, 0.7] } as const
/** Seconds since kick-off: in both halves, at half-time and in stoppage time. */
const POINTS = [0, 20 * 60, 46 * 60, 52 * 60, 70 * 60, 85 * 60, 107 * 60]

function knownLineUps(): LineUps {
  const lineUps = lineUpsOf(randomFrom(`${SEED}/line-ups`), 'Flamengo', 'Liverpool')
  if (lineUps === null) throw new RangeError('no players')
  return lineUps
}

const LINE_UPS = knownLineUps()

function drawn(key: string): MatchScript & { readonly players: MatchPlayers } {
  const random = randomFrom(`${SEED}/${key}`)
  const match = sampleMatch(random.split('match'), RATES, false)
  const incidents = sampleIncidents(random.split('incidents'), RATES, match)
  const sampled = samplePlayers(random.split('players'), LINE_UPS, { ...match, incidents })
  return { ...exampleScript({ ...match, rates: RATES, ...sampled }), players: sampled.players }
}

const NO_CHANGES = { out: new Set<number>(), substitutions: [] }
const familiesBefore = (lineUps: LineUps) => playerFamilies({ lineUps, ...NO_CHANGES })
const SOLD = familiesBefore(LINE_UPS).flatMap(({ sheet, before }) =>
  sheet.selections.filter((_, position) => before.hasOpened(position)),
)
const RULE_BY_INDEX = new Map(PLAYER_SELECTIONS.map(({ index, rule }) => [index, rule]))
const RULES = SOLD.flatMap(({ index }) => RULE_BY_INDEX.get(index) ?? [])

/** How often each selection was won, of the matches in which it was not void. */
function playedOut(): readonly { readonly wins: number; readonly bets: number }[] {
  const tallies = SOLD.map(() => ({ wins: 0, bets: 0 }))
  for (let i = 0; i < MATCHES; i += 1) {
    const script = drawn(`before/${i}`)
    const course = matchCourse(script)
    const { progress } = playerMomentAt(script.players, course, course.ninetySecond)
    const bounds = playerBounds(progress)
    RULES.forEach((rule, position) => {
      const [result, tally] = [resultOf(rule, bounds), itemAt(tallies, position)]
      if (result !== 'void') tally.bets += 1
      if (result === 'win') tally.wins += 1
    })
  }
  return tallies
}

const TALLIES = playedOut()

function unsoundBefore(lineUps: LineUps): readonly string[] {
  const chances = familiesBefore(lineUps).flatMap(({ sheet, before }) => {
    const all = before.chancesIn(RATES, NOT_PLAYED, () => true)
    return [...all.keys()].filter(before.hasOpened).map((at) => ({
      ...itemAt(sheet.selections, at),
      chance: chanceAt(all, at),
    }))
  })
  return TALLIES.flatMap(({ wins, bets }, position) => {
    const { marketId, name, handicap, chance } = itemAt(chances, position)
    const variance = bets * chance * (1 - chance)
    if (variance < VARIANCE_MIN) return []
    const deviations = (wins - bets * chance) / Math.sqrt(variance)
    return Math.abs(deviations) > DEVIATIONS_MAX
      ? [`${marketId} ${name} ${handicap}: ${deviations.toFixed(1)}`]
      : []
  })
}

/** By market and moment: all of its selections in a match together, as they go together. */
function unsoundDuring(): readonly string[] {
  const excesses = new Map<string, number[]>()
  for (let i = 0; i < LIVE_MATCHES; i += 1) {
    const script = drawn(`during/${i}`)
    const course = matchCourse(script)
    const point = itemAt(POINTS, i % POINTS.length)
    if (point >= course.ninetySecond) continue
    const time = matchTimeAt(course, point)
    const ofMatch = new Map<string, number>()
    for (const family of playerFamilies(script.players)) {
      const state = family.stateAt(course, point)
      const resultOf = family.resultsOf(course)
      const isOpen = (position: number) =>
        !family.isPreMatchOnly(position) &&
        state.hasOpened(position) &&
        state.resultOf(position) === null
      const chances = state.chancesIn(RATES, time, (line) =>
        itemAt(family.sheet.markets, line).positions.some(isOpen),
      )
      family.sheet.selections.forEach(({ marketId, name }, position) => {
        if (!isOpen(position) || resultOf(position) === 'void' || name === 'Under') return
        const excess = (resultOf(position) === 'win' ? 1 : 0) - chanceAt(chances, position)
        for (const key of [`${marketId}`, `${marketId} at ${point}`]) {
          ofMatch.set(key, (ofMatch.get(key) ?? 0) + excess)
        }
      })
    }
    for (const [key, excess] of ofMatch) excesses.set(key, [...(excesses.get(key) ?? []), excess])
  }
  return [...excesses].flatMap(([key, all]) => {
    const sum = all.reduce((total, one) => total + one, 0)
    const variance = all.reduce((total, one) => total + one * one, 0)
    const deviations = sum / Math.sqrt(variance)
    return Math.abs(deviations) > DEVIATIONS_MAX ? [`${key}: ${deviations.toFixed(1)}`] : []
  })
}

/** The part of one player of the home side in its goals, times so much. */
function withShare([home, away]: LineUps, factor: number): LineUps {
  const bent = home.map((role, number) =>
    number === 1
      ? { ...role, shares: { ...role.shares, goals: factor * role.shares.goals } }
      : role,
  )
  return [bent, away]
}

describe('the law of players', () => {
  it('gives chances that come true before the kick-off', () => {
    expect(unsoundBefore(LINE_UPS)).toEqual([])
  })

  it('is seen to be broken where prices take a fifth more for the share of one player', () => {
    expect(unsoundBefore(withShare(LINE_UPS, 1.2)).length).toBeGreaterThan(0)
  })

  it('gives chances that come true while the match is played', () => {
    expect(unsoundDuring()).toEqual([])
  })
})
