import {
  CORRECT_MAP_SCORE,
  CORRECT_SCORE,
  FIRST_HALF_RESULT,
  MATCH_RESULT,
  REST_OF_MATCH,
  TOTAL_GOALS,
} from '@caderneta/domain/markets/market/market'
import { FOOTBALL, SPORT } from '@caderneta/domain/markets/registry/sports'
import { expect, test } from 'vitest'
import { oddFactOf } from '../../../../live/facts.ts'
import { SELECTIONS_BY_SPORT, sampleGame } from '../../../../testing/sample-games.ts'
import { activeOdds } from './active-markets.ts'

const MARKETS = [MATCH_RESULT, TOTAL_GOALS, FIRST_HALF_RESULT, CORRECT_SCORE]
const { odds } = sampleGame({ id: 9, marketIds: MARKETS })

/** What remains when the selections that `isDecided` names are closed. */
function activeAfter(isDecided: (odd: (typeof odds)[number]) => boolean) {
  const updated = odds.map((odd) =>
    oddFactOf({ ...odd, status: isDecided(odd) ? 'closed' : 'open' }, undefined),
  )
  return activeOdds(updated, FOOTBALL, [2, 1])
}

test('removes nothing before anything is decided', () => {
  expect(activeAfter(() => false)).toHaveLength(odds.length)
})

test('after three goals removes the handicaps below, and the markets of a finished half', () => {
  const left = activeAfter(
    ({ market_id, oddHandicap }) =>
      market_id === FIRST_HALF_RESULT || (market_id === TOTAL_GOALS && Number(oddHandicap) < 3),
  )
  const totals = left.filter(({ marketId }) => marketId === TOTAL_GOALS)
  expect(totals.map(({ handicap }) => handicap)).toEqual(['3.5', '3.5', '4.5', '4.5', '5.5', '5.5'])
  expect(left.some(({ marketId }) => marketId === FIRST_HALF_RESULT)).toBe(false)
})

test('scores stay together while one of them is open', () => {
  const left = activeAfter(
    ({ market_id, oddName }) => market_id === CORRECT_SCORE && oddName !== '2-1',
  )
  expect(left).toHaveLength(odds.length)
})

test('a score of maps that can no longer happen is removed', () => {
  const isPossible = ({ oddName }: (typeof odds)[number]) => ['2-1', '1-2'].includes(oddName)
  const ofMaps = sampleGame({ selections: SELECTIONS_BY_SPORT['e-sports'] }).odds.filter(
    ({ market_id }) => market_id === CORRECT_MAP_SCORE,
  )
  const known = ofMaps.map((odd) =>
    oddFactOf({ ...odd, status: isPossible(odd) ? 'open' : 'closed' }, undefined),
  )
  const left = activeOdds(known, SPORT['e-sports'].id, [1, 1])
  expect(left.map(({ name }) => name)).toEqual(['2-1', '1-2'])
})

test('the main market stays to the end, locked', () => {
  const left = activeAfter(() => true)
  expect(new Set(left.map(({ marketId }) => marketId))).toEqual(new Set([MATCH_RESULT]))
})

test('of the rest of a match only what begins at the present score is left', () => {
  const rest = sampleGame({ id: 9, marketIds: [MATCH_RESULT, REST_OF_MATCH] })
  const all = rest.odds.map((odd) => oddFactOf(odd, undefined))
  const scoresAt = (score: readonly [number, number] | null) => {
    const ofRest = activeOdds(all, FOOTBALL, score).filter(
      ({ marketId }) => marketId === REST_OF_MATCH,
    )
    return new Set(ofRest.map(({ handicap }) => handicap))
  }
  expect(scoresAt([1, 0])).toEqual(new Set(['score=1:0']))
  expect(scoresAt([1, 1])).toEqual(new Set(['score=1:1']))
  expect(scoresAt(null).size).toBeGreaterThan(2)
})
