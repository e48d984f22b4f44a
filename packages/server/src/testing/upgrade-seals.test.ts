import { describe, expect, it } from 'vitest'
import { auditBooks } from '../database/audit-books.ts'
import { corrupt } from '../database/test-corruption.ts'
import { testServerUrl } from '../database/test-database.ts'
import { databaseBefore } from '../database/testing/earlier-database.ts'
import { fillBooks } from '../features/bets/testing/audit-fixtures.ts'
import { fillClosedBooks } from '../features/bets/testing/closing-corruption-fixtures.ts'
import { recordTrust } from '../features/catalogue/history/odds-store.ts'

const SERVERS = [['embedded', null] as const, ['PostgreSQL', testServerUrl] as const]

const EARLIER_CORRUPTIONS = [
  [
    'the time of a transfer',
    `update transfer set created_at = created_at - interval '1 day'`,
    'I31',
  ],
  ['the time of a closing', `update bet_closing set closed_at = closed_at - interval '1 s'`, 'I31'],
  ['the name of a player', `update player set username = 'demo:2' where id = 2`, 'I31'],
  ['a silence of the feed', `update feed_trust set trust = 'all'`, 'I31'],
  [
    'the time of a settlement',
    `update bet set settled_at = settled_at - interval '2 minutes' where status = 'win'`,
    'I8',
  ],
] as const

for (const [engine, serverUrl] of SERVERS)
  describe.skipIf(engine === 'PostgreSQL' && serverUrl === null)(
    `facts of before the seals (${engine})`,
    () => {
      it('are sealed as they are found, and later ones as they are written', async () => {
        const database = await databaseBefore('seals-of-facts', serverUrl)
        try {
          await fillBooks(database)
          await fillClosedBooks(database)
          await recordTrust(database, 'none', Date.now() - 7_200_000)
          await recordTrust(database, 'all', Date.now() - 3_600_000)
          await database.upgrade()
          expect(await auditBooks(database)).toEqual([])
          for (const [what, statement, caughtBy] of EARLIER_CORRUPTIONS)
            expect(await corrupt(database, statement), what).toContain(caughtBy)

          await fillClosedBooks(database)
          expect(await auditBooks(database)).toEqual([])
          const seals = await database.pool.query(
            'select distinct subject, is_earlier from fact_seal order by 1, 2',
          )
          expect(seals.rows.map(({ subject, is_earlier }) => `${subject} ${is_earlier}`)).toEqual([
            ...['closing false', 'closing true', 'person false', 'person true'],
            ...['transfer false', 'transfer true', 'trust true'],
          ])
        } finally {
          await database.close()
        }
      }, 240_000)
    },
  )
