import { centavos, reaisText } from '@caderneta/domain/money/money'
import type { DepositDeps } from '../deposits/deposit-deps.ts'
import type { PixNotice, PixProvider, TimeSpan } from '../psp/pix-provider.ts'
import { type BookedPayment, paymentDays, paymentsBetween } from './payment-view.ts'

/** A payment on which our books and the list of the provider disagree; amounts in reais. */
interface PaymentDifference {
  readonly endToEndId: string
  readonly difference: 'unknown_to_provider' | 'other_amount' | 'other_charge' | 'not_in_books'
  readonly booked: string | null
  readonly listed: string | null
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Younger payments may still be in transit from one side to the other. */
const SETTLED_MS = HOUR_MS
/** The provider may report payment times more precisely than we store them. */
const MARGIN_MS = 1_000

/**
 * Compares the payments of some days with the list of the provider, and logs differences: what was
 * written into our tables, with its notice and its credit, but never paid, is in no list of a bank.
 * Yesterday and today each time, and one older day in turn, because a forged payment may have any
 * date.
 */
export async function comparePayments(deps: DepositDeps): Promise<readonly PaymentDifference[]> {
  const found: PaymentDifference[] = []
  for (const made of await spansToCompare(deps))
    for (const difference of await compareSpan(deps, made)) {
      deps.log.error(difference, 'deposits: payment differs from the list of the provider')
      found.push(difference)
    }
  return found
}

/** Days of UTC, without those that the provider no longer lists and those that are too recent. */
async function spansToCompare({ database, clock, provider }: DepositDeps): Promise<TimeSpan[]> {
  const now = clock.now()
  const today = startOfDay(now)
  const older = (await paymentDays(database.reading.kysely)).filter((day) => day < today - DAY_MS)
  const turn = older[Math.floor(now / HOUR_MS) % Math.max(older.length, 1)]
  return [...(turn === undefined ? [] : [turn]), today - DAY_MS, today]
    .map((day) => ({
      since: Math.max(day, provider.listedSince ?? day),
      until: Math.min(day + DAY_MS - 1, now - SETTLED_MS),
    }))
    .filter(({ since, until }) => since <= until)
}

async function compareSpan(
  { database, provider }: DepositDeps,
  made: TimeSpan,
): Promise<PaymentDifference[]> {
  const span = { since: made.since - MARGIN_MS, until: made.until + MARGIN_MS }
  const listedById = await listPayments(provider, span)
  // Read after the list, so that payments booked meanwhile are not missed.
  const booked = await paymentsBetween(database.reading.kysely, span)
  const bookedIds = new Set(booked.map(({ endToEndId }) => endToEndId))
  const missing = [...listedById.values()].filter(
    ({ endToEndId, horario }) => isWithin(made, Date.parse(horario)) && !bookedIds.has(endToEndId),
  )
  return [
    ...booked
      .filter(({ paidAt }) => isWithin(made, paidAt))
      .flatMap((payment) => differenceOf(payment, listedById.get(payment.endToEndId)) ?? []),
    ...missing.map(({ endToEndId, valor }): PaymentDifference => {
      return { endToEndId, difference: 'not_in_books', booked: null, listed: valor }
    }),
  ]
}

/** Hour by hour: a provider limits the pages of one list. */
async function listPayments(
  provider: PixProvider,
  { since, until }: TimeSpan,
): Promise<ReadonlyMap<string, PixNotice>> {
  const listed = new Map<string, PixNotice>()
  for (let from = since; from <= until; from += HOUR_MS) {
    const hour = { since: from, until: Math.min(from + HOUR_MS, until) }
    for await (const page of provider.findPayments(hour))
      for (const notice of page) listed.set(notice.endToEndId, notice)
  }
  return listed
}

function differenceOf(
  { endToEndId, txid, amount }: BookedPayment,
  listed: PixNotice | undefined,
): PaymentDifference | null {
  const booked = reaisText(centavos(amount))
  const sides = { endToEndId, booked, listed: listed?.valor ?? null }
  if (!listed) return { ...sides, difference: 'unknown_to_provider' }
  if (listed.valor !== booked) return { ...sides, difference: 'other_amount' }
  return listed.txid === txid ? null : { ...sides, difference: 'other_charge' }
}

function isWithin({ since, until }: TimeSpan, at: number): boolean {
  return since <= at && at <= until
}

function startOfDay(at: number): number {
  return at - (at % DAY_MS)
}
