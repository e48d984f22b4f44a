import { placeSlip } from '@caderneta/contract/bets/bets-calls'
import type { RefusalCode } from '@caderneta/contract/refusals'
import { Counter, Histogram, type Registry } from 'prom-client'
import type { BusinessEvents } from './business-events.ts'

const SETTLEMENT_BUCKETS_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1800, 7200]
const CREDIT_BUCKETS_SECONDS = [1, 2.5, 5, 10, 30, 60, 120, 300, 900, 1800, 3600, 86_400]

/** What was counted since this process started; labels are from closed lists. */
export class BusinessCounters implements BusinessEvents {
  readonly #slips: Counter
  readonly #bets: Counter
  readonly #stakes: Counter
  readonly #refused: Counter<'code'>
  readonly #frames: Counter
  readonly #settlement: Histogram
  readonly #credit: Histogram<'since'>

  constructor(registry: Registry) {
    const registers = [registry]
    const counter = <Label extends string>(
      name: string,
      help: string,
      labelNames: Label[] = [],
    ): Counter<Label> => new Counter({ name: `caderneta_${name}`, help, labelNames, registers })
    this.#slips = counter('slips_placed_total', 'Slips that were placed, repeats not counted')
    this.#bets = counter('bets_placed_total', 'Bets of these slips')
    this.#stakes = counter('stakes_placed_centavos_total', 'Stakes of these bets, in centavos')
    this.#refused = counter('slips_refused_total', 'Slips that were refused, by code', ['code'])
    // A rate needs the zero before the first refusal.
    for (const code of placeSlip.refusals) this.#refused.inc({ code }, 0)
    this.#frames = counter(
      'feed_frames_refused_total',
      'Messages of the leader of the feed in a form that this server does not know',
    )
    this.#settlement = new Histogram({
      name: 'caderneta_settlement_seconds',
      help: 'Time from the moment at which the feed sent what decides a bet to its settlement',
      buckets: SETTLEMENT_BUCKETS_SECONDS,
      registers,
    })
    this.#credit = new Histogram({
      name: 'caderneta_deposit_credit_seconds',
      help: 'Time until a deposit was credited, since its request and since its payment',
      labelNames: ['since'],
      buckets: CREDIT_BUCKETS_SECONDS,
      registers,
    })
    for (const since of ['request', 'payment']) this.#credit.zero({ since })
  }

  slipPlaced(bets: number, stakeCentavos: number): void {
    this.#slips.inc()
    this.#bets.inc(bets)
    this.#stakes.inc(stakeCentavos)
  }

  slipRefused(code: RefusalCode): void {
    this.#refused.inc({ code })
  }

  betSettled(seconds: number): void {
    this.#settlement.observe(Math.max(0, seconds))
  }

  depositCredited(sinceRequestSeconds: number, sincePaymentSeconds: number): void {
    this.#credit.observe({ since: 'request' }, Math.max(0, sinceRequestSeconds))
    this.#credit.observe({ since: 'payment' }, Math.max(0, sincePaymentSeconds))
  }

  frameRefused(): void {
    this.#frames.inc()
  }
}
