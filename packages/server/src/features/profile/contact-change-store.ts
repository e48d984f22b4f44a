import type { ContactKind } from '@caderneta/contract/profile/profile'
import * as z from 'zod/mini'
import { parseRows } from '../../database/rows.ts'
import type { Reader, WriteTransaction } from '../../database/transaction.ts'

const changeFields = {
  id: z.number(),
  player_id: z.number(),
  contact: z.string(),
  code_hash: z.nullable(z.string()),
}

const contactChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('email'), ...changeFields }),
  z.object({ kind: z.literal('phone'), country_code: z.string(), ...changeFields }),
])

export type ContactChange = z.infer<typeof contactChange>

interface NewContactChange {
  readonly playerId: number
  readonly kind: ContactKind
  readonly contact: string
  readonly countryCode: string | null
  /** Null: no code was sent, so none can confirm it. */
  readonly codeHash: string | null
  readonly now: number
  readonly lifeMs: number
}

/** The player's row must be locked: a second open change of one kind is a unique violation. */
export async function insertContactChange(
  transaction: WriteTransaction,
  { playerId, kind, contact, countryCode, codeHash, now, lifeMs }: NewContactChange,
): Promise<void> {
  await transaction
    .insertInto('contact_change')
    .values({
      player_id: playerId,
      kind,
      contact,
      country_code: countryCode,
      code_hash: codeHash,
      created_at: new Date(now),
      expires_at: new Date(now + lifeMs),
    })
    .execute()
}

/** The pending changes of every kind. */
export async function readOpenChanges(
  reader: Reader,
  playerId: number,
  now: number,
): Promise<ContactChange[]> {
  const open = await reader
    .selectFrom('contact_change')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .execute()
  return parseRows(contactChange, open)
}

/** Closes the pending change of a kind, whatever its result. */
export async function closeChangeOfKind(
  writer: Reader,
  playerId: number,
  kind: ContactKind,
  at: Date,
): Promise<void> {
  await writer
    .updateTable('contact_change')
    .set({ closed_at: at })
    .where('player_id', '=', playerId)
    .where('kind', '=', kind)
    .where('closed_at', 'is', null)
    .execute()
}

/** Uses up the change; false when another call was faster. */
export async function takeChange(
  transaction: WriteTransaction,
  id: number,
  at: Date,
): Promise<boolean> {
  const taken = await transaction
    .updateTable('contact_change')
    .set({ closed_at: at })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}
