import { addressBlock } from '../http/security/address-block.ts'
import {
  ADDRESS_LONG_MESSAGE_RATE,
  ADDRESS_LOOKUP_RATE,
  ADDRESS_MESSAGE_RATE,
  ADDRESS_SNAPSHOT_RATE,
  ADDRESS_UNKNOWN_RATE,
  CLOSED_SOCKET_OPENINGS,
  OPENING_RATE,
  PENALTY_MS_MAX,
} from './stream-limits.ts'
import { TokenBucket } from './token-bucket.ts'

/** What all sockets of one address have used together. */
export class AddressBudget {
  sockets = 0
  watched = 0
  readonly openings: TokenBucket
  readonly messages: TokenBucket
  readonly longMessages: TokenBucket
  readonly lookups: TokenBucket
  readonly snapshots: TokenBucket
  readonly unknown: TokenBucket

  constructor(now: number) {
    this.openings = new TokenBucket(OPENING_RATE, now)
    this.messages = new TokenBucket(ADDRESS_MESSAGE_RATE, now)
    this.longMessages = new TokenBucket(ADDRESS_LONG_MESSAGE_RATE, now)
    this.lookups = new TokenBucket(ADDRESS_LOOKUP_RATE, now)
    this.snapshots = new TokenBucket(ADDRESS_SNAPSHOT_RATE, now)
    this.unknown = new TokenBucket(ADDRESS_UNKNOWN_RATE, now)
  }

  /** To be called when a socket was closed for its messages, or was opened for nothing. */
  penalise(now: number, openings = CLOSED_SOCKET_OPENINGS): void {
    const free = PENALTY_MS_MAX - this.openings.waitMs(1, now)
    if (free > 0) this.openings.charge(Math.min(openings, openingsIn(free)), now)
  }

  /** True when dropping it would restore no tokens that are not there anyway. */
  isUnused(now: number): boolean {
    const { openings, messages, longMessages, lookups, snapshots, unknown } = this
    const buckets = [openings, messages, longMessages, lookups, snapshots, unknown]
    return this.sockets === 0 && buckets.every((bucket) => bucket.spent(now) <= 0)
  }
}

function openingsIn(ms: number): number {
  return (OPENING_RATE.perSecond * ms) / 1000
}

interface SocketLimits {
  readonly socketsMax: number
  readonly socketsPerAddressMax: number
}

/** The budgets of the addresses with open sockets, and of those that used theirs lately. */
export class AddressBudgets {
  readonly #limits: SocketLimits
  readonly #byAddress = new Map<string, AddressBudget>()
  #sockets = 0

  constructor(limits: SocketLimits) {
    this.#limits = limits
  }

  get addressCount(): number {
    return this.#byAddress.size
  }

  /** Counts a new socket of the address; null when it or the server has enough of them. */
  open(address: string, now: number): AddressBudget | null {
    const block = addressBlock(address)
    const budget = this.#byAddress.get(block) ?? new AddressBudget(now)
    if (this.#sockets >= this.#limits.socketsMax) return null
    if (budget.sockets >= this.#limits.socketsPerAddressMax) return null
    if (!budget.openings.take(1, now)) return null
    this.#byAddress.set(block, budget)
    budget.sockets += 1
    this.#sockets += 1
    return budget
  }

  close(budget: AddressBudget): void {
    budget.sockets -= 1
    this.#sockets -= 1
  }

  /** Drops the addresses that have used nothing for long; to be called periodically. */
  prune(now: number): void {
    for (const [address, budget] of this.#byAddress)
      if (budget.isUnused(now)) this.#byAddress.delete(address)
  }
}
