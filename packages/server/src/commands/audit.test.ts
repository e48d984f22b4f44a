import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readLastAudit } from '../database/audit-runs.ts'
import { openDatabase } from '../database/open-database.ts'
import { fillDataFolder } from '../database/testing/migrated-pglite.ts'

const command = fileURLToPath(new URL('../../dist/audit.mjs', import.meta.url))

describe('npm run audit', () => {
  let dataDir = ''
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'audit-'))
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  function audit(environment: Record<string, string>, ...args: string[]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
      env: { ...process.env, DATABASE_URL: '', ...environment },
      encoding: 'utf8',
    })
    return { status, text: `${stdout}${stderr}` }
  }

  it('exits with 0 when the books are in order and with 1 when they are not', async () => {
    await fillDataFolder(dataDir)
    const database = await openDatabase({ dataDir })
    expect(audit({ DATA_DIR: dataDir })).toMatchObject({
      status: 2,
      text: expect.stringContaining('is in use by process'),
    })
    await database.close()
    expect(audit({ DATA_DIR: dataDir })).toEqual({ status: 0, text: 'The books are in order.\n' })
    const again = await openDatabase({ dataDir })
    expect(await readLastAudit(again.kysely)).toMatchObject({ violations: 0, unchecked: 0 })
    await again.pool.query(`insert into transfer (kind, reference) values ('deposit', 'E1')`)
    await again.close()
    const violated = audit({ DATA_DIR: dataDir })
    expect(violated.status).toBe(1)
    expect(violated.text).toMatch(
      /^I2 .*: 1 \(0\)\nI31 .*: transfer 1 \(recorded without a seal\)\n2 violations\.\n$/,
    )
    const last = await openDatabase({ dataDir })
    expect(await readLastAudit(last.kysely)).toMatchObject({ violations: 2, unchecked: 0 })
    await last.close()
  })

  it('checks one day: what was written then, and it alone', async () => {
    await fillDataFolder(dataDir)
    const database = await openDatabase({ dataDir })
    await database.pool.query(
      `insert into transfer (kind, reference, created_at) values ('deposit', 'E1', '2026-01-02')`,
    )
    await database.close()
    const [dayBefore, day] = ['2025-12-31', '2026-01-01']
    const clean = { status: 0, text: 'The books are in order.\n' }
    expect(audit({ DATA_DIR: dataDir }, '--day', dayBefore)).toEqual(clean)
    const opened = await openDatabase({ dataDir })
    expect(await readLastAudit(opened.kysely)).toBeNull()
    await opened.close()
    const violated = audit({ DATA_DIR: dataDir }, '--day', day)
    expect(violated.status).toBe(1)
    expect(violated.text).toMatch(
      /^I2 .*: 1 \(0\)\nI31 .*: transfer 1 \(recorded without a seal\)\n2 violations\.\n$/,
    )
    const again = await openDatabase({ dataDir })
    expect(await readLastAudit(again.kysely)).toMatchObject({ violations: 2, unchecked: 0 })
    await again.close()
    expect(audit({ DATA_DIR: dataDir }, '--day', '2026-02-30')).toEqual({
      status: 2,
      text: 'The books could not be checked: 2026-02-30 is not a day (YYYY-MM-DD).\n',
    })
  })

  it('exits with 2 when it could not check', () => {
    const nothing = join(dataDir, 'nothing')
    expect(audit({ DATA_DIR: nothing })).toEqual({
      status: 2,
      text: `The books could not be checked: there is no database in the folder ${nothing}.\n`,
    })
    const refused = audit({ DATABASE_URL: 'postgres://stranger@127.0.0.1:1/nothing' })
    expect(refused).toMatchObject({ status: 2, text: expect.stringContaining('ECONNREFUSED') })
  })
})
