import type { GoalRates } from '@caderneta/pricing/goals/rates'
import { countsOf, MEANS, REGULAR, whistleChance, yellowShareOf } from './law-written-again.ts'

/**
 * A match that goes on, step by step: in each step goals or incidents may come and players may be
 * sent off, and at the end of each minute of stoppage the referee may end the half. Prices have
 * closed forms, two lengths of a half and two paths of dismissals in place of all this.
 */

/** How likely each cell of a count is, by how many players more the home side has: −3 to 3. */
export type Chain = readonly Float64Array[]

export const ADVANTAGES = [-3, -2, -1, 0, 1, 2, 3] as const

/** Some time of one half. */
export interface Step {
  readonly half: 0 | 1
  /** Since the start of the half. */
  readonly from: number
  readonly minutes: number
  /** The last minute that the clock shows in it: 45 and 90 have all stoppage. */
  readonly clock: number
  /** Chance that the half ends with it. */
  readonly whistle: number
}

const FIVE = 5
/** Minutes of stoppage still to come, at the most. */
const LONGEST_STOPPAGE = 16

/** Up to the next full five minutes, then five by five, and stoppage minute by minute. */
function stepsOf(half: 0 | 1, elapsedSeconds: number): readonly Step[] {
  const steps: Step[] = []
  let from = elapsedSeconds / 60
  while (from < REGULAR) {
    const to = FIVE * Math.floor(from / FIVE) + FIVE
    steps.push({ half, from, minutes: to - from, clock: half * REGULAR + to, whistle: 0 })
    from = to
  }
  const played = Math.floor(from - REGULAR)
  for (let minute = played + 1; minute <= played + LONGEST_STOPPAGE; minute += 1) {
    const isLast = minute === played + LONGEST_STOPPAGE
    const whistle = isLast ? 1 : whistleChance(half, minute)
    const minutes = REGULAR + minute - from
    steps.push({ half, from, minutes, clock: half * REGULAR + REGULAR, whistle })
    from = REGULAR + minute
  }
  return steps
}

/** What comes in a step, given the advantage of the home side. */
export type Advance = (mass: Float64Array, advantage: number, step: Step) => Float64Array

/** What is left of a half, and the players who may be sent off in it. */
interface HalfAhead {
  readonly half: 0 | 1
  readonly elapsedSeconds: number
  readonly dismissals: GoalRates
}

/** A half from now to its end. */
export function playHalf(start: Chain, ahead: HalfAhead, advance: Advance): Chain {
  const ended = start.map((mass) => new Float64Array(mass.length))
  let playing = start
  for (const step of stepsOf(ahead.half, ahead.elapsedSeconds)) {
    playing = sentOff(playing, ahead.dismissals, step)
    playing = playing.map((mass, i) => (isEmpty(mass) ? mass : advance(mass, i - 3, step)))
    playing = sentOff(playing, ahead.dismissals, step)
    if (step.whistle === 0) continue
    playing.forEach((mass, i) => {
      addTo(ended[i], mass, step.whistle)
    })
    playing = playing.map((mass) => times(mass, 1 - step.whistle))
  }
  return ended
}

/** So rare that what follows is left out. */
const RARE = 1e-7

function isEmpty(mass: Float64Array): boolean {
  let sum = 0
  for (let cell = 0; cell < mass.length && sum < RARE; cell += 1) sum += mass[cell] ?? 0
  return sum < RARE
}

export function addTo(sums: Float64Array | undefined, mass: Float64Array, factor: number): void {
  if (sums === undefined) throw new RangeError('an advantage that no match has')
  for (let cell = 0; cell < mass.length; cell += 1)
    sums[cell] = (sums[cell] ?? 0) + factor * (mass[cell] ?? 0)
}

function times(mass: Float64Array, factor: number): Float64Array {
  const next = new Float64Array(mass.length)
  for (let cell = 0; cell < mass.length; cell += 1) next[cell] = factor * (mass[cell] ?? 0)
  return next
}

/** Players sent off in half of a step: each is an advantage of the other side. */
function sentOff(chain: Chain, { home, away }: GoalRates, { half, minutes }: Step): Chain {
  const chanceOf = (rate: number) => 1 - Math.exp((-rate * minutes) / 2 / (MEANS[half] ?? REGULAR))
  return shifted(shifted(chain, -1, chanceOf(home[half])), 1, chanceOf(away[half]))
}

function shifted(chain: Chain, by: -1 | 1, chance: number): Chain {
  if (chance === 0) return chain
  const next = chain.map((mass) => times(mass, 1 - chance))
  chain.forEach((mass, i) => {
    if (!isEmpty(mass)) addTo(next[Math.max(0, Math.min(i + by, 6))], mass, chance)
  })
  return next
}

/** What one side's goals, corners and shots are multiplied by at an advantage of the home side. */
export const attackOf = (side: 'home' | 'away', advantage: number) =>
  1 + (side === 'home' ? 0.3 : -0.3) * advantage

/** What is expected of a side in a step. */
export function meanIn(
  rates: GoalRates,
  side: 'home' | 'away',
  { half, minutes }: Pick<Step, 'half' | 'minutes'>,
): number {
  return (rates[side][half] * minutes) / (MEANS[half] ?? REGULAR)
}

/** Yellow cards that are expected of a side in a step. */
export function yellowIn(
  rates: GoalRates,
  side: 'home' | 'away',
  { half, from, minutes }: Pick<Step, 'half' | 'from' | 'minutes'>,
): number {
  return rates[side][half] * yellowShareOf(half, from, from + minutes)
}

/** One number of a cell: how far apart are cells that differ by one of it, and how many it has. */
export interface Place {
  readonly stride: number
  readonly size: number
  /** Without it the last number stands for all higher ones, else these are left out. */
  readonly isExact?: boolean
}

/** Adds a Poisson count to one number of each cell. */
export function spread(mass: Float64Array, place: Place, mean: number): Float64Array {
  const { stride, size } = place
  const next = new Float64Array(mass.length)
  const counts = countsOf(mean, Math.ceil(4 + 5 * mean))
  for (let cell = 0; cell < mass.length; cell += 1) {
    const chance = mass[cell] ?? 0
    if (chance < 1e-12) continue
    const most = size - 1 - (Math.floor(cell / stride) % size)
    for (let count = 0; count < counts.length; count += 1) {
      if (count > most && place.isExact) break
      const to = cell + stride * Math.min(count, most)
      next[to] = (next[to] ?? 0) + chance * (counts[count] ?? 0)
    }
  }
  return next
}

/** All in one cell, at one advantage. */
export function startingAt(advantage: number, cell: number, cells: number): Chain {
  return ADVANTAGES.map((each) => {
    const mass = new Float64Array(cells)
    if (each === advantage) mass[cell] = 1
    return mass
  })
}

/** Over all advantages. */
export function summed(chain: Chain): Float64Array {
  const sums = new Float64Array(chain[0]?.length ?? 0)
  for (const mass of chain) addTo(sums, mass, 1)
  return sums
}
