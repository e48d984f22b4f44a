import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { logIn } from '@caderneta/contract/accounts/account-calls'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import { fillDataFolder } from '@caderneta/server/database/testing/migrated-pglite'
import { PRODUCTION } from '@caderneta/server/testing/test-environments'
import { ApiClient } from '@caderneta/testing/client/api-client'
import { CUP_AHEAD } from '@caderneta/testing/hosts/cup-ahead'
import { makeReplayHome, type ReplayHome } from '@caderneta/testing/hosts/replay-home'
import { runAudit } from '@caderneta/testing/hosts/run-audit'
import {
  type ServerEnvironment,
  type ServerProcess,
  ServerRefusedToStart,
  startServer,
} from '@caderneta/testing/hosts/server-process'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const HOUR_MS = 3_600_000
/** That of sysexits.h for what another has for now. */
const EXIT_TAKEN = 75
const TAKEN = /^Another server works on the database of DATABASE_URL: .* ALLOW_SECOND=yes .*\.$/
const testServerUrl = process.env.TEST_DATABASE_URL
const ONE_LINE = /^[^\n]+$/

async function started(
  environment: ServerEnvironment,
): Promise<ServerProcess | ServerRefusedToStart> {
  return await startServer(environment).catch((refusal: unknown) => {
    if (refusal instanceof ServerRefusedToStart) return refusal
    throw refusal
  })
}

async function refusalOf(environment: ServerEnvironment): Promise<ServerRefusedToStart> {
  const result = await started(environment)
  if (result instanceof ServerRefusedToStart) return result
  throw new Error('the server was not refused')
}

/** Games that kick off an hour from now or later, which no passing second can change. */
async function laterGames({ url }: ServerProcess): Promise<ReadonlyMap<number, string>> {
  const { data } = await new ApiClient(url).expect(listGames, {})
  const later = data.games.filter(({ info }) => info.gameStartTimeStamp > Date.now() + HOUR_MS / 2)
  return new Map(
    later.map(({ info, teams }) => [info.betGameId, `${teams[0].name} v ${teams[1].name}`]),
  )
}

function logInAsDemo(url: string) {
  const login = { email: 'demo', password: 'demo1234' }
  return new ApiClient(url).expect(logIn, login)
}

describe('the start of the server', { timeout: 240_000 }, () => {
  let folder = ''
  let servers: ServerProcess[] = []

  const start = async (environment: ServerEnvironment): Promise<ServerProcess> => {
    const server = await startServer({ DATA_DIR: folder, ...environment })
    servers.push(server)
    return server
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'caderneta-start-'))
    servers = []
  })
  afterEach(async () => {
    for (const server of servers) await server.kill()
    await rm(folder, { recursive: true, force: true })
  })

  test('keeps a data folder to one process, and gives it on when that one is killed', async () => {
    await fillDataFolder(folder)
    const first = await start(CUP_AHEAD)
    expect(first.output()).toContain(`Caderneta is at http://localhost:${new URL(first.url).port}`)
    expect(first.output()).toContain('Demo account: demo / demo1234')
    const before = await laterGames(first)
    expect(before.size).toBeGreaterThan(0)

    const second = await refusalOf({ DATA_DIR: folder })
    expect(second.exitCode).toBe(EXIT_TAKEN)
    expect(second.output).toMatch(ONE_LINE)
    expect(second.output).toContain(`The data folder ${folder} is in use by process ${first.pid}`)
    await logInAsDemo(first.url)

    await first.kill()
    const third = await start(CUP_AHEAD)
    const after = await laterGames(third)
    for (const [id, teams] of before) expect(after.get(id)).toBe(teams)
    expect((await logInAsDemo(third.url)).wallet.cash).toBe(1000)
  })

  test('goes on with the games of a replay after a stop', async () => {
    await fillDataFolder(folder)
    const first = await start(CUP_AHEAD)
    const before = await laterGames(first)
    expect(before.size).toBe(8)
    await first.stop()
    const second = await start(CUP_AHEAD)
    expect(await laterGames(second)).toEqual(before)
    expect((await logInAsDemo(second.url)).wallet.cash).toBe(1000)
  })

  test.each([
    [{ DATABASE_URL: '' }, 'NODE_ENV=production needs DATABASE_URL'],
    [{ PSP: 'sandbox' }, 'NODE_ENV=production refuses PSP=sandbox'],
  ])('is refused in production with %o, with the reason', async (environment, reason) => {
    const refusal = await refusalOf({ DATA_DIR: folder, ...PRODUCTION, ...environment })
    expect(refusal.exitCode).toBeGreaterThan(0)
    expect(refusal.output).toMatch(ONE_LINE)
    expect(refusal.output).toContain(reason)
  })

  test('is refused with one sentence when the port is taken or the database is away', async () => {
    await fillDataFolder(folder)
    const first = await start(CUP_AHEAD)
    const { port } = new URL(first.url)
    const onOtherFolder = { DATA_DIR: join(folder, 'other'), PORT: port }
    await fillDataFolder(onOtherFolder.DATA_DIR)
    const away = { DATA_DIR: folder, DATABASE_URL: 'postgres://127.0.0.1:1/none' }
    for (const [environment, reason] of [
      [onOtherFolder, `Port ${port} cannot be used`],
      [away, 'The database of DATABASE_URL cannot be used'],
    ] as const) {
      const refusal = await refusalOf({ ...CUP_AHEAD, ...environment })
      expect(refusal.exitCode).toBeGreaterThan(0)
      expect(refusal.output).toMatch(ONE_LINE)
      expect(refusal.output).toContain(reason)
    }
  })

  test('is refused with one sentence when the file of a replay is missing or wrong', async () => {
    await fillDataFolder(folder)
    const missing = join(folder, 'nowhere.json')
    const broken = join(folder, 'broken.json')
    await writeFile(broken, '{"name": "Cup", "matches": [{"team1": "A"')
    for (const path of [missing, broken]) {
      const refusal = await refusalOf({ DATA_DIR: folder, ...CUP_AHEAD, FEED_PATH: path })
      expect(refusal.exitCode).toBeGreaterThan(0)
      expect(refusal.output).toMatch(ONE_LINE)
      expect(refusal.output).toContain(path.slice(folder.length + 1))
    }
  })
})

describe.skipIf(!testServerUrl)('servers on one PostgreSQL database', { timeout: 240_000 }, () => {
  let home: ReplayHome
  let environment: ServerEnvironment
  let servers: ServerProcess[] = []

  beforeEach(async () => {
    home = await makeReplayHome(testServerUrl ?? null)
    environment = { ...CUP_AHEAD, ...home.environment, PASSWORD_MEMORY_KIB: '64' }
  })
  afterEach(async () => {
    for (const server of servers) await server.kill()
    servers = []
    await home.remove()
  })

  /** Starts several in the same moment: those that run, and how the others were refused. */
  async function startAtOnce(count: number, setting: ServerEnvironment = {}) {
    const each = { ...environment, ...setting }
    const all = await Promise.all(Array.from({ length: count }, () => started(each)))
    const running = all.flatMap((one) => (one instanceof ServerRefusedToStart ? [] : [one]))
    const refused = all.flatMap((one) => (one instanceof ServerRefusedToStart ? [one] : []))
    servers.push(...running)
    return { running, refused }
  }

  test('of six started at once on an empty one, one serves and five are refused', async () => {
    const { running, refused } = await startAtOnce(6)
    expect(running).toHaveLength(1)
    expect(refused).toHaveLength(5)
    for (const { exitCode, output } of refused) {
      expect(exitCode).toBe(EXIT_TAKEN)
      expect(output).toMatch(TAKEN)
    }
    for (const { url } of running) expect((await logInAsDemo(url)).wallet.cash).toBe(1000)
    expect(await runAudit(home.books)).toMatchObject({ exitCode: 0 })
  })

  test('with ALLOW_SECOND=yes start at once on an empty one, and offer the same games', async () => {
    const { running, refused } = await startAtOnce(3, { ALLOW_SECOND: 'yes' })
    expect(refused).toEqual([])
    const games = await Promise.all(running.map(laterGames))
    expect(games[0]?.size).toBe(8)
    for (const found of games) expect(found).toEqual(games[0])
    for (const { url } of running) expect((await logInAsDemo(url)).wallet.cash).toBe(1000)
    expect(await runAudit(home.books)).toMatchObject({ exitCode: 0 })
  })

  test('are not refused after a kill -9', async () => {
    const first = await startAtOnce(1)
    for (const server of first.running) await server.kill()
    expect((await startAtOnce(1)).refused).toEqual([])
  })
})
