import { type Centavos, centavos } from '@caderneta/domain/money/money'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { addPlayer } from '../../../database/test-rows.ts'
import { TestClock } from '../../../testing/test-clock.ts'
import { testDeps } from '../../../testing/test-deps.ts'
import type { DepositDeps } from '../deposits/deposit-deps.ts'
import type { PixNotice, Refund } from '../psp/pix-provider.ts'
import { SandboxPix } from '../psp/sandbox-pix.ts'
import { receiveWebhook } from '../webhook/receive-webhook.ts'
import { reconcileDeposits } from '../webhook/reconcile-deposits.ts'
import { SIGNATURE_HEADER, signBody } from '../webhook/webhook-signature.ts'

/** A charge and its fate: of a hundred, one of each kind of failure and five lost webhooks. */
type Fate = 'good' | 'lost' | 'forged' | 'other_cpf' | 'other_amount'

interface StormCharge {
  readonly txid: string
  readonly amount: Centavos
  readonly playerId: number
  readonly cpf: string
  readonly fate: Fate
}

interface StormDeps extends DepositDeps {
  readonly provider: CountingPix
}

/** The sandbox, and every refund requested from it. */
class CountingPix extends SandboxPix {
  readonly refundIds: string[] = []

  override async refund({ refundId }: Refund): Promise<boolean> {
    this.refundIds.push(refundId)
    return true
  }
}

/** The actual results of a storm, beside the expected ones. */
interface StormOutcome extends StormCounts {
  readonly credits: number
  readonly creditedCentavos: number
  readonly refunds: number
  readonly wanted: ReturnType<typeof expected>
  /** Refunds requested from the provider, and how many of them are distinct. */
  readonly refundRequests: readonly [number, number]
}

const SECRET = 'the secret of the storm'
const LATE_MS = 7_200_000
/** More than run at once, so that they seldom wait for each other's wallet. */
const PLAYERS = 20

/** A whole storm over a database of its own: charges, webhooks, poller. */
export async function runPaymentStorm(database: Database, count: number): Promise<StormOutcome> {
  const clock = new TestClock()
  const provider = new CountingPix({ clock, secret: SECRET, webhookUrl: () => '' })
  const host = { ...testDeps({ database, clock }), receivePayoutNotice: async () => {} }
  const deps = { ...host, provider, secret: SECRET, isRemote: false }
  const playerIds: number[] = []
  for (let at = 0; at < PLAYERS; at += 1) playerIds.push(await addPlayer(database))
  const charges = await openCharges(database, playerIds, count, clock.now())
  const counts = await storm(deps, charges, numbers(7), () => clock.pass(LATE_MS))
  await calmDown(deps)
  const { refundIds } = provider
  return {
    ...counts,
    ...(await creditsAndRefunds(database)),
    wanted: expected(charges),
    refundRequests: [refundIds.length, new Set(refundIds).size],
  }
}

async function creditsAndRefunds(database: Database) {
  const found = await sql<{ credits: number; creditedCentavos: number; refunds: number }>`
    select count(*) filter (where outcome = 'credited')::integer as credits,
      count(*) filter (where outcome = 'refunded')::integer as refunds,
      (select sum(balance)::bigint from account where kind = 'cash') as "creditedCentavos"
    from pix_payment
  `.execute(database.kysely)
  return found.rows[0] ?? { credits: 0, creditedCentavos: 0, refunds: 0 }
}

/** Numbers from 0 to 1 that are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

interface StormCounts {
  /** Webhooks that were acknowledged, and how many of them were refused. */
  readonly webhooks: number
  readonly refused: number
  readonly notices: number
}

const REPEATS = 10
const BATCH_MAX = 20
const AT_ONCE = 8
const HOUR_MS = 3_600_000
const STRANGER = '99999999999'
const FATES: readonly Fate[] = [
  'other_cpf',
  'other_amount',
  'forged',
  ...Array.from({ length: 5 }, () => 'lost' as const),
]

/** Writes so many charges of these players, of one to fifty reais. */
async function openCharges(
  database: Database,
  playerIds: readonly number[],
  count: number,
  now: number,
): Promise<StormCharge[]> {
  const at = new Date(now)
  const { rows } = await sql<{ txid: string; amount: number; player_id: number; cpf: string }>`
    with numbered as (select gen_random_uuid() as id, n from generate_series(1, ${count}) n),
    made as (
      insert into deposit (id, player_id, amount, txid, payload, created_at, expires_at)
      select id, (${[...playerIds]}::bigint[])[1 + n % ${playerIds.length}], 100 + n * 37 % 4900,
        replace(id::text, '-', ''), '', ${at}, ${new Date(now + HOUR_MS)}
      from numbered
      returning txid, amount, player_id
    )
    select made.*, player.cpf from made join player on player.id = made.player_id
  `.execute(database.kysely)
  return rows.map(({ txid, amount, player_id: playerId, cpf }, at) => {
    return { txid, amount: centavos(amount), playerId, cpf, fate: FATES[at % 100] ?? 'good' }
  })
}

/**
 * Pays the charges and sends each notice ten times, in any order, some after expiry, together with
 * forged notices of payments that were never made. `random` returns 0 to 1.
 */
async function storm(
  deps: StormDeps,
  charges: readonly StormCharge[],
  random: () => number,
  passHours: () => void,
): Promise<StormCounts> {
  const true_ = charges.flatMap((charge) => payStormily(deps.provider, charge))
  const notices = shuffled(
    true_.flatMap((notice) => Array.from({ length: REPEATS }, () => notice)),
    random,
  )
  const forged = charges.filter(({ fate }) => fate === 'forged').map(forgery)
  const bodies = batched(notices, random).map((pix) => ({ pix, isForged: false }))
  const all = shuffled(
    [...bodies, ...forged.map((pix) => ({ pix: [pix], isForged: true }))],
    random,
  )
  let refused = 0
  const deliver = async ({ pix, isForged }: (typeof all)[number]) => {
    const body = Buffer.from(JSON.stringify({ pix }))
    const headers = { [SIGNATURE_HEADER]: signBody(body, isForged ? 'guessed' : deps.secret) }
    const response = await receiveWebhook(deps, body, headers)
    if ('refused' in response) refused += 1
  }
  const half = Math.ceil(all.length / 2)
  await inParallel(all.slice(0, half), deliver)
  passHours()
  await inParallel(all.slice(half), deliver)
  return { webhooks: all.length, refused, notices: notices.length + forged.length }
}

/** Rounds of the poller, as many as the storm needs. */
async function calmDown(deps: StormDeps): Promise<void> {
  for (let round = 0; round < 2; round += 1) await reconcileDeposits(deps)
}

/** The expected credits and refunds, in payments and centavos. */
function expected(charges: readonly StormCharge[]) {
  const good = charges.filter(({ fate }) => fate === 'good' || fate === 'lost')
  const back = charges.filter(({ fate }) => fate === 'other_cpf' || fate === 'other_amount')
  const credited = good.reduce((sum, { amount }) => sum + amount, 0)
  return { credits: good.length, creditedCentavos: credited, refunds: back.length }
}

/** The payment happens at the provider; the notice, unless it is lost. */
function payStormily(provider: SandboxPix, charge: StormCharge): PixNotice[] {
  const { txid, fate } = charge
  if (fate === 'forged') return []
  const amount = fate === 'other_amount' ? centavos(charge.amount + 1) : charge.amount
  const payerCpf = fate === 'other_cpf' ? STRANGER : charge.cpf
  const notice = provider.pay({ txid, amount, payerCpf, payerName: 'Ana' })
  return fate === 'lost' ? [] : [notice]
}

function forgery({ txid, cpf }: StormCharge): PixNotice {
  const valor = '9999.00'
  const horario = new Date(0).toISOString()
  return { endToEndId: `E${txid.slice(1)}`, txid, valor, horario, pagador: { cpf } }
}

function batched<Item>(items: readonly Item[], random: () => number): Item[][] {
  const batches: Item[][] = []
  for (let at = 0; at < items.length; ) {
    const length = 1 + Math.floor(random() * BATCH_MAX)
    batches.push(items.slice(at, at + length))
    at += length
  }
  return batches
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)
}

async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values()
  const worker = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
