import { logIn, logOut } from '@caderneta/contract/accounts/account-calls'
import { CLOSING_PARTS } from '@caderneta/contract/bets/bet-closing'
import { closeBet, listBets } from '@caderneta/contract/bets/bets-calls'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import { centavos } from '@caderneta/domain/money/money'
import { ApiClient, type ApiReply } from '@caderneta/testing/client/api-client'
import { bettorIdentity, depositFor } from '@caderneta/testing/client/new-bettor'
import { sendUntilDecided } from '../upgrade/decided-slip.ts'
import type { ShownOffer } from '../upgrade/shown-offer.ts'
import type { Work } from './paced-work.ts'

interface MixedLoad {
  readonly url: string
  readonly clients: readonly ApiClient[]
  readonly offer: ShownOffer
}

const DEPOSIT = centavos(1_000)
const PAGES = ['/', '/games/sport/football', '/live', '/bets']
/** The database or a server failed from here on; below it is a refusal, which a load may meet. */
const FAILED_STATUS = 500

/** What bettors do, in the proportions of an evening: many looks, fewer bets, few deposits. */
export function mixedLoad({ url, clients, offer }: MixedLoad): readonly Work[] {
  const nth = (number: number): ApiClient => {
    const client = clients[number % clients.length]
    if (!client) throw new Error('there is no bettor')
    return client
  }
  const visitor = new ApiClient(url)
  return [
    {
      name: 'slip',
      perSecond: 20,
      atOnce: 20,
      once: (number) => placeOne(nth(number), offer, number),
    },
    { name: 'cash-out', perSecond: 2, atOnce: 4, once: (number) => closeOne(nth(number), number) },
    { name: 'deposit', perSecond: 1, atOnce: 4, once: (number) => depositOne(nth(number)) },
    {
      name: 'login',
      perSecond: 1,
      atOnce: 2,
      once: (number) => logInOne(url, number % clients.length),
    },
    { name: 'page', perSecond: 4, atOnce: 4, once: (number) => openPage(url, number) },
    { name: 'list', perSecond: 10, atOnce: 10, once: () => readList(visitor) },
  ]
}

async function placeOne(client: ApiClient, offer: ShownOffer, number: number) {
  const selection = offer.nth(number % 3 === 0 ? 'live' : 'ahead', number)
  if (!selection) return null
  const { reference, refusal, retries } = await sendUntilDecided(client, selection)
  if (retries.length > 0) return retries.join(', ')
  return reference === null && refusal === null ? 'not decided' : null
}

/** The first bet that can be closed, whole or in part. */
async function closeOne(client: ApiClient, number: number): Promise<string | null> {
  const { data } = await client.expect(listBets, { tab: 'finish' })
  const bet = data.find(({ betInfo }) => betInfo.ableToFinish)?.betInfo
  if (!bet) return null
  const reply = await client.call(closeBet, {
    bet_wager_id: String(bet.betId),
    returnOffered: String(bet.returnOffered),
    part: String(CLOSING_PARTS[number % CLOSING_PARTS.length]),
    atStake: String(bet.price),
    ...(bet.quote && { quote: bet.quote }),
  })
  return failureOf(reply)
}

async function depositOne(client: ApiClient): Promise<null> {
  await depositFor(client, DEPOSIT)
  return null
}

/** On a session of its own, which ends at once: the one of before goes on betting. */
async function logInOne(url: string, at: number): Promise<string | null> {
  const { email, password } = bettorIdentity(at + 1)
  const client = new ApiClient(url)
  const { token } = await client.expect(logIn, { email, password })
  client.token = token
  return failureOf(await client.call(logOut, {}))
}

async function openPage(url: string, number: number): Promise<string | null> {
  const reply = await fetch(`${url}${PAGES[number % PAGES.length]}`)
  await reply.arrayBuffer()
  return reply.ok ? null : String(reply.status)
}

async function readList(visitor: ApiClient): Promise<string | null> {
  return failureOf(await visitor.call(listGames, { limit: '50' }))
}

function failureOf({ status, code }: ApiReply): string | null {
  return status < FAILED_STATUS ? null : `${status} ${code}`
}
