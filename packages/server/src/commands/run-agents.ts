import type { Database } from '../database/database.ts'
import { addAgent, listAgents, referredPlayers, retireAgent } from '../features/agents/agents.ts'
import type { AgentsCommand } from './agents-command.ts'

const DONE = 0
const NOT_DONE = 1

interface Result {
  readonly exitCode: number
  readonly lines: readonly string[]
}

/** Runs one `npm run agents` command; repeating it is harmless. */
export async function runAgents(database: Database, command: AgentsCommand): Promise<Result> {
  switch (command.verb) {
    case 'list':
      return await list(database)
    case 'add':
      return await add(database, command)
    case 'retire':
      return await retire(database, command.code)
    case 'players':
      return await players(database, command.code)
  }
}

async function list({ kysely }: Database): Promise<Result> {
  const agents = await listAgents(kysely)
  const lines = agents.map(({ code, name, isActive, createdAt, players: count }) =>
    [code, name, isActive ? 'active' : 'retired', `${count} players`, createdAt.toISOString()].join(
      '  ',
    ),
  )
  return { exitCode: DONE, lines: lines.length > 0 ? lines : ['There are no agents.'] }
}

async function add(
  database: Database,
  { code, name }: { readonly code: string; readonly name: string },
): Promise<Result> {
  const addition = await addAgent(database, { code, name })
  const sentences = {
    added: 'added.',
    reactivated: 'active again.',
    unchanged: 'exists already; nothing was changed.',
    name_differs: 'belongs to an agent of another name; nothing was changed.',
  }
  const exitCode = addition === 'name_differs' ? NOT_DONE : DONE
  return { exitCode, lines: [`${code}: ${sentences[addition]}`] }
}

async function retire(database: Database, code: string): Promise<Result> {
  const retirement = await retireAgent(database, code)
  const sentences = {
    retired: 'retired; its players stay.',
    unchanged: 'was retired before; nothing was changed.',
    unknown: 'there is no such agent.',
  }
  const exitCode = retirement === 'unknown' ? NOT_DONE : DONE
  return { exitCode, lines: [`${code}: ${sentences[retirement]}`] }
}

async function players({ kysely }: Database, code: string): Promise<Result> {
  const referred = await referredPlayers(kysely, code)
  if (referred === null) return { exitCode: NOT_DONE, lines: [`${code}: there is no such agent.`] }
  const lines = referred.map(({ playerId, createdAt, activatedAt }) => {
    const activation = activatedAt ? `activated ${activatedAt.toISOString()}` : 'not activated'
    return `player ${playerId}  signed up ${createdAt.toISOString()}  ${activation}`
  })
  return { exitCode: DONE, lines: lines.length > 0 ? lines : [`${code}: no players yet.`] }
}
