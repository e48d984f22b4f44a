import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ScriptedServer, startScriptedServer } from '@caderneta/testing/hosts/scripted-server'
import {
  type ServerEnvironment,
  type ServerProcess,
  startServer,
} from '@caderneta/testing/hosts/server-process'

/** What guards a server from strangers, and would strike a story on a machine under load. */
export const QUIET = {
  RATE_LIMIT: 'off',
  PASSWORD_MEMORY_KIB: '64',
  REQUEST_TIMEOUT_MS: '60000',
}

/**
 * A data folder that a server has begun with and no story has used. A first start spends most of
 * its time on the database: it is made once, and every site begins with a copy.
 */
export async function makeDataTemplate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'caderneta-template-'))
  const server = await startServer({ ...QUIET, FEED_GAMES: '0', DATA_DIR: folder })
  await server.stop()
  return folder
}

/** What a player may win on a day, in reais: less than two of the largest bets return. */
export const PLAYER_DAY_MAX = 800_000

export const STORY_SETTINGS: ServerEnvironment = {
  ...QUIET,
  PAYOUT_MAX_PLAYER_DAY: `${PLAYER_DAY_MAX}.00`,
  // A withdrawal is paid at once, unless it is so large that it is reviewed first.
  PAYOUT_DELAY_MS: '0',
  REVIEW_MS: '3600000',
}

/** A server with a feed that stories command. */
export async function startStorySite(settings: ServerEnvironment): Promise<ScriptedServer> {
  const data = await copyTemplate()
  return started(data, () => startScriptedServer({ ...settings, DATA_DIR: data.folder }))
}

/** A server of its own for one story. */
export async function startSite(environment: ServerEnvironment): Promise<ServerProcess> {
  const data = await copyTemplate()
  return started(data, () => startServer({ ...QUIET, ...environment, DATA_DIR: data.folder }))
}

interface DataFolder {
  readonly folder: string
  readonly remove: () => Promise<void>
}

/** A copy of the template that `E2E_DATA_TEMPLATE` names. */
async function copyTemplate(): Promise<DataFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'caderneta-'))
  await cp(process.env.E2E_DATA_TEMPLATE ?? '', folder, { recursive: true })
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** A server that removes its data when it is stopped. */
async function started<Server extends ServerProcess>(
  { remove }: DataFolder,
  start: () => Promise<Server>,
): Promise<Server> {
  try {
    const server = await start()
    return { ...server, stop: () => server.stop().finally(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}
