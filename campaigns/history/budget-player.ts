import { randomUUID } from 'node:crypto'
import { CALLS } from '@caderneta/contract/calls'
import { withCheckDigits } from '@caderneta/domain/person/cpf'
import { DEMO } from '@caderneta/server/testing/call-forms-fixtures'
import type { ExampleFacts } from '@caderneta/server/testing/query-budget/call-examples'
import type { TestApp } from '@caderneta/server/testing/test-app'
import pg from 'pg'

/** The player with many open bets, logged in, and what the examples of calls need of the books. */
export interface BudgetPlayer {
  readonly bearer: string
  readonly facts: ExampleFacts
}

type StoredFacts = Pick<ExampleFacts, 'email' | 'slipId' | 'betId' | 'depositId' | 'withdrawalId'>

interface ShownGame {
  readonly info: { readonly betGameId: number }
  readonly odds: readonly { readonly betGamesOddId: number; readonly rate: number }[]
}

interface ShownBet {
  readonly betInfo: { readonly betId: number; readonly returnOffered: number }
}

const CPF = withCheckDigits('100000003')
const DAY_MS = 86_400_000

export async function enterAs(
  app: TestApp,
  databaseUrl: string,
  playerId: number,
): Promise<BudgetPlayer> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await setAccess(client, playerId)
    const stored = await storedFacts(client, playerId)
    const { password } = DEMO
    const login = await app.callAs(CALLS.logIn.path, null, { email: stored.email, password })
    const bearer = `Bearer ${login.body.token}`
    const [game] = await listedGames(app)
    const [odds] = game?.odds ?? []
    if (!game || !odds) throw new Error('no game is listed')
    const [gameId, selectionId] = [String(game.info.betGameId), odds.betGamesOddId]
    const { readRate, placeBet } = actionsOf(app, bearer, selectionId)
    const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10)
    const dates = { today: day(0), yearsAgo: day(2000) }
    const actions = { readRate, placeBet }
    return {
      bearer,
      facts: { ...stored, ...dates, ...actions, password, cpf: CPF, gameId, selectionId },
    }
  } finally {
    await client.end()
  }
}

/** The player gets a valid CPF, the password of the demo account, and money for the examples. */
async function setAccess(client: pg.Client, playerId: number): Promise<void> {
  await client.query('set session_replication_role = replica')
  await client.query(
    `update player set cpf = $2, password_hash = demo.password_hash from player demo
     where player.id = $1 and demo.username = 'demo'`,
    [playerId, CPF],
  )
  await client.query(
    `update account set balance = balance + 10000 where player_id = $1 and kind = 'cash'`,
    [playerId],
  )
}

async function storedFacts(client: pg.Client, playerId: number): Promise<StoredFacts> {
  const { rows } = await client.query<StoredFacts>(
    `select email,
       (select slip_id from slip where player_id = $1 order by created_at desc limit 1)
         as "slipId",
       (select id::text from bet where player_id = $1 and status = 'pending'
        order by id offset 1000 limit 1) as "betId",
       (select id from deposit where player_id = $1 limit 1) as "depositId",
       (select id from withdrawal where player_id = $1 limit 1) as "withdrawalId"
     from player where id = $1`,
    [playerId],
  )
  const [row] = rows
  if (!row) throw new Error('the player has no bets')
  return row
}

async function listedGames(app: TestApp): Promise<readonly ShownGame[]> {
  return (await app.callAs(CALLS.listGames.path, null)).body.data.games
}

/** What the player does and sees while the examples are made: odds and quotes change meanwhile. */
function actionsOf(
  app: TestApp,
  bearer: string,
  selectionId: number,
): Pick<ExampleFacts, 'readRate' | 'placeBet'> {
  const readRate = async () => {
    const odds = (await listedGames(app)).flatMap((game) => game.odds)
    const shown = odds.find(({ betGamesOddId }) => betGamesOddId === selectionId)
    if (!shown) throw new Error(`selection ${selectionId} is not listed`)
    return shown.rate
  }
  const placeBet = async () => {
    const wagers = [{ betGamesOddId: [selectionId], price: 1, rate: await readRate() }]
    const form = { wagers: JSON.stringify(wagers), cashbackActive: 'false', slipId: randomUUID() }
    const placed = await app.callAs(CALLS.placeSlip.path, bearer, form)
    const [{ betId }] = placed.body.data.bets
    const listed = await app.callAs(CALLS.listBets.path, bearer, { tab: 'finish' })
    const bets: readonly ShownBet[] = listed.body.data
    const bet = bets.find(({ betInfo }) => betInfo.betId === betId)
    if (!bet) throw new Error(`bet ${betId} is not listed`)
    return { betId: String(betId), returnOffered: bet.betInfo.returnOffered.toFixed(2) }
  }
  return { readRate, placeBet }
}
