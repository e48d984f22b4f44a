import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import { itemAt } from '@caderneta/pricing/chances/item-at'
import type { MarketOdds } from '@caderneta/pricing/chances/market-odds'
import { type MarketSheet, priceSheet, sheetMarkets } from '@caderneta/pricing/chances/market-sheet'
import { once } from '@caderneta/pricing/chances/once'
import type { SelectionOutcome } from '../messages.ts'
import type { Contest, ContestCourse } from './contest.ts'
import type { ContestPlay, ScriptMoment } from './contest-model.ts'
import { contestMoments, stretched } from './contest-moments.ts'
import { type ContestScript, contestScript } from './contest-script.ts'
import { factAt } from './contest-timeline.ts'
import { momentPrices } from './moment-prices.ts'
import { opinionAt } from './opinion.ts'

/** Opinion moves from one draw to the next in this time: before the start, and during play. */
const BEFORE_STEP_MS = 20 * 60_000
const DURING_STEP_SECONDS = 600

/** A contest of any sport that has a model; its course is sampled when it is first needed. */
export function playContest<State>(play: ContestPlay<State>): Contest {
  const { fixture, announcedAt, model, sample } = play
  return {
    fixture,
    announcedAt,
    marketsBefore: (atMs, version, status) => marketsBefore(play, atMs, version, status),
    course: sample ? courseOf(play, sample) : null,
    voids: () => outcomesOf(fixture.gameId, model.sheet, () => 'void'),
  }
}

function marketsBefore<State>(
  { fixture, model }: ContestPlay<State>,
  atMs: number,
  version: number,
  status: 'open' | 'closed',
): readonly MarketOdds[] {
  const { gameId, startsAt } = fixture
  const opinion = opinionAt(gameId, (atMs - startsAt) / BEFORE_STEP_MS)
  return sheetMarkets(model.sheet, {
    ...priceSheet(model.sheet, model.chances(model.start, opinion)),
    gameId,
    isSuspended: status === 'closed',
    version,
    isDecided: () => status === 'closed',
  })
}

function courseOf<State>(
  play: ContestPlay<State>,
  sample: () => readonly ScriptMoment<State>[],
): ContestCourse {
  const { fixture, model, speed } = play
  const { gameId } = fixture
  const sampled = once(sample)
  const script = once(() => contestScript(model, sampled()))
  const moments = once(() => contestMoments(rhythmOf(play, script())))
  const pricesAt = once(() => momentPrices({ moments: moments(), ...pricing(play, script()) }))
  const finalSecond = () => itemAt(sampled(), sampled().length - 1).second
  return {
    speed,
    finalSecond,
    settledSecond: finalSecond,
    moments,
    stateAt: (second) => script().at(second),
    facts: () => factsOf(script().moments),
    marketsAt: (index, version) => {
      const { second = 0, isSuspended = true } = moments()[index] ?? {}
      const results = script().resultsAt(second)
      return sheetMarkets(model.sheet, {
        ...pricesAt()(index),
        gameId,
        isSuspended,
        version,
        isDecided: (position) => results[position] !== null,
      })
    },
    settlements: () =>
      script().closings.map(({ second, results, isNew, isFinal }) => ({
        second,
        certainty: isFinal ? 'confirmed' : 'live',
        outcomes: outcomesOf(gameId, model.sheet, (position) =>
          isFinal || isNew(position) ? (results[position] ?? null) : null,
        ),
      })),
  }
}

function factsOf<State>(moments: readonly ScriptMoment<State>[]) {
  return moments.flatMap(({ second, clock, facts = [] }) =>
    facts.map((sampled) => ({ second, fact: factAt(clock, sampled) })),
  )
}

/** Betting stops at the start and at key moments; between them prices move with the play. */
function rhythmOf<State>(play: ContestPlay<State>, script: ContestScript<State>) {
  const { restSeconds, priceSeconds, speed } = play
  const { moments, closings } = script
  const settledSecond = itemAt(moments, moments.length - 1).second
  const keys = moments.filter(({ isKey }) => isKey).map(({ second }) => second)
  return {
    stops: [0, ...keys.filter((second) => second < settledSecond)],
    restSeconds: stretched(restSeconds, speed),
    events: [0, ...keys, ...script.changes, ...closings.map(({ second }) => second), settledSecond],
    renewals: thinned(
      moments.map(({ second }) => second),
      stretched(priceSeconds, speed),
    ),
    settledSecond,
  }
}

function thinned(seconds: readonly number[], interval: number): readonly number[] {
  let last = 0
  return seconds.filter((second) => {
    if (second - last < interval) return false
    last = second
    return true
  })
}

function pricing<State>({ fixture, model }: ContestPlay<State>, script: ContestScript<State>) {
  return {
    closings: script.closings.map(({ second }) => second),
    priceAt: (second: number) => {
      const opinion = opinionAt(fixture.gameId, second / DURING_STEP_SECONDS)
      return priceSheet(model.sheet, model.chances(script.at(second).state, opinion))
    },
    decidedAt: (second: number) => {
      const results = script.resultsAt(second)
      return (position: number) => results[position] !== null
    },
  }
}

function outcomesOf(
  gameId: number,
  { selections }: MarketSheet,
  resultOf: (position: number) => SelectionResult | null,
): readonly SelectionOutcome[] {
  return selections.flatMap(({ index, marketId }, position) => {
    const result = resultOf(position)
    return result === null ? [] : [{ selectionId: selectionId(gameId, index), marketId, result }]
  })
}
