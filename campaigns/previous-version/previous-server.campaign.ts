import { MIGRATIONS, type Migration, readMigrations } from '@caderneta/server/database/migrate'
import { describe, expect, test } from 'vitest'
import { runPreviousServer } from './previous-server.ts'
import { findPreviousVersion } from './previous-version.ts'

const serverUrl = process.env.TEST_DATABASE_URL ?? ''
const known = await readMigrations(MIGRATIONS)
/** Null where the files came without their history, or the version before may not start. */
const ref = await findPreviousVersion(process.env.PREVIOUS_REF ?? null, known).catch(() => null)

async function stepsOn(planted: readonly Migration[]): Promise<readonly string[]> {
  const steps: string[] = []
  const onStep = (step: string) => {
    steps.push(step)
    process.stdout.write(`${step}\n`)
  }
  await runPreviousServer({ serverUrl, ref, planted, onStep })
  return steps
}

function plantedMigration(text: string, subject = 'planted'): Migration {
  const number = known.length + 1
  const name = `${String(number).padStart(4, '0')}-${subject}.sql`
  return { number, name, text, checksum: name }
}

describe.skipIf(serverUrl === '' || ref === null)(
  'the server of the version before, on the schema of this one',
  { timeout: 300_000 },
  () => {
    test('does what a player needs, before this one and after a rollback', async () => {
      const extended = plantedMigration("alter table bet add column planted text default ''")
      expect((await stepsOn([extended])).at(-1)).toBe('audit: The books are in order.')
    })

    test('is seen to fail where a column that it reads was dropped', async () => {
      const dropped = plantedMigration('alter table player drop column odds_format')
      await expect(stepsOn([dropped])).rejects.toThrow('oddsFormat')
    })

    test('does not start where its own removal is announced', async () => {
      const number = String(known.length + 1).padStart(4, '0')
      const named = plantedMigration('select', `contract-${number}-planted`)
      await expect(stepsOn([named])).rejects.toThrow(`a version that has migration ${number}`)
    })
  },
)
