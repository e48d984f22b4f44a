import { indexOf } from '@caderneta/domain/markets/game-selection'
import { type Odds, odds } from '@caderneta/domain/odds/odds'
import { type BuilderRefusal, builderPrice } from '@caderneta/domain/slip/builder-price'
import { builderChances } from '@caderneta/feed/football/builder-chances'
import type { GoalLaw } from '@caderneta/feed/goal-law'
import type { GameProgramme } from '@caderneta/feed/programme'
import { type Random, randomFrom } from '@caderneta/feed/random'
import {
  type BuilderCourses,
  type BuilderLeg,
  builderCourses,
  sampledLegs,
  winsTogether,
} from './builder-sets.ts'

/** What is said of some legs: their chance together, and their price or why they have none. */
interface BuilderQuote {
  readonly chance: number
  readonly price: Odds | BuilderRefusal
}

/** Null where the order of too many goals matters. */
type QuoteLegs = (law: GoalLaw, legs: readonly BuilderLeg[]) => BuilderQuote | null

/** Quotes as the product does. */
export const quoteLegs: QuoteLegs = (law, legs) => {
  const chanceOf = builderChances(
    law,
    legs.map(({ selectionId }) => indexOf(selectionId)),
  )
  if (chanceOf === null) return null
  const price = builderPrice(
    chanceOf,
    legs.map((leg) => odds(leg.odds)),
  )
  return { chance: chanceOf(2 ** legs.length - 1), price }
}

const [LEGS_MIN, LEGS_MAX] = [2, 6]
/** Every other set is chosen without regard to what can happen. */
const POSSIBLE_SHARE = 0.6
const LOAD_MIN = 1.004
const [ROUNDING, EXAMPLES_SHOWN] = [1e-9, 10]
const DEVIATIONS_MAX = 6
/** A set is clearly possible that wins in so many courses, and clearly useful with such a leg. */
const [WINS_CLEAR, LOSSES_CLEAR, LOSS_SHARE_CLEAR] = [20, 10, 0.03]
/** So likely a set is that never wins and has a price, by its own chance, that it is an error. */
const WINS_MISSED = 20

/**
 * D2 on matches as they are published: legs that are possible together and follow from none of the
 * others have a price, impossible ones have none; the price is at most fair, at least that of each
 * leg alone, and no lower than that of fewer legs. What is possible is what happens in courses that
 * were sampled, by a calculator of its own.
 */
export class BuilderProof {
  readonly #quote: QuoteLegs
  readonly #examples: string[] = []
  #sets = 0
  #clear = 0
  #priced = 0
  #refused = 0
  #ordered = 0
  #breaches = 0

  constructor(quote: QuoteLegs = quoteLegs) {
    this.#quote = quote
  }

  get report() {
    return {
      ...{ sets: this.#sets, clear: this.#clear, priced: this.#priced, refused: this.#refused },
      ...{ ordered: this.#ordered, breaches: this.#breaches, examples: this.#examples },
    }
  }

  /** So many sets of legs of a match, as it is announced. */
  add({ snapshot, announcedAt, gameId }: GameProgramme, sets: number, courses: number): void {
    const state = snapshot(announcedAt, announcedAt).find((body) => body.kind === 'odds_change')
    if (state?.kind !== 'odds_change' || state.law === undefined) return
    const seed = `builder/${gameId}`
    const random = randomFrom(seed)
    const sampled = builderCourses(state.law, state.markets, courses, seed)
    for (let i = 0; i < sets; i += 1) this.#look(state.law, sampled, random)
  }

  #look(law: GoalLaw, courses: BuilderCourses, random: Random): void {
    const size = random.integer(LEGS_MIN, LEGS_MAX)
    const legs = sampledLegs(courses, size, random.next() < POSSIBLE_SHARE, random)
    const quote = this.#quote(law, legs)
    if (quote === null) {
      this.#ordered += 1
      return
    }
    this.#sets += 1
    const wins = winsTogether(courses.count, legs)
    const isClear = wins >= WINS_CLEAR && isUseful(courses.count, legs, wins)
    if (isClear) this.#clear += 1
    this.#compare(quote, wins, courses.count, legs)
    if (typeof quote.price !== 'number') {
      this.#refused += 1
      if (isClear) this.#breach(`${quote.price.refused}, won ${wins} of ${courses.count}`, legs)
      return
    }
    this.#priced += 1
    this.#checkPrice(quote.chance, quote.price, legs)
    const before = legs.length > LEGS_MIN ? this.#quote(law, legs.slice(0, -1)) : null
    if (before && typeof before.price === 'number' && before.price > quote.price)
      this.#breach(`${quote.price} below ${before.price} of fewer legs`, legs)
  }

  /** The chance is how often the legs win together. */
  #compare(
    { chance, price }: BuilderQuote,
    wins: number,
    count: number,
    legs: readonly BuilderLeg[],
  ) {
    const deviation = Math.sqrt(count * chance * (1 - Math.min(1, chance)))
    if (Math.abs(wins - count * chance) > DEVIATIONS_MAX * Math.max(1, deviation))
      this.#breach(`chance ${chance}, won ${wins} of ${count}`, legs)
    if (wins === 0 && typeof price === 'number' && count * chance > WINS_MISSED)
      this.#breach(`a price of ${price} for what never happens`, legs)
  }

  #checkPrice(chance: number, price: Odds, legs: readonly BuilderLeg[]): void {
    if ((price / 1000) * chance * LOAD_MIN > 1 + ROUNDING)
      this.#breach(`${price} is more than fair at ${chance}`, legs)
    if (legs.some((leg) => leg.odds > price)) this.#breach(`${price} is below a leg alone`, legs)
  }

  #breach(what: string, legs: readonly BuilderLeg[]): void {
    this.#breaches += 1
    if (this.#examples.length >= EXAMPLES_SHOWN) return
    const names = legs.map(({ marketId, name, handicap }) => `${marketId} ${name} ${handicap}`)
    this.#examples.push(`${what}: ${names.join(', ')}`)
  }
}

/** True where each leg takes something from the chance of the others. */
function isUseful(count: number, legs: readonly BuilderLeg[], wins: number): boolean {
  return legs.every((leg) => {
    const others = winsTogether(
      count,
      legs.filter((other) => other !== leg),
    )
    return others - wins >= Math.max(LOSSES_CLEAR, LOSS_SHARE_CLEAR * others)
  })
}
