import type { Database } from '../../database/database.ts'

/** Whom the forms of the sandbox find; the last one shows an agent who left. */
const SANDBOX_AGENTS = [
  { code: 'caderneta', name: 'Agência Caderneta', is_active: true },
  { code: 'ana', name: 'Ana Souza', is_active: true },
  { code: 'joao', name: "João D'Ávila", is_active: true },
  { code: 'antigo', name: 'Agente Antigo', is_active: false },
] as const

/** Makes the agents of the sandbox unless they are there. Never called where money is real. */
export async function ensureSandboxAgents({ kysely }: Database): Promise<void> {
  await kysely
    .insertInto('agent')
    .values([...SANDBOX_AGENTS])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
