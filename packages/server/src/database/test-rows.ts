import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from './database.ts'
import { oneRow } from './rows.ts'

/** Rows that many tests need, inserted directly into the tables. */

let lastNumber = 0

const idRow = z.object({ id: z.number() })

/** A player with all pockets and this much cash and cashback, deposited for the test. */
export async function addPlayer(
  database: Database,
  {
    cash = 0,
    cashback = 0,
    isDemo = cashback > 0,
  }: { readonly cash?: number; readonly cashback?: number; readonly isDemo?: boolean } = {},
): Promise<number> {
  lastNumber += 1
  const username = isDemo ? `demo:${lastNumber}` : null
  const cpf = String(lastNumber).padStart(11, '0')
  const added = sql`
    insert into player (username, email, cpf, password_hash, first_name, last_name, birthdate,
      country_code, phone, house_number, street_name, activated_at)
    values (${username}, ${`player${lastNumber}@example.com`}, ${cpf}, '', 'Ana',
      'Silva', '1990-01-01', '55', '11999999999', '1', 'Rua A', now())
    returning id
  `
  const { id } = await oneRow(database.kysely, idRow, added)
  await sql`select open_accounts(${id})`.execute(database.kysely)
  if (cash > 0) await payIn(database, id, cash)
  if (cashback > 0) await giveCashback(database, id, cashback)
  return id
}

/** A confirmed PIX payment with its notice and its credit. */
export async function payIn(database: Database, playerId: number, amount: number): Promise<void> {
  lastNumber += 1
  const endToEndId = `E${lastNumber}`
  const depositId = randomUUID()
  const txid = depositId.replaceAll('-', '')
  await sql`
    with notice as (
      insert into psp_inbox (end_to_end_id, body, processed_at)
      values (${endToEndId}, jsonb_build_object('endToEndId', ${endToEndId}::text,
        'txid', ${txid}::text, 'valor', (${amount}::numeric / 100)::numeric(12, 2)::text), now())
    ),
    charge as (
      insert into deposit (id, player_id, amount, txid, payload, status, expires_at, credited_at)
      values (${depositId}, ${playerId}, ${amount}, ${txid}, '', 'credited', now(), now())
      returning id, txid
    )
    insert into pix_payment (end_to_end_id, txid, deposit_id, amount, paid_at, outcome)
    select ${endToEndId}, txid, id, ${amount}, now(), 'credited' from charge
  `.execute(database.kysely)
  await sql`
    select credit_cash('deposit', ${endToEndId}, ${playerId}, 'psp_clearing', ${amount})
  `.execute(database.kysely)
}

/** Demo money, booked from the promotions account; the player has a demo account. */
async function giveCashback(database: Database, playerId: number, amount: number): Promise<void> {
  await sql`
    with moved as (
      insert into transfer (kind, reference) values ('demo_grant', ${`${playerId}#cashback`})
      returning id
    ),
    pocket as (
      update account set balance = balance + ${amount}, version = version + 1
      where player_id = ${playerId} and kind = 'cashback'
      returning id, balance, version
    )
    insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
    select moved.id, pocket.id, true, ${amount}::bigint, pocket.balance, pocket.version
    from moved, pocket
    union all
    select moved.id, account.id, false, -${amount}::bigint, null, null
    from moved, account where account.player_id is null and account.kind = 'promotions'
  `.execute(database.kysely)
}

/** The balances of a player's pockets, in centavos; empty pockets are omitted. */
export async function fullPockets(
  { kysely }: Database,
  playerId: number,
): Promise<Readonly<Record<string, number>>> {
  const pockets = await kysely
    .selectFrom('account')
    .select(['kind', 'balance'])
    .where('player_id', '=', playerId)
    .where('balance', '<>', 0)
    .execute()
  return Object.fromEntries(pockets.map(({ kind, balance }) => [kind, balance]))
}

interface TestGame {
  readonly id?: number
  readonly status?: string
  /** Milliseconds from now; one hour ahead by default. */
  readonly startsInMs?: number
}

/** A game that is open for bets by default. */
export async function addGame(database: Database, game: TestGame = {}): Promise<number> {
  lastNumber += 1
  const id = game.id ?? 900_000 + lastNumber
  await sql`
    insert into game (id, sport_id, tournament_id, tournament_name, location, home_id, home_name,
      away_id, away_name, starts_at, status)
    values (${id}, 1, 10037440, 'Série A', 'Brasil', 1, 'Grêmio', 2, 'Santos',
      now() + ${game.startsInMs ?? 3_600_000} * interval '1 millisecond',
      ${game.status ?? 'scheduled'})
  `.execute(database.kysely)
  return id
}

/** A barrier: each caller waits until this many have arrived. */
export function meetingOf(count: number): () => Promise<void> {
  let missing = count
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return () => {
    missing -= 1
    if (missing <= 0) open()
    return opened
  }
}
