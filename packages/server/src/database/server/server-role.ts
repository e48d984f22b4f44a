import * as z from 'zod/mini'
import { parseRow } from '../rows.ts'
import type { StatementPool } from '../statement-pool.ts'

const roleRow = z.object({ role: z.string() })

/** The role by which these connections act. */
export async function currentRole(pool: StatementPool): Promise<string> {
  const { rows } = await pool.query('select current_user as role')
  return parseRow(roleRow, rows).role
}

/** Gives this role what a server needs, and nothing that rewrites the books (migration 0035). */
export async function grantServerRole(pool: StatementPool, role: string): Promise<void> {
  await pool.query('select grant_server_role($1)', [role])
}
