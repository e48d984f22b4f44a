import { odds } from '@caderneta/domain/odds/odds'
import type { FeedMessage, GameFixture } from '@caderneta/feed/messages'
import { type Random, randomFrom } from '@caderneta/pricing/random'
import type { KnownPrices } from '../known-prices.ts'
import type { BackedSelection, SideBooks } from './side-books.ts'

const STEPS_BETWEEN = 2
/** A settlement reads every outcome of the last minutes: settling at each step costs a day. */
const STEPS_UNSETTLED = 10
const LEGS_MAX = 3
const TRIALS = 20

/** Places the same bets on two sides, at prices that both have, and settles each by its feed. */
export class MirroredBettor {
  readonly #random: Random
  readonly #sent: SideBooks
  readonly #arrived: SideBooks
  readonly #fixtures = new Map<number, GameFixture>()
  #steps = 0
  placed = 0

  constructor(seed: string, sent: SideBooks, arrived: SideBooks) {
    this.#random = randomFrom(`${seed} bettor`)
    this.#sent = sent
    this.#arrived = arrived
  }

  sent(message: FeedMessage): void {
    if (message.kind === 'fixture') this.#fixtures.set(message.fixture.gameId, message.fixture)
    this.#sent.take(message)
  }

  arrived(message: FeedMessage): void {
    this.#arrived.take(message)
  }

  /** Settles what is decided, on both sides. */
  async settle(): Promise<void> {
    await this.#sent.settle()
    await this.#arrived.settle()
  }

  async step(sent: KnownPrices, arrived: KnownPrices): Promise<void> {
    if (this.#steps % STEPS_UNSETTLED === 0) await this.settle()
    this.#steps += 1
    if (this.#steps % STEPS_BETWEEN !== 0) return
    const legs = this.#legs(sent, arrived)
    if (legs.length === 0) return
    await this.#sent.place(legs.map((leg) => leg.sent))
    await this.#arrived.place(legs.map((leg) => leg.arrived))
    this.placed += 1
  }

  #legs(sent: KnownPrices, arrived: KnownPrices) {
    // What is under way is decided soonest.
    const live = [...this.#fixtures.keys()].filter((id) => sent.state(id)?.startsWith('live'))
    const legs = new Map<number, { sent: BackedSelection; arrived: BackedSelection }>()
    const wanted = this.#random.integer(1, LEGS_MAX)
    for (let trial = 0; trial < TRIALS && live.length > 0 && legs.size < wanted; trial += 1) {
      const gameId = this.#random.pick(live)
      const leg = this.#legOf(gameId, sent, arrived)
      if (leg) legs.set(gameId, leg)
    }
    return [...legs.values()]
  }

  #legOf(gameId: number, sent: KnownPrices, arrived: KnownPrices) {
    const fixture = this.#fixtures.get(gameId)
    const there = arrived.prices(gameId)
    const common = [...sent.prices(gameId)].filter(
      ([key, price]) =>
        price.status === 'open' &&
        there.get(key)?.status === 'open' &&
        there.get(key)?.odds === price.odds,
    )
    if (!fixture || common.length === 0) return null
    const [key, price] = this.#random.pick(common)
    const [ofSent, ofArrived] = [sent.idOf(gameId, key), arrived.idOf(gameId, key)]
    if (ofSent === undefined || ofArrived === undefined) return null
    const same = { fixture, odds: odds(price.odds), marketId: Number(key.split(' ')[1]) }
    return {
      sent: { ...same, selectionId: ofSent },
      arrived: { ...same, selectionId: ofArrived },
    }
  }
}
