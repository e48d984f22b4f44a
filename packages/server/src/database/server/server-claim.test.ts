import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeLog } from '../../http/make-log.ts'
import { testServerUrl } from '../test-database.ts'
import { makeProxy, type TestProxy } from '../test-proxy.ts'
import { administer } from '../testing/administer.ts'
import { SecondServer, ServerClaim, type ServerClaimSettings } from './server-claim.ts'

const CHECK_MS = 50

describe.skipIf(testServerUrl === null)('the claim of a server on its database', () => {
  const name = `caderneta_claim_${randomUUID().replaceAll('-', '').slice(0, 12)}`
  const direct = new URL(testServerUrl ?? 'postgres://localhost')
  direct.pathname = `/${name}`
  let admin: pg.Client
  let proxy: TestProxy
  let claims: ServerClaim[] = []

  beforeAll(async () => {
    await administer(testServerUrl ?? '', `create database ${name}`)
    admin = new pg.Client({ connectionString: direct.href })
    await admin.connect()
    proxy = await makeProxy(direct.href)
  })
  afterEach(async () => {
    for (const claim of claims) await claim.release()
    claims = []
  })
  afterAll(async () => {
    await admin.end()
    await proxy.close()
    await administer(testServerUrl ?? '', `drop database ${name} with (force)`)
  })

  /** With its log and whether it was notified that another server has the database. */
  async function take(settings: Partial<ServerClaimSettings> = {}) {
    const logged = listener()
    const taken = listener()
    const claim = await ServerClaim.take({
      databaseUrl: direct.href,
      isSecondAllowed: false,
      isShared: false,
      log: makeLog('info', { write: logged.write }),
      onTaken: (error) => taken.write(error.name),
      graceMs: 0,
      checkMs: CHECK_MS,
      ...settings,
    })
    claims.push(claim)
    return { claim, logged: logged.until, taken: taken.until }
  }

  async function takeStarted(settings: Partial<ServerClaimSettings> = {}) {
    const taken = await take(settings)
    await taken.claim.started()
    return taken
  }

  /** Ends the connections of all claims so far, as an administrator does. */
  async function claimsEnder(): Promise<() => Promise<void>> {
    const { rows } = await admin.query<{ pid: number }>(
      `select pid from pg_stat_activity
       where application_name = 'caderneta server claim' and datname = $1`,
      [name],
    )
    const pids = rows.map(({ pid }) => pid)
    return async () => {
      await admin.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [pids])
    }
  }

  it('keeps a second server out until the first one ends', async () => {
    const { claim } = await takeStarted()
    await expect(take()).rejects.toThrow(SecondServer)
    await claim.release()
    await takeStarted()
  })

  it('admits a second server that allows it, and no third one that does not', async () => {
    await takeStarted()
    await takeStarted({ isSecondAllowed: true })
    await expect(take()).rejects.toThrow(SecondServer)
  })

  it('admits any number that share the work, and none of them beside one that does not', async () => {
    const first = await takeStarted({ isShared: true })
    await takeStarted({ isShared: true })
    await expect(take()).rejects.toThrow(SecondServer)
    await first.claim.release()
    await expect(take()).rejects.toThrow(SecondServer)
    for (const claim of claims) await claim.release()
    await takeStarted()
    await expect(take({ isShared: true })).rejects.toThrow(SecondServer)
  })

  it('excludes servers of the same name on the same database only', async () => {
    await takeStarted()
    await takeStarted({ databaseUrl: testServerUrl ?? '', isSecondAllowed: false })
  })

  it('lets one server prepare at a time', async () => {
    const order: string[] = []
    const first = await take({ isSecondAllowed: true })
    const second = take({ isSecondAllowed: true }).then(() => order.push('second'))
    await admin.query('select')
    order.push('first')
    await first.claim.started()
    await second
    expect(order).toEqual(['first', 'second'])
  })

  it('waits for a server that is shutting down', async () => {
    const { claim } = await takeStarted()
    const next = takeStarted({ graceMs: 60_000 })
    await claim.release()
    await next
  })

  it('is taken again after its connection was ended', async () => {
    const { logged } = await takeStarted()
    const end = await claimsEnder()
    await end()
    await logged('claim regained')
    await expect(take()).rejects.toThrow(SecondServer)
  })

  it('is taken again while the database still holds the lost connection', async () => {
    const { logged } = await takeStarted({ databaseUrl: proxy.url })
    proxy.loseConnections()
    await logged('claim regained')
    await expect(take()).rejects.toThrow(SecondServer)
  })

  it('is lost with its connection when another server works on the database', async () => {
    const { taken } = await takeStarted()
    const end = await claimsEnder()
    await takeStarted({ isSecondAllowed: true })
    await end()
    await taken('SecondServer')
  })
})

/** Collects what is logged, and waits until there is an entry. */
function listener() {
  let output = ''
  let check = () => {}
  return {
    write: (text: string) => {
      output += text
      check()
    },
    until: (part: string) =>
      new Promise<void>((resolve) => {
        check = () => {
          if (output.includes(part)) resolve()
        }
        check()
      }),
  }
}
