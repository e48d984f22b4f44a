import { logIn, recoverAccount } from '@caderneta/contract/accounts/account-calls'
import { readPublicBase } from '@caderneta/contract/accounts/session-calls'
import { callFrom, localAddress } from '@caderneta/testing/client/call-from'
import { bettorIdentity, signUpBettor } from '@caderneta/testing/client/new-bettor'
import { makeOwnDatabase } from '@caderneta/testing/hosts/own-database'
import { startServer } from '@caderneta/testing/hosts/server-process'
import { type Figure, quantile } from './figure.ts'
import { ksDistance, ksNoise } from './ks-distance.ts'
import { benchAttack } from './stream/bench-attack.ts'

/** As many calls per account as do their full work: three mails are, and ten passwords. */
const CALLS_PER_ACCOUNT = 3
const ACCOUNTS = 120
/** Accounts that were already mailed to give no information about the mailing. */
const FRESH = ACCOUNTS
const WRONG = 'Outra#2026'

interface Samples {
  readonly known: number[]
  readonly unknown: number[]
}

/**
 * What the time of a response reveals about an account, and the cost of ten thousand wrong
 * passwords. Hashing is as expensive as in production, limits are on; every call comes from another
 * address.
 */
export async function benchLogin(serverUrl: string): Promise<readonly Figure[]> {
  const database = await makeOwnDatabase(serverUrl)
  const server = await startServer({ DATABASE_URL: database.url, RATE_LIMIT: 'on' })
  for (let number = 0; number < FRESH + ACCOUNTS; number += 1)
    await signUpBettor(server.url, number, localAddress(number))
  const url = server.url
  const wrongLogins = await sampleAccounts(0, (email) => wrongLogin(url, email))
  const forgots = await sampleAccounts(0, (email) => forgot(url, email))
  const nextCalls = await sampleAccounts(FRESH, (email) => afterForgot(url, email))
  const figures = [
    ...compared('login, wrong password', wrongLogins),
    ...compared('forgot', forgots),
    ...compared('the call after a forgot', nextCalls),
    ...(await benchAttack(url)),
  ]
  await server.stop()
  await database.drop()
  return figures
}

let lastAddress = FRESH + ACCOUNTS

function newAddress(): string {
  lastAddress += 1
  return localAddress(lastAddress)
}

async function wrongLogin(url: string, email: string): Promise<number> {
  const fields = { email, password: WRONG }
  return (await callFrom(url, logIn, fields, { address: newAddress() })).ms
}

async function forgot(url: string, email: string): Promise<number> {
  return (await callFrom(url, recoverAccount, { email }, { address: newAddress() })).ms
}

/** What the work deferred by `forgot` costs the next call. */
async function afterForgot(url: string, email: string): Promise<number> {
  await forgot(url, email)
  return (await callFrom(url, readPublicBase, {}, { address: newAddress() })).ms
}

/** Known and unknown accounts in mixed order, so that a slow moment meets both alike. */
async function sampleAccounts(
  first: number,
  request: (email: string) => Promise<number>,
): Promise<Samples> {
  const samples: Samples = { known: [], unknown: [] }
  for (let turn = 0; turn < CALLS_PER_ACCOUNT; turn += 1) {
    for (let number = first; number < first + ACCOUNTS; number += 1) {
      const isKnownFirst = Math.random() < 0.5
      for (const isKnown of [isKnownFirst, !isKnownFirst]) {
        const { email } = bettorIdentity(isKnown ? number : number + 1_000_000)
        samples[isKnown ? 'known' : 'unknown'].push(await request(email))
      }
    }
  }
  return samples
}

function compared(name: string, { known, unknown }: Samples): readonly Figure[] {
  const at = (share: number, label: string): Figure => ({
    name: `${name}, known account, ${label}`,
    value: quantile(known, share),
    unit: 'ms',
    beside: { name: 'unknown account', value: quantile(unknown, share) },
  })
  return [
    at(0.5, 'p50'),
    at(0.95, 'p95'),
    at(0.99, 'p99'),
    {
      name: `${name}, greatest distance of the distributions`,
      value: 100 * ksDistance(known, unknown),
      unit: '%',
      beside: { name: 'noise at 1 in 100', value: 100 * ksNoise(known.length, unknown.length) },
    },
  ]
}
