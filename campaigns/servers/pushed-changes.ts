import { logIn, logOut } from '@caderneta/contract/accounts/account-calls'
import { closeBet, listBets } from '@caderneta/contract/bets/bets-calls'
import { centavos } from '@caderneta/domain/money/money'
import { ApiClient } from '@caderneta/testing/client/api-client'
import { bettorIdentity, depositFor } from '@caderneta/testing/client/new-bettor'
import { type SentSlip, sendSlip } from '../kill/sent-slip.ts'
import { type IsPush, OpenPage } from './open-page.ts'
import type { ServerGroup } from './server-group.ts'

const DEPOSIT = centavos(1_000)
/** A slip at odds that have changed meanwhile is refused: another one is sent. */
const SLIPS_MAX = 50

/** A change at one server and the message with which it reaches a page at another. */
export interface PushedPair {
  readonly group: ServerGroup
  /** The number of the bettor whom `newBettor` signed up. */
  readonly number: number
  readonly client: ApiClient
  /** The server that takes the calls, and that of the page. */
  readonly at: number
  readonly page: number
  /** Gets each slip. */
  readonly sent: SentSlip[]
}

/** From the reply of the server that took the call to the page at another one. */
export interface Pushed {
  readonly kind: string
  readonly delayMs: number
}

const isPlaced: IsPush = (message) =>
  message.type === 'bets' && message.bets.some(({ betInfo }) => !betInfo.closedEarly)
const isClosed: IsPush = (message) =>
  message.type === 'bets' && message.bets.some(({ betInfo }) => betInfo.closedEarly)
const isCredited: IsPush = (message) => message.type === 'deposit' && message.status === 'credited'
const isEnd: IsPush = ({ type }) => type === 'disconnect'

interface Change {
  readonly kind: string
  /** Whether a message is the one by which the page learns of it. */
  readonly isPush: IsPush
  /** When the reply came, in milliseconds of this process. */
  readonly make: () => Promise<number>
}

/**
 * Places and closes a bet, deposits and logs out at one server, with a page of the player's at
 * another; each of them rejects without a push within ten seconds.
 */
export async function pushChanges(pair: PushedPair): Promise<readonly Pushed[]> {
  const { group, client, at } = pair
  const { url } = group.server(at)
  client.moveTo(url)
  const page = await OpenPage.open(group.server(pair.page).url, client.token)
  const pushed: Pushed[] = []
  const changes: readonly Change[] = [
    { kind: 'place', isPush: isPlaced, make: () => placeOne(pair) },
    { kind: 'cash-out', isPush: isClosed, make: () => closeOne(client) },
    { kind: 'deposit', isPush: isCredited, make: () => depositOne(client) },
  ]
  for (const change of changes) pushed.push(await pushOne(page, change))
  page.close()
  const second = new ApiClient(url)
  const { email, password } = bettorIdentity(pair.number)
  second.token = (await second.expect(logIn, { email, password })).token
  const left = await OpenPage.open(group.server(pair.page).url, second.token)
  const leave = async () => {
    await second.expect(logOut, {})
    return performance.now()
  }
  pushed.push(await pushOne(left, { kind: 'log out', isPush: isEnd, make: leave }))
  left.close()
  return pushed
}

async function pushOne(page: OpenPage, { kind, isPush, make }: Change): Promise<Pushed> {
  const arrival = page.next(kind, isPush)
  const repliedAt = await make()
  return { kind, delayMs: Math.max(0, (await arrival) - repliedAt) }
}

async function placeOne({ group, client, at, sent }: PushedPair): Promise<number> {
  for (let slip = 0; slip < SLIPS_MAX; slip += 1) {
    const offered = await group.selections(at, 'any')
    const selection = offered[sent.length % Math.max(1, offered.length)]
    if (!selection) continue
    await sendSlip(client, selection, sent)
    if (sent.at(-1)?.reference != null) return performance.now()
  }
  throw new Error('no slip was placed')
}

/** The newest bet that can be closed; its quote may change meanwhile, then it is read again. */
async function closeOne(client: ApiClient): Promise<number> {
  for (let turn = 0; turn < SLIPS_MAX; turn += 1) {
    const { data } = await client.expect(listBets, { tab: 'finish' })
    const bet = data.find(({ betInfo }) => betInfo.ableToFinish)?.betInfo
    if (!bet) continue
    const { success } = await client.call(closeBet, {
      bet_wager_id: String(bet.betId),
      returnOffered: String(bet.returnOffered),
      ...(bet.quote && { quote: bet.quote }),
    })
    if (success) return performance.now()
  }
  throw new Error('no bet was closed')
}

/** The deposit is credited after its reply: its reading says when. */
async function depositOne(client: ApiClient): Promise<number> {
  await depositFor(client, DEPOSIT)
  return performance.now()
}
