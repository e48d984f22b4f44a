import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { describeOnDatabases } from '../database/test-database.ts'
import { TestClock } from '../testing/test-clock.ts'
import { TEST_DATA_KEYS, testDeps } from '../testing/test-deps.ts'
import { readMailbox, unsentMailIds } from './mail-store.ts'
import { sandboxTexts } from './sandbox-texts.ts'

describeOnDatabases('texts of the sandbox', (makeDatabase) => {
  let database: Database

  beforeAll(async () => {
    database = await makeDatabase()
  })

  it('are listed in the mailbox under the number, as text', async () => {
    const texts = sandboxTexts(testDeps({ database, clock: new TestClock() }))
    await texts.send({ to: '+5511987654321', text: 'Seu código é 123456 <b>' })
    const [message] = await readMailbox(database.kysely, TEST_DATA_KEYS, ' +5511987654321 ')
    expect(message).toMatchObject({
      to: '+5511987654321',
      subject: 'SMS +5511987654321',
      text: 'Seu código é 123456 <b>',
      html: '<p>Seu código é 123456 &lt;b&gt;</p>',
    })
  })

  it('never wait for a mail server', async () => {
    expect(await unsentMailIds(database.kysely)).toEqual([])
  })
})
