import { Gauge, type Registry } from 'prom-client'

const TRUSTS = ['all', 'not_live', 'none'] as const

/** What is read at the moment of a request for the metrics; null: not known. */
export interface BusinessFigures {
  /** Whether the source of the feed runs in this server. */
  readonly isLeading: boolean
  readonly trust: (typeof TRUSTS)[number] | null
  readonly feedAgeSeconds: number | null
  /** By open status. */
  readonly oldestWithdrawals: readonly { readonly status: string; readonly ageSeconds: number }[]
  readonly oldestOpenResultSeconds: number | null
  readonly exposure: {
    readonly value: { readonly bets: number; readonly stakes: number; readonly payouts: number }
    readonly ageSeconds: number
  } | null
  readonly audit: {
    readonly violations: number
    readonly unchecked: number
    readonly ageSeconds: number
  } | null
}

/** The state of bets and money. A figure that is not known has no sample, in place of a zero. */
export class BusinessGauges {
  readonly #registers: Registry[]
  readonly #feedAge: Gauge
  readonly #trust: Gauge<'trust'>
  readonly #leads: Gauge
  readonly #withdrawals: Gauge<'status'>
  readonly #openResult: Gauge
  readonly #exposure: readonly [bets: Gauge, stakes: Gauge, payouts: Gauge, age: Gauge]
  readonly #audit: readonly [violations: Gauge, unchecked: Gauge, age: Gauge]

  constructor(registry: Registry) {
    this.#registers = [registry]
    this.#feedAge = this.#gauge(
      'feed_age_seconds',
      'How long ago the feed sent the last message that arrived',
    )
    this.#trust = this.#gauge(
      'feed_trust',
      '1 for the present trust in the feed: all prices, not the live ones, or none',
      ['trust'],
    )
    this.#leads = this.#gauge('feed_led', '1 at the server that runs the source of the feed')
    this.#withdrawals = this.#gauge(
      'withdrawal_oldest_seconds',
      'Age of the oldest withdrawal with this status, 0 without one',
      ['status'],
    )
    this.#openResult = this.#gauge(
      'result_open_oldest_seconds',
      'Age of the oldest result that may still decide open bets, 0 without one',
    )
    this.#exposure = [
      this.#gauge('exposure_open_bets', 'Open bets of all players'),
      this.#gauge('exposure_open_stakes_centavos', 'What is at stake in them, in centavos'),
      this.#gauge(
        'exposure_possible_payouts_centavos',
        'What they would return if each of them won, in centavos',
      ),
      this.#gauge('exposure_age_seconds', 'How long ago these three were measured'),
    ]
    this.#audit = [
      this.#gauge('audit_violations', 'Rows that broke an invariant in the last audit'),
      this.#gauge('audit_unchecked', 'Invariants that the last audit could not check'),
      this.#gauge('audit_age_seconds', 'How long ago the last audit ended'),
    ]
  }

  set(figures: BusinessFigures): void {
    setOrRemove(this.#feedAge, figures.feedAgeSeconds)
    this.#trust.reset()
    if (figures.trust !== null)
      for (const trust of TRUSTS) this.#trust.set({ trust }, trust === figures.trust ? 1 : 0)
    this.#leads.set(figures.isLeading ? 1 : 0)
    this.#withdrawals.reset()
    for (const { status, ageSeconds } of figures.oldestWithdrawals)
      this.#withdrawals.set({ status }, ageSeconds)
    setOrRemove(this.#openResult, figures.oldestOpenResultSeconds)
    const { exposure, audit } = figures
    setAll(this.#exposure, exposure && [...amountsOf(exposure.value), exposure.ageSeconds])
    setAll(this.#audit, audit && [audit.violations, audit.unchecked, audit.ageSeconds])
  }

  #gauge<Label extends string>(name: string, help: string, labelNames: Label[] = []): Gauge<Label> {
    return new Gauge({
      name: `caderneta_${name}`,
      help,
      labelNames,
      registers: this.#registers,
    })
  }
}

function amountsOf({ bets, stakes, payouts }: NonNullable<BusinessFigures['exposure']>['value']) {
  return [bets, stakes, payouts]
}

function setAll(gauges: readonly Gauge[], values: readonly number[] | null): void {
  for (const [index, gauge] of gauges.entries()) setOrRemove(gauge, values?.[index] ?? null)
}

function setOrRemove(gauge: Gauge, value: number | null): void {
  if (value === null) gauge.remove()
  else gauge.set(value)
}
