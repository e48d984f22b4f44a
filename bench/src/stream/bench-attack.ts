import { logIn } from '@caderneta/contract/accounts/account-calls'
import { type CallFrom, callFrom, localAddress } from '@caderneta/testing/client/call-from'
import { mapBounded } from '@caderneta/testing/client/map-bounded'
import { bettorIdentity } from '@caderneta/testing/client/new-bettor'
import { type Figure, quantile } from '../figure.ts'

const ATTEMPTS = 10_000
const ATTACKERS_AT_ONCE = 32
const OWNER_EVERY = 500
const FIRST_ADDRESS = 1_000_000
const OWNER = 0

/** Ten thousand wrong passwords, each from another address, on one account whose owner plays on. */
export async function benchAttack(url: string): Promise<readonly Figure[]> {
  const { email, password } = bettorIdentity(OWNER)
  const home = { address: localAddress(FIRST_ADDRESS - 1) }
  const { cookie } = await callFrom(url, logIn, { email, password }, home)
  const owner = { address: localAddress(FIRST_ADDRESS - 2), cookie }
  const ownersLogins: CallFrom[] = []
  const begin = performance.now()
  const numbers = Array.from({ length: ATTEMPTS }, (_, number) => number)
  const replies = await mapBounded(numbers, ATTACKERS_AT_ONCE, async (number) => {
    if (number % OWNER_EVERY === 0)
      ownersLogins.push(await callFrom(url, logIn, { email, password }, owner))
    const attacker = { address: localAddress(FIRST_ADDRESS + number) }
    return await callFrom(url, logIn, { email, password: `guess${number}` }, attacker)
  })
  const seconds = (performance.now() - begin) / 1000
  ownersLogins.push(await callFrom(url, logIn, { email, password }, owner))
  const elsewhere = { address: localAddress(FIRST_ADDRESS - 3) }
  const newDevice = await callFrom(url, logIn, { email, password }, elsewhere)
  return [
    { name: 'wrong passwords, each from its own address', value: ATTEMPTS, unit: 'logins' },
    { name: 'of these compared', value: count(replies, 'wrong_login'), unit: 'logins' },
    { name: 'of these refused unread', value: count(replies, 'too_many_requests'), unit: 'logins' },
    { name: 'of these let in', value: succeeded(replies), unit: 'logins' },
    { name: 'refused a second', value: ATTEMPTS / seconds, unit: 'logins/s' },
    {
      name: "the owner's logins on the known device, during and after, that succeeded",
      value: succeeded(ownersLogins),
      unit: 'logins',
      beside: { name: 'tried', value: ownersLogins.length },
    },
    {
      name: "the owner's login during the attack, p95",
      value: quantile(
        ownersLogins.map(({ ms }) => ms),
        0.95,
      ),
      unit: 'ms',
    },
    { name: 'the owner on a new device answers', value: newDevice.status, unit: '(HTTP status)' },
  ]
}

function count(replies: readonly CallFrom[], code: string): number {
  return replies.filter((reply) => reply.code === code).length
}

function succeeded(replies: readonly CallFrom[]): number {
  return replies.filter((reply) => reply.status === 200).length
}
