import type { Database } from '../../database/database.ts'

/** The agents of the sandbox for its forms; the last one is a retired agent. */
const SANDBOX_AGENTS = [
  { code: 'caderneta', name: 'Agência Caderneta', is_active: true },
  { code: 'ana', name: 'Ana Souza', is_active: true },
  { code: 'joao', name: "João D'Ávila", is_active: true },
  { code: 'antigo', name: 'Agente Antigo', is_active: false },
] as const

/** Creates the agents of the sandbox unless they exist. Never called where money is real. */
export async function ensureSandboxAgents({ kysely }: Database): Promise<void> {
  await kysely
    .insertInto('agent')
    .values([...SANDBOX_AGENTS])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type AgentAddition = 'added' | 'reactivated' | 'unchanged' | 'name_differs'

/**
 * Adds an agent, or activates a retired one of the same code and name. A code never changes its
 * owner: players who signed up with it would silently move to another agent.
 */
export async function addAgent(
  { kysely }: Database,
  { code, name }: { readonly code: string; readonly name: string },
): Promise<AgentAddition> {
  const added = await kysely
    .insertInto('agent')
    .values({ code, name, is_active: true })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) return 'added'
  const reactivated = await kysely
    .updateTable('agent')
    .set({ is_active: true })
    .where('code', '=', code)
    .where('name', '=', name)
    .where('is_active', '=', false)
    .returning('id')
    .executeTakeFirst()
  if (reactivated) return 'reactivated'
  const same = await kysely
    .selectFrom('agent')
    .select('id')
    .where('code', '=', code)
    .where('name', '=', name)
    .executeTakeFirst()
  return same ? 'unchanged' : 'name_differs'
}

type AgentRetirement = 'retired' | 'unchanged' | 'unknown'

/** From now on no player signs up with this code; its players and their history remain. */
export async function retireAgent({ kysely }: Database, code: string): Promise<AgentRetirement> {
  const retired = await kysely
    .updateTable('agent')
    .set({ is_active: false })
    .where('code', '=', code)
    .where('is_active', '=', true)
    .returning('id')
    .executeTakeFirst()
  if (retired) return 'retired'
  const known = await kysely
    .selectFrom('agent')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst()
  return known ? 'unchanged' : 'unknown'
}
