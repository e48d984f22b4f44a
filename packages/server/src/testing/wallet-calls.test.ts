import { randomUUID } from 'node:crypto'
import { loginReply } from '@caderneta/contract/accounts/accounts'
import { wagersUserReply } from '@caderneta/contract/bets/wagers'
import { walletWire } from '@caderneta/contract/wallet/wallet'
import { gameOf } from '@caderneta/domain/markets/market/game-selection'
import { SELECTION_RESULTS } from '@caderneta/domain/markets/market/market'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { auditBooks } from '../database/audit-books.ts'
import type { Database } from '../database/database.ts'
import { describeOnDatabases } from '../database/test-database.ts'
import { addGame } from '../database/test-rows.ts'
import { sealFactsIn } from '../database/testing/sealing.ts'
import { makeAccounts, signFields } from '../features/accounts/test-accounts.ts'
import { makeBetsServices } from '../features/bets/bets-services.ts'
import { recordOutcomes } from '../features/bets/settling/record-outcomes.ts'
import { settleOutstanding } from '../features/bets/settling/settlement-store.ts'
import { TEST_LIMITS, TestBook, testWatch } from '../features/bets/testing/bets-fixtures.ts'
import { registerWagersRoutes } from '../features/bets/wagers-routes.ts'
import { SettledPlayers } from '../features/offers/offers.ts'
import { SandboxPayouts } from '../features/payments/withdrawals/sandbox-payouts.ts'
import { form } from '../features/payments/withdrawals/test-withdrawals.ts'
import {
  registerChoices,
  registerPayouts,
} from '../features/payments/withdrawals/withdrawal-routes.ts'
import { readWallet } from '../features/wallet/wallet.ts'
import { testDeps } from './test-deps.ts'

/** A bettor with R$ 60,00 and R$ 20,00 of cashback, and every call that moves money. */
async function openWallet(database: Database) {
  const accounts = await makeAccounts(database)
  const plain = testDeps({ database })
  const deps = { ...plain, payouts: new SandboxPayouts(plain) }
  const book = new TestBook()
  const ids: number[] = []
  for (const odds of [1500, 2000, 3330]) {
    const game = await addGame(database)
    book.addGame(game)
    ids.push(book.price(game, odds))
  }
  const offered = { book, history: book, watch: testWatch(book) }
  const config = { limits: TEST_LIMITS, offers: plain.config.offers }
  const settledPlayers = new SettledPlayers(database)
  const betsDeps = { ...deps, ...offered, config, settledPlayers }
  registerWagersRoutes(accounts.app, { ...betsDeps, ...makeBetsServices(betsDeps) })
  registerChoices(accounts.app, deps)
  registerPayouts(accounts.app, deps)
  const { email, password, ...rest } = signFields()
  await accounts.call('sign', { email, password, ...rest })
  await accounts.call('activate', { code: await accounts.newestCode() })
  const found = await database.kysely
    .selectFrom('player')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await makeDemo(database, found.id)
  await sql`
    select credit_cash('demo_grant', ${String(found.id)}, ${found.id}, 'promotions', 6000),
      post_transfer('demo_grant', ${`${found.id}#cashback`}, pocket_of(null, 'promotions'),
        pocket_of(${found.id}, 'cashback'), 2000)
  `.execute(database.kysely)
  const login = loginReply.parse((await accounts.call('login', { email, password })).body)
  const call = (path: string, fields: object = {}) => accounts.call(path, fields, login.token)
  return { ...login, playerId: found.id, ids, call }
}

/** A demo account may hold granted money; its name, which is sealed, is given at sign-up alone. */
async function makeDemo({ kysely }: Database, player: number): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql`update player set username = ${`demo:${player}`} where id = ${player}`.execute(
      transaction,
    )
    await sql`delete from fact_seal where subject = 'person' and ids = array[${player}::bigint]
    `.execute(transaction)
    await sealFactsIn(transaction)
  })
}

type OpenWallet = Awaited<ReturnType<typeof openWallet>>

const anyReais = fc.oneof(
  fc.integer({ min: 1, max: 7000 }).map((cents) => (cents / 100).toFixed(2)),
  fc.constantFrom('-5.00', '0', '1e9', '60.00', '80.00'),
)
const place = fc.nat(2)
const anyStep = fc.oneof(
  fc.record({
    do: fc.constant('bet' as const),
    place,
    reais: anyReais,
    usesCashback: fc.boolean(),
  }),
  fc.record({ do: fc.constant('close' as const), place, part: fc.constantFrom('30', '100') }),
  fc.record({ do: fc.constant('withdraw' as const), reais: anyReais }),
  fc.record({ do: fc.constant('take back' as const), place }),
  fc.record({
    do: fc.constant('end' as const),
    place,
    result: fc.constantFrom(...SELECTION_RESULTS),
  }),
)
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never

/** The response to the step; null for a result, which no one requested. */
async function take(database: Database, wallet: OpenWallet, step: Step) {
  const { call, ids } = wallet
  switch (step.do) {
    case 'bet': {
      const wager = { betGamesOddId: [ids[step.place]], price: step.reais, rate: '1' }
      const cashbackActive = String(step.usesCashback)
      return call('wagers/save', {
        wagers: JSON.stringify([wager]),
        cashbackActive,
        slipId: randomUUID(),
      })
    }
    case 'close':
      return closeBet(wallet, step.place, step.part)
    case 'withdraw':
      return call('withdraw/save', form({ amount: step.reais }))
    case 'take back':
      return takeBack(wallet, step.place)
    case 'end':
      return end(database, ids[step.place] ?? 0, step.result)
  }
}

async function closeBet({ call }: OpenWallet, place: number, part: string) {
  const { data } = wagersUserReply.parse((await call('wagers_user/getAll')).body)
  const { betId = 0, returnOffered = 0, price = 0 } = data[place]?.betInfo ?? {}
  const quoted = { returnOffered: String(returnOffered), atStake: String(price) }
  const fields = { bet_wager_id: String(betId), ...quoted, part }
  return call('wagers_actions/cancel', fields)
}

async function takeBack({ call }: OpenWallet, place: number) {
  const { body } = await call('withdraw/getAll')
  const list = Array.isArray(body['data']) ? body['data'] : []
  return call('withdraw/cancel', { withdrawalId: String(list[place]?.id) })
}

/** A result, new or corrected: what was paid is taken back, as far as it is still there. */
async function end(
  database: Database,
  selectionId: number,
  result: (typeof SELECTION_RESULTS)[number],
) {
  const outcome = { selectionId, marketId: 1000002, result }
  await recordOutcomes(database, { gameId: gameOf(selectionId), outcomes: [outcome] })
  await settleOutstanding(database)
  return null
}

function expectNeverNegative(wallet: unknown): void {
  const { cash, cashback } = walletWire.parse(wallet)
  expect(Math.min(cash, cashback)).toBeGreaterThanOrEqual(0)
}

describeOnDatabases('the wallet', (makeDatabase) => {
  it('DBT-08 a stake above the chosen pockets is refused and changes nothing', async () => {
    const database = await makeDatabase()
    const { call, ids, playerId } = await openWallet(database)
    await call('withdraw/save', form({ amount: '55.00' }))
    const before = { cash: 5, cashback: 20 }
    expect(await readWallet(database.kysely, playerId)).toEqual(before)
    const reply = await call('wagers/save', {
      wagers: JSON.stringify([{ betGamesOddId: [ids[1]], price: '10.00', rate: '2' }]),
      cashbackActive: 'false',
      slipId: randomUUID(),
    })
    expect([reply.status, reply.body['code']]).toEqual([422, 'not_enough_cash'])
    expect(await readWallet(database.kysely, playerId)).toEqual(before)
  })

  it('ENT-06 login returns cash and cashback; no calls make either negative', async () => {
    const database = await makeDatabase()
    const anySteps = fc.array(anyStep, { minLength: 4, maxLength: 14 })
    const run = async (steps: readonly Step[]) => {
      const wallet = await openWallet(database)
      expect(wallet.wallet).toEqual({ cash: 60, cashback: 20 })
      const replies = await Promise.all(steps.map((step) => take(database, wallet, step)))
      for (const reply of replies)
        if (reply?.body['wallet'] !== undefined) expectNeverNegative(reply.body['wallet'])
      expectNeverNegative((await wallet.call('base_auth')).body['wallet'])
      expectNeverNegative(await readWallet(database.kysely, wallet.playerId))
    }
    await fc.assert(fc.asyncProperty(anySteps, run), { numRuns: 12 })
    expect(await auditBooks(database)).toEqual([])
  })
})
