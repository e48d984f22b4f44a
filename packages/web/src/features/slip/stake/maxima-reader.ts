import type { wagersLimitsReply } from '@caderneta/contract/bets/bet-limits'
import { readStakeLimits } from '@caderneta/contract/bets/bets-calls'
import { retryFacts } from '@caderneta/contract/refusal-facts'
import { centavosOfReais } from '@caderneta/domain/money/money'
import { combinations } from '@caderneta/domain/slip/combinations'
import * as z from 'zod/mini'
import { call } from '../../../api/call.ts'
import { isFailure } from '../../../api/failure.ts'
import { isLeftAlone } from '../../../api/presence.ts'
import type { Page } from '../../../root/page.ts'
import { readSession } from '../../session/session.ts'
import { keyOf, legOdds } from '../state/slip-multiples.ts'
import { type SlipPick, stakedPicks } from '../state/slip-picks.ts'
import type { SlipSum } from '../state/slip-sum.ts'
import { oddsTextOf, picksOfKey, type ReadMaxima } from './stake-maxima.ts'
import type { StakeTarget } from './stake-target.ts'

/** How long the slip stays unchanged before its maxima are requested. */
export const MAXIMA_REST_MS = 400
/** The longest delay of a request while odds keep changing. */
const MAXIMA_REST_MAX_MS = 2_000
/** After a refusal without a retry time. */
const PAUSE_MS = 60_000

/** The state of the slip that the reader needs. */
interface MaximaSlip {
  readonly sum: SlipSum
  readonly betsMax: number
  /** A bet is being decided: the slip cannot change, so nothing is requested. */
  readonly isLocked: boolean
}

/**
 * Requests the largest stakes for what the slip shows: singles, bets that have a stake, and the
 * combinations of fields that are on the screen. It requests them again when any of them or their
 * odds change, and aborts the older request. Without a response the slip falls back to the limits
 * of a single bet: `wagers/save` decides in any case.
 */
export class MaximaReader {
  readonly #page: Page
  readonly #onRead: (maxima: ReadMaxima) => void
  readonly #targets = new Map<string, StakeTarget>()
  #slip: MaximaSlip | null = null
  #requestedText = ''
  #timer: ReturnType<typeof setTimeout> | undefined
  /** When the timer's first change occurred; milliseconds UTC. */
  #changedAt: number | null = null
  #pausedUntil = 0
  #request: AbortController | null = null

  constructor(page: Page, onRead: (maxima: ReadMaxima) => void) {
    this.#page = page
    this.#onRead = onRead
  }

  /** A field has come into view. */
  show(key: string, target: StakeTarget): void {
    this.#targets.set(key, target)
    this.#schedule()
  }

  hide(key: string): void {
    this.#targets.delete(key)
  }

  /** The slip as it is rendered. */
  update(slip: MaximaSlip): void {
    this.#slip = slip
    this.#schedule()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#request?.abort()
    this.#changedAt = null
    this.#requestedText = ''
  }

  /** Schedules a request, unless it would equal the last one. */
  #schedule(): void {
    if (this.#slip === null || this.#slip.isLocked) {
      // The next request follows a decided bet, and a bet lowers the maxima of others.
      this.#requestedText = ''
      return
    }
    const text = requestText(wantedBets(this.#slip, this.#targets.values()))
    if (text === this.#requestedText) return
    this.#requestedText = text
    const now = Date.now()
    this.#changedAt ??= now
    const restMs = Math.min(MAXIMA_REST_MS, this.#changedAt + MAXIMA_REST_MAX_MS - now)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#read(), Math.max(restMs, this.#pausedUntil - now))
  }

  async #read(): Promise<void> {
    this.#changedAt = null
    if (this.#slip === null || this.#slip.isLocked || !isActivated(this.#page)) return
    if (isLeftAlone(this.#page)) {
      // A request keeps the session alive; it is sent when the player is back.
      this.#requestedText = ''
      return
    }
    const bets = wantedBets(this.#slip, this.#targets.values())
    if (bets.length === 0) return
    this.#request?.abort()
    const request = new AbortController()
    this.#request = request
    const fields = { combinations: JSON.stringify(bets.map(selectionIdsOf)) }
    const done = await call(this.#page, readStakeLimits, fields, {
      signal: request.signal,
    })
    if (request.signal.aborted) return
    if (!isFailure(done)) return this.#onRead(readMaxima(bets, done.value.data))
    if (done.failed === 'too_many_requests') this.#pause(done.body)
  }

  #pause(facts: unknown): void {
    const retry = z.safeParse(retryFacts, facts)
    const seconds = retry.data?.retryAfterSeconds
    this.#pausedUntil = Date.now() + (seconds === undefined ? PAUSE_MS : seconds * 1000)
    this.#requestedText = ''
    this.#schedule()
  }
}

type Bet = readonly SlipPick[]

const selectionIdsOf = (bet: Bet) => bet.map(({ selection }) => selection.selectionId)

/** Only activated accounts may bet or request maxima. */
const isActivated = (page: Pick<Page, 'session'>) =>
  readSession(page).user?.info.isActivated === true

/** The bets to request, each once, those with stakes first; at most as many as a slip allows. */
function wantedBets({ sum, betsMax }: MaximaSlip, targets: Iterable<StakeTarget>): readonly Bet[] {
  const open = sum.picks.filter((pick) => pick.status === 'open')
  const staked = [
    ...stakedPicks(sum.picks).map((pick) => [pick]),
    ...sum.rows.flatMap((row) => row.staked.map(({ picks }) => picks)),
  ]
  const shown = [...targets].flatMap((target) => betsAt(sum, open, target))
  const byKey = new Map([...staked, ...shown].map((bet) => [keyOf(bet), bet]))
  return [...byKey.values()].slice(0, betsMax)
}

function betsAt(sum: SlipSum, open: Bet, target: StakeTarget): readonly Bet[] {
  switch (target.of) {
    case 'all':
      return open.map((pick) => [pick])
    case 'selection':
      return open
        .filter(({ selection }) => selection.selectionId === target.selectionId)
        .map((pick) => [pick])
    case 'row': {
      const row = sum.rows.find(({ legs }) => legs === target.legs)
      return row && !row.isTooLong ? [...combinations(open, row.legs)] : []
    }
    case 'combination': {
      const bet = picksOfKey(open, target.key)
      return bet ? [bet] : []
    }
  }
}

const requestText = (bets: readonly Bet[]) =>
  bets.map((bet) => `${keyOf(bet)}@${oddsTextOf(legOdds(bet))}`).join()

function readMaxima(
  bets: readonly Bet[],
  data: z.infer<typeof wagersLimitsReply>['data'],
): ReadMaxima {
  const entries = bets.flatMap((bet, at) => {
    const facts = data[at]
    if (facts === undefined) return []
    const { limit, stakeMax, selection = null } = facts
    const stake = centavosOfReais(stakeMax)
    const oddsText = oddsTextOf(legOdds(bet))
    return [[keyOf(bet), { stake, limit, selectionId: selection, oddsText }] as const]
  })
  return new Map(entries)
}
