import type { ServerMessage } from '@caderneta/contract/live/stream'
import { centavos } from '@caderneta/domain/money/money'
import { txidOf } from '@caderneta/domain/payments/pix-txid'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { BackgroundWork } from '../../background-work.ts'
import type { Database } from '../../database/database.ts'
import { describeOnDatabases } from '../../database/test-database.ts'
import { addPlayer } from '../../database/test-rows.ts'
import { makeJobs } from '../../jobs/test-jobs.ts'
import type { Mail } from '../../mail/mail.ts'
import { Outbox } from '../../mail/outbox.ts'
import type { TextMessage } from '../../mail/text-messenger.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { openTable, type TestTable } from '../bets/testing/table-fixtures.ts'
import { makeDeposits } from '../payments/testing/test-deposits.ts'
import { makeWithdrawals } from '../payments/withdrawals/test-withdrawals.ts'
import { PromptNotices } from './prompt-notices.ts'
import { sendNotifications } from './send-notifications.ts'

type Switches = Partial<
  Record<'notification' | 'email_notification' | 'text_message' | 'online_message', boolean>
>

describeOnDatabases('notifications', (makeDatabase) => {
  let database: Database
  let mails: Mail[]
  let texts: TextMessage[]
  let pushes: (readonly [number, ServerMessage])[]
  let outbox: Outbox

  beforeAll(async () => {
    database = await makeDatabase()
  })
  beforeEach(async () => {
    mails = []
    texts = []
    pushes = []
    const jobs = await makeJobs(database)
    const deps = { ...testDeps({ database }), jobs }
    outbox = new Outbox(deps, { deliver: async (mail) => void mails.push(mail) })
  })

  /** A player whose deposit and withdrawal notifications were already sent. */
  async function makePlayer(wallet: { readonly cash: number }): Promise<number> {
    const id = await addPlayer(database, wallet)
    await sql`delete from player_notification`.execute(database.kysely)
    return id
  }

  async function send(): Promise<void> {
    const { log } = testDeps({ database })
    await sendNotifications({
      database,
      outbox,
      log,
      publicUrl: 'https://casa.example',
      texts: { send: async (text) => void texts.push(text) },
      notifyPlayer: (playerId, message) => void pushes.push([playerId, message]),
    })
    await outbox.settled()
  }

  async function choose(playerId: number, switches: Switches): Promise<void> {
    await database.kysely.updateTable('player').set(switches).where('id', '=', playerId).execute()
  }

  async function settledBet(table: TestTable, player: number): Promise<void> {
    await table.one(player, 10)
    await table.end(0, 'win')
  }

  it('sends a settled bet by mail, text and page, once', async () => {
    const table = await openTable(database, [2000])
    const player = await makePlayer({ cash: 1000 })
    await settledBet(table, player)
    await send()
    await send()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toMatch(/Aposta CAD-[0-9A-F-]+: ganhou R\$\s20,00\./)
    expect(mails[0]?.text).toContain('https://casa.example/mybets')
    expect(texts).toHaveLength(1)
    expect(texts[0]?.to).toMatch(/^\+55\d+$/)
    expect(pushes).toHaveLength(1)
    expect(pushes[0]).toEqual([
      player,
      { type: 'notification', text: expect.stringMatching(/ganhou R\$\s20,00/) },
    ])
  })

  it.each([
    [{ notification: false }, [0, 0, 0]],
    [{ email_notification: false }, [0, 1, 1]],
    [{ text_message: false }, [1, 0, 1]],
    [{ online_message: false }, [1, 1, 0]],
    [{ notification: true }, [1, 1, 1]],
  ] as const)('ACC-11 obeys the switches %j', async (switches, counts) => {
    const table = await openTable(database, [2000])
    const player = await makePlayer({ cash: 1000 })
    await choose(player, switches)
    await settledBet(table, player)
    await send()
    expect([mails.length, texts.length, pushes.length]).toEqual(counts)
  })

  it('marks a corrected bet as corrected, in the language of the player', async () => {
    const table = await openTable(database, [2000])
    const player = await makePlayer({ cash: 1000 })
    await database.kysely
      .updateTable('player')
      .set({ language: 'en' })
      .where('id', '=', player)
      .execute()
    await settledBet(table, player)
    await send()
    await table.end(0, 'lose')
    await send()
    expect(mails.at(-1)?.text).toMatch(/Result corrected\. Bet CAD-[0-9A-F-]+: did not win\./)
  })

  it('combines many bets of a round in one mail and one text', async () => {
    const table = await openTable(database, [2000])
    const player = await makePlayer({ cash: 30_000 })
    for (let count = 0; count < 25; count += 1) await table.one(player, 1)
    await table.end(0, 'win')
    await send()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text.match(/ganhou/g)).toHaveLength(20)
    expect(mails[0]?.text).toContain('E mais 5.')
    expect(texts[0]?.text).toMatch(/^Caderneta: 25 apostas resolvidas: R\$\s50,00 pagos\.$/)
  })

  it('sends credited and refunded payments', async () => {
    const bank = await makeDeposits(database)
    await sql`delete from player_notification`.execute(database.kysely)
    const id = await bank.requestDeposit('30.00')
    const payment = {
      txid: txidOf(id),
      amount: centavos(3000),
      payerCpf: bank.cpf,
      payerName: 'Ana Silva',
    }
    // The second payment of a charge goes back to its payer.
    for (let count = 0; count < 2; count += 1)
      await bank.webhook({ pix: [bank.deps.provider.pay(payment)] })
    await send()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toMatch(/Depósito de R\$\s30,00 creditado/)
    expect(mails[0]?.text).toMatch(/Pagamento de R\$\s30,00 devolvido a quem pagou/)
    await bank.app.close()
  })

  it('sends paid and refused withdrawals', async () => {
    const bank = await makeWithdrawals(database)
    await sql`delete from player_notification`.execute(database.kysely)
    await bank.request('40.00')
    await bank.pay()
    await send()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toMatch(/Saque de R\$\s40,00 enviado por PIX/)
    await bank.app.close()
  })

  it('sends a withdrawal that a debt cancelled, not one its player cancelled', async () => {
    const bank = await makeWithdrawals(database)
    const table = await openTable(database, [2000])
    await table.one(bank.playerId, 50)
    await table.end(0, 'win')
    const withdrawalId = await bank.request('40.00')
    expect((await bank.call('cancel', { withdrawalId })).status).toBe(200)
    await bank.request('140.00')
    await sql`delete from player_notification`.execute(database.kysely)
    await choose(bank.playerId, { text_message: false })
    await table.end(0, 'lose')
    await send()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text.match(/Saque de R\$\s\d+,\d\d cancelado/g)).toEqual([
      'Saque de R$\u00a0140,00 cancelado',
    ])
    expect(texts).toEqual([])
    expect(pushes.map(([, { type }]) => type)).toEqual(['notification', 'notification'])
    await bank.app.close()
  })

  it('shows each page an event at once, under its own name, and mails it later', async () => {
    const bank = await makeDeposits(database)
    await sql`delete from player_notification`.execute(database.kysely)
    const id = await bank.requestDeposit('30.00')
    const payment = { txid: txidOf(id), amount: centavos(3000), payerCpf: bank.cpf }
    await bank.webhook({ pix: [bank.deps.provider.pay({ ...payment, payerName: 'Ana Silva' })] })
    const { log } = testDeps({ database })
    const background = new BackgroundWork()
    const notices = new PromptNotices({
      background,
      database,
      log,
      notifyPlayer: (playerId, message) => void pushes.push([playerId, message]),
    })
    notices.wake()
    notices.wake()
    await background.ended()
    expect(pushes.map(([, message]) => message)).toEqual([
      {
        type: 'notification',
        text: expect.stringMatching(/^Depósito de R\$\s30,00 creditado\.$/),
        event: `deposit_credited:${id}`,
      },
    ])
    expect(mails).toHaveLength(0)
    await send()
    expect([mails.length, pushes.length]).toEqual([1, 1])
    await bank.app.close()
  })

  it('keeps the queue when the round fails', async () => {
    const table = await openTable(database, [2000])
    const player = await makePlayer({ cash: 1000 })
    await settledBet(table, player)
    const write = outbox.write
    outbox.write = async () => {
      throw new Error('no database')
    }
    await expect(send()).rejects.toThrow('no database')
    outbox.write = write
    await send()
    expect(mails).toHaveLength(1)
  })
})
