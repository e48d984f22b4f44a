import {
  type FightCounter,
  type FightEnd,
  type FightProgress,
  fightBounds,
  VERDICTS,
} from '@caderneta/domain/markets/fight-progress'
import { type EndTable, tableChances } from '../contest/rule-table.ts'
import { cellChance } from '../item-at.ts'
import { VERDICT_CELLS, verdictCell, verdictChances, WINNERS } from './fight-cards.ts'
import {
  FIGHT_START,
  type FightRates,
  type FightState,
  KNOCKDOWNS_PER_STOPPAGE,
  SLICES_OF_HALF_ROUND,
  SLICES_OF_ROUND,
  SURVIVED,
} from './fight-model.ts'

/** Who has been knocked down: none, the home side, the other, both. */
const DOWNS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const
const [HOME_DOWN, AWAY_DOWN, BOTH_DOWN] = [1, 2, 3]

/** Ends of a half of a round: a stoppage by either side, who itself was down before or not. */
const ENDS_PER_HALF = 4

/**
 * Ends that any market distinguishes: the stoppages of each half of a round, and each verdict of
 * the judges with those who were down.
 */
function endsOf(roundsScheduled: number): readonly FightProgress[] {
  const halves = 2 * roundsScheduled
  const stopped = Array.from({ length: halves }, (_, halfRoundsFought) =>
    (['1', '2'] as const).flatMap((winner) =>
      [0, 1].map((own) => ({
        ...afterHalves(halfRoundsFought, roundsScheduled),
        downs: winner === '1' ? ([own, 1] as const) : ([1, own] as const),
        end: { winner, verdict: null },
      })),
    ),
  ).flat()
  const judged = WINNERS.flatMap((winner) =>
    VERDICTS.flatMap((verdict) =>
      DOWNS.map((downs) => ({
        ...afterHalves(halves, roundsScheduled),
        downs,
        end: { winner, verdict },
      })),
    ),
  )
  return [...stopped, ...judged]
}

function afterHalves(halfRoundsFought: number, roundsScheduled: number) {
  const roundsBegun = Math.min(Math.floor(halfRoundsFought / 2) + 1, roundsScheduled)
  return { halfRoundsFought, roundsBegun }
}

const COUNTERS: readonly FightCounter[] = [
  'halfRounds',
  'endRound',
  'winner.home',
  'winner.away',
  'judges',
  'verdict',
  'downs.home',
  'downs.away',
]

function fightEndTable(roundsScheduled: number): EndTable<FightCounter> {
  const ends = endsOf(roundsScheduled).map(fightBounds)
  return {
    size: ends.length,
    values: new Map(COUNTERS.map((counter) => [counter, ends.map((end) => end[counter][0])])),
  }
}

/** The chances of rules of a fight over so many rounds, from the chances of its ends. */
export function fightRuleChances(roundsScheduled: number) {
  return tableChances(fightEndTable(roundsScheduled), fightBounds(FIGHT_START))
}

/**
 * Chances of all ends of a fight from its state. Every slice may bring a knockdown of either side,
 * and a stoppage by it; who lasts all of them is judged by the cards.
 */
export function fightEndChances(rates: FightRates, state: FightState): Float64Array {
  const halves = 2 * rates.roundsScheduled
  const chances = new Float64Array(ENDS_PER_HALF * halves + DOWNS.length * VERDICT_CELLS)
  if (state.end) {
    chances[indexOfEnd(halves, state, state.end)] = 1
    return chances
  }
  addStoppages(chances, rates, state)
  addVerdicts(chances.subarray(ENDS_PER_HALF * halves), rates, state)
  return chances
}

function indexOfEnd(halves: number, { downs, halfRoundsFought }: FightState, end: FightEnd) {
  const down = downs.map((count) => Math.min(count, 1))
  const [home = 0, away = 0] = down
  if (end.verdict !== null) {
    return ENDS_PER_HALF * halves + DOWNS.length * verdictCell(end) + home + 2 * away
  }
  return ENDS_PER_HALF * halfRoundsFought + (end.winner === '1' ? home : 2 + away)
}

function addStoppages(chances: Float64Array, rates: FightRates, state: FightState): void {
  const { homeStops, awayStops, roundsScheduled } = rates
  const hit = KNOCKDOWNS_PER_STOPPAGE * SURVIVED
  const none = 1 - KNOCKDOWNS_PER_STOPPAGE * (homeStops + awayStops)
  let lasting: Float64Array = Float64Array.from(DOWNS, (_, down) =>
    down === downOf(state) ? 1 : 0,
  )
  for (let slice = state.slicesFought; slice < roundsScheduled * SLICES_OF_ROUND; slice += 1) {
    const first = ENDS_PER_HALF * Math.floor(slice / SLICES_OF_HALF_ROUND)
    const next = lasting.map((chance) => chance * none)
    const add = (to: Float64Array, at: number, chance: number) => {
      to[at] = cellChance(to, at) + chance
    }
    lasting.forEach((chance, down) => {
      add(chances, first + (down & HOME_DOWN), chance * homeStops)
      add(chances, first + 2 + (down & AWAY_DOWN) / AWAY_DOWN, chance * awayStops)
      add(next, down | AWAY_DOWN, chance * hit * homeStops)
      add(next, down | HOME_DOWN, chance * hit * awayStops)
    })
    lasting = next
  }
}

/** Who was down at the end follows from the chances that a side never was. */
function addVerdicts(chances: Float64Array, rates: FightRates, state: FightState): void {
  const known = downOf(state)
  const without = verdictChances(rates, state)
  const within = DOWNS.map((_, down) =>
    (down & known) === known ? without({ home: isIn(down, 0), away: isIn(down, 1) }) : null,
  )
  const at = (down: number, end: number) => {
    const ends = within[down]
    return ends ? cellChance(ends, end) : 0
  }
  for (let end = 0; end < VERDICT_CELLS; end += 1) {
    const [none, home, away, both] = DOWNS.map((_, down) => at(down, end))
    if (none === undefined || home === undefined || away === undefined || both === undefined)
      continue
    const first = DOWNS.length * end
    chances[first] = none
    chances[first + HOME_DOWN] = Math.max(0, home - none)
    chances[first + AWAY_DOWN] = Math.max(0, away - none)
    chances[first + BOTH_DOWN] = Math.max(0, both - home - away + none)
  }
}

function isIn(down: number, side: 0 | 1): boolean {
  return (down & (1 << side)) !== 0
}

function downOf({ downs: [home, away] }: FightState): number {
  return (home > 0 ? HOME_DOWN : 0) + (away > 0 ? AWAY_DOWN : 0)
}
