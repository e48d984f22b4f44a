import { randomUUID } from 'node:crypto'
import { wagersCancelReply } from '@caderneta/contract/bets/bet-closing'
import { wagersHistoryReply } from '@caderneta/contract/bets/bet-history'
import { wagersLimitsReply } from '@caderneta/contract/bets/bet-limits'
import {
  BETS_PER_PAGE,
  wagersSaveReply,
  wagersStatusReply,
  wagersUserReply,
} from '@caderneta/contract/bets/wagers'
import { refusalText } from '@caderneta/contract/messages/refusal-texts'
import { gameOf, selectionId } from '@caderneta/domain/markets/market/game-selection'
import { centavos } from '@caderneta/domain/money/money'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { describeOnDatabases } from '../../database/test-database.ts'
import { readCsv } from '../../http/files/test-csv.ts'
import { readWallet } from '../wallet/wallet.ts'
import { settleOutstanding } from './settling/settlement-store.ts'
import { type Serving, save, serveWagers, wager } from './testing/wagers-fixtures.ts'

const HOUR_MS = 3_600_000

const NO_QUERY: ProxyHandler<Database['pool']> = {
  get: () => {
    throw new Error('a query on the connections of money')
  },
}

describeOnDatabases('wagers routes', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })

  const serve = (serving?: Serving) => serveWagers(database, serving)

  it('API-30 wagers/save replies with the reference, the bets and the wallet', async () => {
    const { call, ids } = await serve({ isBettor: true })
    const reply = await call(
      'wagers/save',
      save([wager([ids[0]], 10, 2), wager([ids[1]], 10, 2), wager([ids[0], ids[1]], 5, 4)]),
    )
    expect(reply.status).toBe(200)
    const { data, wallet } = wagersSaveReply.parse(reply.body)
    expect(
      data.bets.map(({ price, rate, potencialReturns }) => [price, rate, potencialReturns]),
    ).toEqual([
      [10, 2, 20],
      [10, 2, 20],
      [5, 4, 20.15],
    ])
    expect(wallet).toEqual({ cash: 75, cashback: 0 })
  })

  it('SEC-11 ten equal concurrent calls are one bet and ten equal responses', async () => {
    const { call, ids, playerId } = await serve()
    const fields = save([wager([ids[0]], 10, 2)])
    const calls = Array.from({ length: 10 }, () => call('wagers/save', fields))
    const replies = await Promise.all(calls)
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(replies[0]?.status).toBe(200)
    const bets = await database.pool.query('select id from bet where player_id = $1', [playerId])
    expect(bets.rows).toHaveLength(1)
  })

  it('SEC-12 API-11 the same key with another payload is a 409 and places nothing', async () => {
    const { call, ids } = await serve()
    const slipId = randomUUID()
    await call('wagers/save', save([wager([ids[0]], 10, 2)], slipId))
    const reply = await call('wagers/save', save([wager([ids[0]], 11, 2)], slipId))
    expect([reply.status, reply.body.code]).toEqual([409, 'slip_reused'])
    const changed = await call('wagers/save', save([wager([ids[0]], 11, 2.5)]))
    expect([changed.status, changed.body.code]).toEqual([409, 'odds_changed'])
    expect((await call('wagers_user/getAll', {})).body.data).toHaveLength(1)
  })

  it('SEC-10 changed odds are refused with the code and the new odds', async () => {
    const { call, ids, book } = await serve()
    book.price(gameOf(ids[0] ?? 0), 1900)
    const reply = await call('wagers/save', save([wager([ids[0]], 10, 2)]))
    expect(reply).toMatchObject({
      status: 409,
      body: {
        success: false,
        code: 'odds_changed',
        odds: [{ betGamesOddId: ids[0], rate: 1.9, version: 2 }],
      },
    })
  })

  it('SEC-30 a double of one match is refused', async () => {
    const { call, ids, book } = await serve()
    const game = gameOf(ids[0] ?? 0)
    const other = book.price(game, 3000, { selectionId: selectionId(game, 2) })
    const reply = await call('wagers/save', save([wager([ids[0], other], 10, 6)]))
    expect([reply.status, reply.body.code]).toEqual([422, 'same_match'])
    expect(reply.body.msg).toBe(refusalText('same_match', 'en'))
  })

  it('SEC-28 SEC-29 selections and combinations are limited by settings', async () => {
    const { call } = await serve()
    const many = Array.from({ length: 21 }, (_, index) => wager([(index + 1) * 1000], 1, 2))
    const manyCombinations = Array.from({ length: 1001 }, () => wager([1000], 1, 2))
    const codeOf = async (at: typeof call, wagers: readonly object[]) => {
      const { status, body } = await at('wagers/save', save(wagers))
      return [status, body.code]
    }
    const notOffered = [422, 'unknown_selection']
    expect(await codeOf(call, many)).toEqual([422, 'too_many_selections'])
    expect(await codeOf(call, many.slice(0, 20))).toEqual(notOffered)
    expect(await codeOf(call, manyCombinations)).toEqual([422, 'too_many_lines'])
    expect(await codeOf(call, manyCombinations.slice(0, 1000))).toEqual(notOffered)
    const strict = await serve({ limits: { selectionsMax: 5 } })
    expect(await codeOf(strict.call, many.slice(0, 6))).toEqual([422, 'too_many_selections'])
    expect(await codeOf(strict.call, many.slice(0, 5))).toEqual(notOffered)
  })

  it('wagers/limits returns the largest stake of each combination and its limit', async () => {
    const { call, ids } = await serve({ limits: { stakeMax: centavos(5_000) } })
    const [first = 0, second = 0] = ids
    const read = (combinations: unknown, token?: string) =>
      call('wagers/limits', { combinations: JSON.stringify(combinations) }, token)
    const { body } = await read([[first], [second, first]])
    expect(wagersLimitsReply.parse(body).data).toEqual([
      { limit: 'stake', stakeMax: 50, betGamesOddId: [first] },
      { limit: 'stake', stakeMax: 50, betGamesOddId: [second, first] },
    ])
    const codeOf = async (combinations: unknown) => (await read(combinations)).body.code
    expect(await codeOf([])).toBe('slip_empty')
    expect(await codeOf([[first], [999_999]])).toBe('unknown_selection')
    expect(await codeOf([[first, first]])).toBe('same_match')
    expect(await codeOf([Array.from({ length: 21 }, (_, at) => at + 1)])).toBe(
      'too_many_selections',
    )
    expect(await codeOf(new Array(1001).fill([first]))).toBe('too_many_lines')
    for (const odd of ['x', {}, [[]], [first], [['1']]]) expect(await codeOf(odd)).toBe('malformed')
    expect((await read([[first]], '')).status).toBe(401)
  })

  it('wagers/limits uses connections that move no money', async () => {
    const money = { ...database, reading: database, pool: new Proxy(database.pool, NO_QUERY) }
    const { call, ids } = await serveWagers(database, { routes: money })
    const { status } = await call('wagers/limits', { combinations: JSON.stringify([[ids[0]]]) })
    expect(status).toBe(200)
  })

  it('wagers/limits accepts 120 requests of one player in a minute', async () => {
    const { call, ids } = await serve({ clock: { now: () => 1_000_000 } })
    const read = () => call('wagers/limits', { combinations: JSON.stringify([[ids[0]]]) })
    for (let count = 0; count < 120; count += 1) expect((await read()).status).toBe(200)
    expect((await read()).body).toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 60 })
  })

  it.each([
    ['broken JSON', { wagers: '[{' }, 'malformed'],
    [
      'a stake with three decimals',
      { wagers: '[{"betGamesOddId":[1],"price":"1.005","rate":2}]' },
      'invalid_fields',
    ],
    ['a key that is not a UUID', { slipId: 'mine' }, 'invalid_fields'],
    ['a missing flag', { cashbackActive: '' }, 'invalid_fields'],
  ])('returns 400 for %s', async (_, fields, code) => {
    const { call, ids } = await serve()
    const reply = await call('wagers/save', { ...save([wager([ids[0]], 1, 2)]), ...fields })
    expect([reply.status, reply.body.code]).toEqual([400, code])
  })

  it('returns 401 without a session and 403 before the activation', async () => {
    const { call, ids } = await serve({ isActivated: false })
    const fields = save([wager([ids[0]], 1, 2)])
    expect((await call('wagers/save', fields, '')).status).toBe(401)
    expect((await call('wagers/status', { slipId: fields.slipId }, '')).status).toBe(401)
    expect((await call('wagers_user/getAll', {}, '')).status).toBe(401)
    expect((await call('wagers/save', fields)).status).toBe(403)
  })

  it('takes no bet of an excluded player and shows the existing ones', async () => {
    const { call, ids } = await serve({ isExcluded: true })
    const reply = await call('wagers/save', save([wager([ids[0]], 1, 2)]))
    expect([reply.status, reply.body.code]).toEqual([403, 'self_excluded'])
    expect((await call('wagers_user/getAll', {})).status).toBe(200)
  })

  it('API-31 wagers/status distinguishes a placed, a refused and an unknown slip', async () => {
    const { call, ids } = await serve()
    const placed = save([wager([ids[0]], 10, 2)])
    const refused = save([wager([ids[0]], 1000, 2)])
    const saved = await call('wagers/save', placed)
    await call('wagers/save', refused)
    const status = async (slipId: string) => {
      const { body } = await call('wagers/status', { slipId })
      return wagersStatusReply.parse(body)
    }
    const wallet = { cash: 90, cashback: 0 }
    expect(await status(placed.slipId)).toEqual({
      data: { status: 'placed', ...saved.body.data },
      wallet,
    })
    expect(await status(refused.slipId)).toEqual({
      data: { status: 'refused', code: 'not_enough_cash' },
      wallet,
    })
    expect(await status(randomUUID())).toEqual({ data: { status: 'unknown' }, wallet })
  })

  it('API-32 BET-03 BET-04 BET-05 BET-06 BET-07 CST-09 lists the bets of each tab', async () => {
    let hoursLater = 0
    const clock = { now: () => Date.now() + hoursLater * HOUR_MS }
    const { book, call, ids } = await serve({ clock })
    const [live = 0, won = 0, lost = 0, open = 0] = ids
    for (const id of ids) await call('wagers/save', save([wager([id], 1, 2)]))
    const becomes = (status: string) =>
      database.pool.query('update game set status = $2 where id = $1', [gameOf(live), status])
    await becomes('live')
    await database.pool.query(
      `insert into selection_outcome (selection_id, game_id, market_id, result)
       values ($1, game_of($1), 1000002, 'win'), ($2, game_of($2), 1000002, 'lose')`,
      [won, lost],
    )
    await settleOutstanding(database)
    const tab = async (name: string) => {
      const { body } = await call('wagers_user/getAll', name ? { tab: name } : {})
      return wagersUserReply
        .parse(body)
        .data.map((bet) => [bet.odds[0]?.oddInfo.betGamesOddId, bet.betInfo.betStatus])
    }
    const resolved = await tab('finished')
    expect(new Map(resolved.map(([id, status]) => [id, status]))).toEqual(
      new Map([
        [lost, 'lose'],
        [won, 'win'],
      ]),
    )
    expect(await tab('all')).toEqual([[open, 'pending'], [live, 'pending'], ...resolved])
    expect(await tab('')).toEqual(await tab('all'))
    expect(await tab('pending')).toEqual([
      [open, 'pending'],
      [live, 'pending'],
    ])
    expect(await tab('live')).toEqual([[live, 'pending']])
    await becomes('interrupted')
    expect(await tab('live'), 'a match that is interrupted goes on').toEqual([[live, 'pending']])
    expect(await tab('finish')).toEqual(await tab('pending'))
    const { data: finish } = (await call('wagers_user/getAll', { tab: 'finish' })).body
    expect(finish).toMatchObject(finish.map(() => ({ betInfo: { ableToFinish: true } })))
    book.price(gameOf(open), 2000, { selectionId: open, status: 'suspended' })
    expect(await tab('finish')).toEqual([[live, 'pending']])
    hoursLater = 23
    expect(await tab('finished')).toEqual(resolved)
    hoursLater = 25
    expect(await tab('finished')).toEqual([])
    expect(await tab('all')).toEqual([
      [open, 'pending'],
      [live, 'pending'],
    ])
    expect((await call('wagers_user/getAll', { tab: 'other' })).status).toBe(400)
  })

  it('ENT-22 ENT-23 returns a bet with its quote, legs and payout breakdown', async () => {
    const { call, ids, playerId } = await serve({ isBettor: true })
    await call('wagers/save', save([wager([ids[0], ids[1]], 10.01, 4)]))
    const shown = async () =>
      wagersUserReply.parse((await call('wagers_user/getAll', {})).body).data[0]
    expect(await shown()).toMatchObject({
      betInfo: { betStatus: 'pending', price: 10.01, potencialReturns: 40.34, returnOffered: 9.5 },
      odds: [
        { oddInfo: { betGamesOddId: ids[0], rate: 2, status: 'open', market_id: 1000002 } },
        {
          gameInfo: { betCnfSportId: 1, betCnfTournamentId: 10037440, teams: ['Grêmio', 'Santos'] },
        },
      ],
    })
    expect((await shown())?.betInfo).toMatchObject({ ableToFinish: true })
    expect((await shown())?.betInfo.settlement).toBeUndefined()
    for (const id of ids.slice(0, 2))
      await database.pool.query(
        `insert into selection_outcome (selection_id, game_id, market_id, result)
         values ($1, game_of($1), 1000002, 'win')`,
        [id],
      )
    await settleOutstanding(database)
    expect((await shown())?.betInfo).toMatchObject({
      ...{ betStatus: 'win', returnOffered: 0, ableToFinish: false, paid: 40.34 },
      settlement: {
        legs: [
          { betGamesOddId: ids[0], result: 'win', factor: '2' },
          { betGamesOddId: ids[1], result: 'win', factor: '2' },
        ],
        ...{ stake: 10.01, product: '4', returned: '40.04', bonusPercent: 1, bonus: 0.3 },
        payout: 40.34,
      },
    })
    expect(await readWallet(database.kysely, playerId)).toEqual({ cash: 130.33, cashback: 0 })
  })

  it('wagers_user/getAll returns pages with a total and misses no bet', async () => {
    const { call, ids } = await serve()
    const slips = Array.from({ length: 70 }, (_, index) => wager([ids[index < 45 ? 0 : 1]], 1, 2))
    for (const bet of slips) await call('wagers/save', save([bet]))
    await database.pool.query(
      `insert into selection_outcome (selection_id, game_id, market_id, result)
       values ($1, game_of($1), 1000002, 'win')`,
      [ids[0]],
    )
    await settleOutstanding(database)
    const all = async (tab: string) => {
      const pages: number[][] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const { body } = await call('wagers_user/getAll', { tab, ...(cursor && { cursor }) })
        const { data, total, next } = wagersUserReply.parse(body)
        expect(total).toBe({ all: 70, pending: 25, finished: 45 }[tab])
        pages.push(data.map(({ betInfo }) => betInfo.betId))
        cursor = next
      }
      expect(pages.slice(0, -1).every(({ length }) => length === BETS_PER_PAGE)).toBe(true)
      return pages.flat()
    }
    for (const [tab, count] of Object.entries({ all: 70, pending: 25, finished: 45 })) {
      const shown = await all(tab)
      expect([shown.length, new Set(shown).size]).toEqual([count, count])
    }
    expect(await all('all')).toEqual([...(await all('pending')), ...(await all('finished'))])
    expect((await call('wagers_user/getAll', { cursor: 'x' })).status).toBe(400)
  })

  it('API-34 wagers_actions/cancel returns the quote and the wallet', async () => {
    const { call, ids } = await serve()
    const { body } = await call('wagers/save', save([wager([ids[0]], 10, 2)]))
    const bet = String(body.data.bets[0].betId)
    const part = await call('wagers_actions/cancel', {
      ...{ bet_wager_id: bet, returnOffered: '9.50', part: '50' },
    })
    expect(part.body).toMatchObject({ success: true, data: { returned: 4.75 } })
    const stale = await call('wagers_actions/cancel', { bet_wager_id: bet, returnOffered: '9.50' })
    expect(stale).toMatchObject({
      ...{ status: 409, body: { code: 'quote_changed', returnOffered: 4.75 } },
    })
    const whole = await call('wagers_actions/cancel', { bet_wager_id: bet, returnOffered: '4.75' })
    expect(wagersCancelReply.parse(whole.body)).toEqual({
      ...{ data: { returned: 4.75 }, wallet: { cash: 99.5, cashback: 0 } },
    })
    expect(whole.body.msg).toBe('Bet cancelled')
  })

  it('SEC-18 returns the same response for a foreign bet and a missing one', async () => {
    const { call, ids } = await serve()
    const { body } = await call('wagers/save', save([wager([ids[0]], 10, 2)]))
    const other = await serve()
    const cancel = (bet_wager_id: string) =>
      other.call('wagers_actions/cancel', { bet_wager_id, returnOffered: '9.50' })
    const foreign = await cancel(String(body.data.bets[0].betId))
    expect([foreign.status, foreign.body.code]).toEqual([404, 'unknown_bet'])
    for (const missing of ['999999999', '0']) expect(await cancel(missing)).toEqual(foreign)
    for (const path of ['wagers_actions/cancel', 'wagers_user/history'])
      expect((await call(path, {}, '')).status).toBe(401)
  })

  it('API-33 wagers_user/history returns pages and a table', async () => {
    const { app, call, ids } = await serve()
    for (let count = 0; count < 21; count += 1)
      await call('wagers/save', save([wager([ids[0]], 1, 2)]))
    const page = async (fields: Record<string, string>) =>
      wagersHistoryReply.parse((await call('wagers_user/history', fields)).body)
    const [first, second] = [await page({}), await page({ page: '2' })]
    expect([first.data.length, second.data.length]).toEqual([20, 1])
    expect([first.next !== null, second.next]).toEqual([true, null])
    expect((await page({ from: '2025-01-01', to: '2025-12-31' })).data).toEqual([])
    expect((await call('wagers_user/history', { from: '2026-02-30' })).status).toBe(400)
    const table = await app.inject({
      ...{ method: 'POST', url: '/api/wagers_user/historyCsv', payload: {} },
      headers: { authorization: 'Bearer ana' },
    })
    expect(table.headers['content-type']).toBe('text/csv; charset=utf-8')
    const [head = [], ...rows] = readCsv(table.body, ',')
    expect(head[2]).toBe('Placed at (America/Sao_Paulo)')
    expect(rows).toHaveLength(21)
    expect(rows[0]?.slice(4, 7)).toEqual(['Pending', 'Single', '1.00'])
    expect(rows[0]?.at(-1)).toContain(': Match Result, ')
  })

  it('does not show the bets or slips of another player', async () => {
    const { call, ids } = await serve()
    const fields = save([wager([ids[0]], 1, 2)])
    await call('wagers/save', fields)
    const other = await serve()
    expect((await other.call('wagers_user/getAll', {})).body.data).toEqual([])
    const status = await other.call('wagers/status', { slipId: fields.slipId })
    expect(status.body.data).toEqual({ status: 'unknown' })
  })
})
