import { itemAt } from '../item-at.ts'
import type { MarketOdds, SelectionOutcome } from '../messages.ts'
import type { Contest, ContestCourse, ContestSettlement } from './contest.ts'
import type { ContestModel, ContestPlay, ScriptMoment } from './contest-model.ts'
import { type ContestMoment, contestMoments, stretched } from './contest-moments.ts'
import { type ContestScript, contestScript } from './contest-script.ts'
import { factAt } from './contest-timeline.ts'
import { EVERY } from './every.ts'
import { linesWith, preMatchOnly, priceSheet, sheetMarkets, stateBefore } from './market-sheet.ts'
import { momentPrices } from './moment-prices.ts'
import { once } from './once.ts'
import { opinionAt } from './opinion.ts'
import { rollingMarkets, rollingSettlements } from './rolling-track.ts'
import { sheetOutcomes } from './sheet-outcomes.ts'

/** Opinion moves from one draw to the next in this time: before the start, and during play. */
const BEFORE_STEP_MS = 20 * 60_000
const DURING_STEP_SECONDS = 600

/** A contest of any sport that has a model; its course is sampled when it is first needed. */
export function playContest<State>(play: ContestPlay<State>): Contest {
  const { fixture, announcedAt, sample } = play
  return {
    fixture,
    announcedAt,
    marketsBefore: (atMs, version, status) => marketsBefore(play, atMs, version, status),
    course: sample ? courseOf(play, sample) : null,
    voids: () => {
      const model = play.model()
      const isOffered = offeredAt(model, model.start)
      const rolling = model.rolling?.(model.start, false)
      return [
        ...sheetOutcomes(fixture.gameId, model.sheet, (each) => (isOffered(each) ? 'void' : null)),
        ...(rolling ? sheetOutcomes(fixture.gameId, rolling.sheet, () => 'void') : []),
      ]
    },
  }
}

function marketsBefore<State>(
  play: ContestPlay<State>,
  atMs: number,
  version: number,
  status: 'open' | 'closed',
): readonly MarketOdds[] {
  const { gameId, startsAt } = play.fixture
  const model = play.model()
  const opinion = opinionAt(gameId, (atMs - startsAt) / BEFORE_STEP_MS)
  const common = stateBefore(gameId, version, status)
  const rolling = model.rolling?.(model.start, false)
  return [
    ...sheetMarkets(model.sheet, {
      ...priceSheet(model.sheet, model.chances(model.start, opinion)),
      ...common,
      isOffered: offeredAt(model, model.start),
    }),
    ...(rolling
      ? sheetMarkets(rolling.sheet, {
          ...priceSheet(rolling.sheet, rolling.chances(opinion)),
          ...common,
        })
      : []),
  ]
}

function offeredAt<State>(model: ContestModel<State>, state: State) {
  return model.isOffered?.(state) ?? EVERY
}

/** What is sold before the start alone is never taken in after it. */
function offerDuring<State>(
  model: ContestModel<State>,
  isPreMatchOnly: (position: number) => boolean,
) {
  const wasOffered = offeredAt(model, model.start)
  return (state: State) => {
    const isOffered = offeredAt(model, state)
    return (position: number) =>
      isOffered(position) && (wasOffered(position) || !isPreMatchOnly(position))
  }
}

function courseOf<State>(
  play: ContestPlay<State>,
  sample: () => readonly ScriptMoment<State>[],
): ContestCourse {
  const { fixture, model, speed } = play
  const { gameId } = fixture
  const sampled = once(sample)
  const script = once(() => contestScript(model(), sampled()))
  const moments = once(() => contestMoments(rhythmOf(play, script())))
  const pricesAt = once(() =>
    momentPrices({ moments: moments(), ...pricing(play, script(), isPreMatchOnly()) }),
  )
  const rolling = once(() => rollingOf(play, script(), moments()))
  const isPreMatchOnly = once(() => preMatchOnly(model().sheet))
  const offeredIn = once(() => offerDuring(model(), isPreMatchOnly()))
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
      const isClosed = isPreMatchOnly()
      return [
        ...sheetMarkets(model().sheet, {
          ...pricesAt()(index),
          gameId,
          isSuspended,
          version,
          isDecided: (position) => isClosed(position) || results[position] !== null,
          isOffered: offeredIn()(script().at(second).state),
        }),
        ...rolling()(index, version),
      ]
    },
    settlements: () => settlementsOf(play, script(), offeredIn()),
  }
}

const NO_MARKETS: readonly MarketOdds[] = []

function rollingOf<State>(
  { fixture: { gameId }, model }: ContestPlay<State>,
  script: ContestScript<State>,
  moments: readonly ContestMoment[],
) {
  const { rolling } = model()
  if (!rolling) return () => NO_MARKETS
  const opinionOf = (second: number) => opinionAt(gameId, second / DURING_STEP_SECONDS)
  return rollingMarkets({ gameId, rolling, script, moments, opinionAt: opinionOf })
}

/** What the sheet and what came and went has decided, by the second; the last has everything. */
function settlementsOf<State>(
  { fixture: { gameId }, model }: ContestPlay<State>,
  script: ContestScript<State>,
  offeredIn: ReturnType<typeof offerDuring<State>>,
): readonly ContestSettlement[] {
  const { sheet, rolling } = model()
  const passing = rolling ? rollingSettlements({ gameId, rolling, script }) : NONE_PASSING
  const closings = script.closings.map(({ second, results, isNew, isFinal }): ContestSettlement => {
    const isOffered = offeredIn(script.at(second).state)
    const outcomes = sheetOutcomes(gameId, sheet, (position) =>
      isOffered(position) && (isFinal || isNew(position)) ? (results[position] ?? null) : null,
    )
    const certainty = isFinal ? 'confirmed' : 'live'
    const others = passing.get(second)
    return { second, certainty, outcomes: others ? [...outcomes, ...others] : outcomes }
  })
  const isClosing = new Set(closings.map(({ second }) => second))
  const others = [...passing].flatMap(([second, outcomes]): readonly ContestSettlement[] =>
    isClosing.has(second) ? [] : [{ second, certainty: 'live', outcomes }],
  )
  return [...closings, ...others].sort((one, other) => one.second - other.second)
}

const NONE_PASSING: ReadonlyMap<number, readonly SelectionOutcome[]> = new Map()

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
    events: [
      ...[0, ...keys, ...script.changes, ...closings.map(({ second }) => second), settledSecond],
      ...(play.model().rolling ? moments.map(({ second }) => second) : []),
    ],
    renewals: renewals(moments, stretched(priceSeconds, speed), stretched(0, speed)),
    settledSecond,
  }
}

/**
 * When prices are renewed between key moments: at each change of the play, so that no bet is taken
 * at prices that what has been seen makes wrong, and every so often while the clock alone runs.
 */
function renewals<State>(
  moments: readonly ScriptMoment<State>[],
  clockSeconds: number,
  changeSeconds: number,
): readonly number[] {
  let [last, changed, priced] = [0, 0, moments[0]?.state]
  return moments
    .filter(({ second, state }) => {
      const isChange = state !== priced
      if (isChange ? second - changed < changeSeconds : second - last < clockSeconds) return false
      last = second
      if (isChange) changed = second
      priced = state
      return true
    })
    .map(({ second }) => second)
}

/** What is sold before the start alone keeps the odds of the start. */
function pricing<State>(
  play: ContestPlay<State>,
  script: ContestScript<State>,
  isClosed: (position: number) => boolean,
) {
  const { fixture } = play
  const model = play.model()
  const { sheet } = model
  const chancesAt = (second: number) =>
    model.chances(script.at(second).state, opinionAt(fixture.gameId, second / DURING_STEP_SECONDS))
  return {
    closings: script.closings.map(({ second }) => second),
    keptAtStart: () =>
      priceSheet(sheet, chancesAt(0)).odds.map((odds, position) =>
        isClosed(position) ? odds : undefined,
      ),
    priceAt: (second: number) =>
      priceSheet(
        sheet,
        chancesAt(second),
        linesWith(sheet, (position) => !isClosed(position)),
      ),
    decidedAt: (second: number) => {
      const results = script.resultsAt(second)
      return (position: number) => results[position] !== null
    },
  }
}
