import type { Reader } from '../../database/transaction.ts'
import { agentCode } from './agent-code.ts'

export interface Agent {
  readonly id: number
  /** In lower case. */
  readonly code: string
  readonly name: string
}

/** The agent of a code, ignoring case; null when there is none or it is retired. */
export async function findAgent(reader: Reader, code: string): Promise<Agent | null> {
  const lower = agentCode(code)
  if (lower === null) return null
  const agent = await reader
    .selectFrom('agent')
    .select(['id', 'code', 'name'])
    .where('code', '=', lower)
    .where('is_active', '=', true)
    .executeTakeFirst()
  return agent ?? null
}

/** An agent as shown to an operator. */
interface AgentSummary {
  readonly code: string
  readonly name: string
  readonly isActive: boolean
  readonly createdAt: Date
  /** Accounts that signed up with this code. */
  readonly players: number
}

/** All agents, retired ones too, in the order of their codes. */
export async function listAgents(reader: Reader): Promise<AgentSummary[]> {
  const rows = await reader
    .selectFrom('agent')
    .leftJoin('player', 'player.agent_id', 'agent.id')
    .select(({ fn }) => [
      'agent.code',
      'agent.name',
      'agent.is_active',
      'agent.created_at',
      fn.count<string>('player.id').as('players'),
    ])
    .groupBy('agent.id')
    .orderBy('agent.code')
    .execute()
  return rows.map((row) => ({
    code: row.code,
    name: row.name,
    isActive: row.is_active,
    createdAt: row.created_at,
    players: Number(row.players),
  }))
}

/** A player referred by an agent, without personal data. */
interface ReferredPlayer {
  readonly playerId: number
  readonly createdAt: Date
  readonly activatedAt: Date | null
}

/** Players referred by an agent, oldest first; null when no agent, retired or not, has the code. */
export async function referredPlayers(
  reader: Reader,
  code: string,
): Promise<ReferredPlayer[] | null> {
  const agent = await reader
    .selectFrom('agent')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst()
  if (!agent) return null
  const rows = await reader
    .selectFrom('player')
    .select(['id', 'created_at', 'activated_at'])
    .where('agent_id', '=', agent.id)
    .orderBy('id')
    .execute()
  return rows.map(({ id, created_at, activated_at }) => ({
    playerId: id,
    createdAt: created_at,
    activatedAt: activated_at,
  }))
}
