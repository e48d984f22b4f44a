import { type FightEnd, VERDICTS } from '@caderneta/domain/markets/fight-progress'
import { cellChance, classAt } from '../item-at.ts'
import {
  CLEAR_ROUND,
  type FightRates,
  type FightState,
  KNOCKDOWNS_PER_STOPPAGE,
  LEVEL_CARD,
  roundsLeft,
  SLICES_OF_ROUND,
  SURVIVED,
} from './fight-model.ts'

/** Points by which the home side leads on each of the three cards. */
export type Cards = readonly [number, number, number]

export const WINNERS = ['1', 'Draw', '2'] as const

/** The verdicts of the judges, and who may have been knocked down: the cells of `judgedChances`. */
export const VERDICT_CELLS = WINNERS.length * VERDICTS.length

/** The verdict of three cards that have reached their end. */
export function verdictOf(cards: Cards): FightEnd & { readonly verdict: string } {
  const [home, away] = [1, -1].map((sign) => cards.filter((lead) => lead * sign > 0).length)
  const level = cards.filter((lead) => lead === 0).length
  const winner = home && home > 1 ? '1' : away && away > 1 ? '2' : 'Draw'
  const isUnanimous = home === 3 || away === 3 || level === 3
  const verdict = isUnanimous ? 'unanimous' : home && away ? 'split' : 'majority'
  return { winner, verdict }
}

/** Which sides may be knocked down in what is left of the fight. */
interface DownsAllowed {
  readonly home: boolean
  readonly away: boolean
}

/**
 * Chances that the fight goes the distance and ends with each verdict, without a knockdown of a
 * side that is not allowed to suffer one: by winners, then verdicts. A round in which one side went
 * down more often is its by two points on every card. Of the others some are clear to all judges;
 * in a close one each has a mind of his own. So given the points that all three gave alike and the
 * number of close rounds, the cards do not depend on each other.
 */
export function verdictChances(rates: FightRates, state: FightState) {
  const rounds = roundsLeft(rates, state)
  const weights = verdictWeights(rates.homeRound, state.cards, rounds)
  return (allowed: DownsAllowed): Float64Array => {
    const cells = commonCards(rates, state, allowed)
    const chances = new Float64Array(VERDICT_CELLS)
    for (let cell = 0; cell < cells.length; cell += 1) {
      const chance = at(cells, cell)
      if (chance < NEGLIGIBLE) continue
      for (let end = 0; end < VERDICT_CELLS; end += 1) {
        const weight = at(weights, cell * VERDICT_CELLS + end)
        chances[end] = at(chances, end) + chance * weight
      }
    }
    return chances
  }
}

/** Points that all judges gave alike, from −2 to 2 a round, by the number of close rounds. */
function commonCards(rates: FightRates, state: FightState, allowed: DownsAllowed): Float64Array {
  const rounds = roundsLeft(rates, state)
  const running = state.slicesFought % SLICES_OF_ROUND
  const kinds = roundKinds(rates, allowed, SLICES_OF_ROUND, 0)
  const [home, away] = state.roundDowns
  const first = roundKinds(rates, allowed, SLICES_OF_ROUND - running, away - home)
  let cells: Float64Array = new Float64Array(cellsOf(rounds))
  cells[2 * rounds * (rounds + 1)] = 1
  for (let round = 0; round < rounds; round += 1) {
    cells = afterRound(cells, rounds, rates.homeRound, round === 0 ? first : kinds)
  }
  return cells
}

/** Chances of a round that is survived: won by knockdowns, by neither, lost by them. */
type RoundKinds = readonly [won: number, even: number, lost: number]

function roundKinds(
  { homeStops, awayStops }: FightRates,
  allowed: DownsAllowed,
  slices: number,
  net: number,
): RoundKinds {
  const up = allowed.away ? KNOCKDOWNS_PER_STOPPAGE * SURVIVED * homeStops : 0
  const down = allowed.home ? KNOCKDOWNS_PER_STOPPAGE * SURVIVED * awayStops : 0
  const none = 1 - KNOCKDOWNS_PER_STOPPAGE * (homeStops + awayStops)
  let nets: Float64Array = new Float64Array(2 * SLICES_OF_ROUND + 1)
  nets[SLICES_OF_ROUND + net] = 1
  for (let slice = 0; slice < slices; slice += 1) {
    const before = nets
    nets = before.map(
      (chance, i) => chance * none + at(before, i - 1) * up + at(before, i + 1) * down,
    )
  }
  const sum = (chances: Float64Array) => chances.reduce((all, chance) => all + chance, 0)
  return [
    sum(nets.subarray(SLICES_OF_ROUND + 1)),
    at(nets, SLICES_OF_ROUND),
    sum(nets.subarray(0, SLICES_OF_ROUND)),
  ]
}

function afterRound(
  cells: Float64Array,
  rounds: number,
  homeRound: number,
  [won, even, lost]: RoundKinds,
): Float64Array {
  const next = new Float64Array(cells.length)
  const row = rounds + 1
  const clear = even * CLEAR_ROUND
  const close = even - clear
  for (let cell = 0; cell < cells.length; cell += 1) {
    const chance = at(cells, cell)
    if (chance < NEGLIGIBLE) continue
    next[cell + 1] = at(next, cell + 1) + chance * close
    next[cell + row] = at(next, cell + row) + chance * clear * homeRound
    next[cell - row] = at(next, cell - row) + chance * clear * (1 - homeRound)
    if (won > 0) next[cell + 2 * row] = at(next, cell + 2 * row) + chance * won
    if (lost > 0) next[cell - 2 * row] = at(next, cell - 2 * row) + chance * lost
  }
  return next
}

// Bound once: a call through an import is slow where modules are rewritten, as in tests.
const at = cellChance

/** What is less likely than this is left out. */
const NEGLIGIBLE = 1e-13

function cellsOf(rounds: number): number {
  return (4 * rounds + 1) * (rounds + 1)
}

/** The chance of each verdict in each cell of common cards. */
function verdictWeights(homeRound: number, cards: Cards, rounds: number): Float64Array {
  const weights = new Float64Array(cellsOf(rounds) * VERDICT_CELLS)
  for (let close = 0; close <= rounds; close += 1) {
    const wins = binomial(close, homeRound)
    const [one, two, three] = cards.map((card) => signsByLead(card, 2 * rounds, wins))
    if (!one || !two || !three) throw new RangeError('three cards')
    for (let lead = 0; lead <= 4 * rounds; lead += 1) {
      const first = (lead * (rounds + 1) + close) * VERDICT_CELLS
      addVerdictWeights(weights, first, [one, two, three], 3 * lead)
    }
  }
  return weights
}

/** The verdicts that three cards make which do not depend on each other. */
function addVerdictWeights(
  weights: Float64Array,
  first: number,
  [one, two, three]: readonly [Float64Array, Float64Array, Float64Array],
  signs: number,
): void {
  for (let i = 0; i < 3; i += 1) {
    for (let j = 0; j < 3; j += 1) {
      const both = at(one, signs + i) * at(two, signs + j)
      if (both < NEGLIGIBLE) continue
      for (let k = 0; k < 3; k += 1) {
        const end = first + classAt(VERDICT_OF_SIGNS, 9 * i + 3 * j + k)
        weights[end] = at(weights, end) + both * at(three, signs + k)
      }
    }
  }
}

/** By the signs of three cards, home first: the verdict that they make. */
const VERDICT_OF_SIGNS = Uint16Array.from({ length: 27 }, (_, signs) => {
  const [i, j, k] = [Math.floor(signs / 9), Math.floor(signs / 3) % 3, signs % 3] as const
  return verdictCell(verdictOf([1 - i, 1 - j, 1 - k]))
})

/**
 * A card by what all judges gave alike, from the least on: the chances that it is for the home
 * side, level, or for the other. Few judges leave a card level.
 */
function signsByLead(card: number, most: number, wins: Float64Array): Float64Array {
  const close = wins.length - 1
  const signs = new Float64Array(3 * (2 * most + 1))
  for (let lead = -most; lead <= most; lead += 1) {
    let [home, level] = [0, 0]
    for (let won = 0; won <= close; won += 1) {
      const end = card + lead + 2 * won - close
      if (end > 0) home += at(wins, won)
      else if (end === 0) level += at(wins, won)
    }
    const first = 3 * (lead + most)
    const toEach = (level * (1 - LEVEL_CARD)) / 2
    signs[first] = home + toEach
    signs[first + 1] = level * LEVEL_CARD
    signs[first + 2] = 1 - home - level + toEach
  }
  return signs
}

/** Where a verdict is among the chances of all of them. */
export function verdictCell({ winner, verdict }: FightEnd): number {
  if (verdict === null) throw new RangeError('a stoppage has no verdict')
  return WINNERS.indexOf(winner) * VERDICTS.length + VERDICTS.indexOf(verdict)
}

/** Chances of 0, 1, 2 … wins in so many tries. */
function binomial(tries: number, chance: number): Float64Array {
  let wins: Float64Array = Float64Array.of(1)
  for (let n = 0; n < tries; n += 1) {
    const before = wins
    wins = Float64Array.from(
      { length: n + 2 },
      (_, i) => at(before, i) * (1 - chance) + at(before, i - 1) * chance,
    )
  }
  return wins
}
