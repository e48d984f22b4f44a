import type { Reader } from '../../database/transaction.ts'

export interface Agent {
  readonly id: number
  /** In lower case. */
  readonly code: string
  readonly name: string
}

const CODE = /^[a-z0-9][a-z0-9._-]{0,63}$/

/** The agent of a code, blind to capitals; null when there is none or it refers nobody any more. */
export async function findAgent(reader: Reader, code: string): Promise<Agent | null> {
  const lower = code.trim().toLowerCase()
  if (!CODE.test(lower)) return null
  const agent = await reader
    .selectFrom('agent')
    .select(['id', 'code', 'name'])
    .where('code', '=', lower)
    .where('is_active', '=', true)
    .executeTakeFirst()
  return agent ?? null
}
