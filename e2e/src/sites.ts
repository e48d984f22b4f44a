import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** The real server, on a copy of the template that `E2E_DATA_TEMPLATE` names. */
export async function startSite(
  environment: ServerEnvironment,
  program?: string,
): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'caderneta-'))
  const remove = () => rm(dataDir, { recursive: true, force: true })
  try {
    await cp(process.env.E2E_DATA_TEMPLATE ?? '', dataDir, { recursive: true })
    const server = await startServer({ ...QUIET, ...environment, DATA_DIR: dataDir }, program)
    return { ...server, stop: () => server.stop().finally(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}
