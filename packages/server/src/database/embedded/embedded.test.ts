import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../open-database.ts'
import { fillDataFolder } from '../testing/migrated-pglite.ts'

const databaseModule = new URL('../open-database.ts', import.meta.url).href

/** Commits mails one after the other, prints the number of each, and never closes anything. */
const WRITER = `
  import(process.argv[1]).then(({ openDatabase }) => openDatabase({ dataDir: process.argv[2] }))
    .then(async ({ pool }) => {
      for (let number = 1; ; number += 1) {
        await pool.query("insert into mail (recipient, subject, body_text, body_html)" +
          " values ('a', 'b', 'c', 'd')")
        console.log(number)
      }
    })
`

describe('the embedded database', () => {
  let dataDir = ''
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'embedded-'))
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  it('keeps committed data over a restart', async () => {
    await fillDataFolder(dataDir)
    const before = await openDatabase({ dataDir })
    await before.pool.query(`insert into feed_run (source, epoch) values ('test', now())`)
    await before.close()
    const after = await openDatabase({ dataDir })
    expect((await after.pool.query('select source from feed_run')).rows).toEqual([
      { source: 'test' },
    ])
    await after.close()
  })

  it('refuses to be opened twice', async () => {
    await fillDataFolder(dataDir)
    const database = await openDatabase({ dataDir })
    await expect(openDatabase({ dataDir })).rejects.toThrow('in use')
    await database.close()
  })

  it('starts again after an interrupted first start', async () => {
    await mkdir(join(dataDir, 'database.unfinished'))
    await writeFile(join(dataDir, 'database.unfinished', 'PG_VERSION'), '18')
    const database = await openDatabase({ dataDir })
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await database.close()
  })

  it('loses no commit when the process is killed', async () => {
    await fillDataFolder(dataDir)
    const child = spawn(process.execPath, [
      '--import',
      'tsx',
      '-e',
      WRITER,
      databaseModule,
      dataDir,
    ])
    let written = 0
    for await (const chunk of child.stdout) {
      written = Number(String(chunk).trim().split('\n').at(-1))
      if (written >= 50) break
    }
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    const database = await openDatabase({ dataDir })
    const found = await database.pool.query('select count(*) as mails from mail')
    expect(found.rows[0]?.mails).toBeGreaterThanOrEqual(written)
    await database.close()
  })
})
