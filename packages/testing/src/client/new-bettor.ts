import { setTimeout as pause } from 'node:timers/promises'
import { activateAccount, logIn, signUp } from '@caderneta/contract/accounts/account-calls'
import {
  readDeposit,
  readMailbox,
  requestDeposit,
  simulatePayment,
} from '@caderneta/contract/payments/deposit-calls'
import { type Centavos, reaisText } from '@caderneta/domain/money/money'
import { ApiClient } from './api-client.ts'
import { callFrom } from './call-from.ts'

export interface NewBettor {
  readonly email: string
  readonly password: string
  readonly cpf: string
}

const POLL_MS = 20
const REPEATED_SIGN = ['account_exists', 'email_taken']

/** The nth bettor of a bench: valid and different from all others. */
export function bettorIdentity(number: number): NewBettor {
  return {
    email: `bettor${number}@example.com`,
    password: 'Apostas&77',
    cpf: cpfWithDigits(100_000_000 + number),
  }
}

/** Signs up from one of this machine's addresses, so that no limit of an address is met. */
export async function signUpBettor(url: string, number: number, address: string): Promise<void> {
  const reply = await callFrom(url, signUp, signFields(number), { address })
  if (reply.status !== 200) throw new Error(`sign: ${reply.status} ${reply.code}`)
}

function signFields(number: number) {
  const { email, password, cpf } = bettorIdentity(number)
  return {
    name: 'Ana Souza',
    firstname: 'Ana',
    lastname: 'Souza',
    email,
    password,
    cpf,
    birthdate: '1990-05-17',
    countryCode: '55',
    phone: '11987654321',
    houseNumber: '10',
    streetName: 'Rua das Flores',
    acceptTerms: 'true',
    sendPromotions: 'false',
  }
}

/** Signs up, activates from the mailbox and logs in, over the real calls. */
export async function newBettor(url: string, number: number): Promise<ApiClient> {
  const client = new ApiClient(url)
  await signUpWith(client, number)
  return client
}

/**
 * The same with a client that may repeat calls: a sign-up or an activation that is repeated after
 * its reply was lost is refused, and the login shows that it had succeeded.
 */
export async function signUpWith(client: ApiClient, number: number): Promise<void> {
  const { email, password } = bettorIdentity(number)
  const signed = await client.call(signUp, signFields(number))
  if (!signed.success && !REPEATED_SIGN.includes(signed.code ?? ''))
    throw new Error(`sign: ${signed.status} ${JSON.stringify(signed.body)}`)
  const mails = await client.expect(readMailbox, { email })
  const codes = mails.data.flatMap(({ text }) => /[?&]code=([\w-]+)/.exec(text)?.[1] ?? [])
  await client.call(activateAccount, { code: codes[0] ?? '' })
  const session = await client.expect(logIn, { email, password })
  client.token = session.token
}

/** Deposits by PIX and lets the sandbox pay; resolves when the wallet holds the money. */
export async function depositFor(client: ApiClient, amount: Centavos): Promise<void> {
  const { depositId } = await client.expect(requestDeposit, {
    betCnfPaymentMethodId: '1',
    depositAmount: reaisText(amount),
  })
  await client.expect(simulatePayment, { depositId })
  for (;;) {
    const reply = await client.expect(readDeposit, { depositId })
    if (reply.data.status === 'credited') return
    if (reply.data.status !== 'awaiting') throw new Error(`deposit ${reply.data.status}`)
    await pause(POLL_MS)
  }
}

function cpfWithDigits(base: number): string {
  const digits = base.toString().padStart(9, '0').split('').map(Number)
  const first = checkDigit(digits)
  return [...digits, first, checkDigit([...digits, first])].join('')
}

function checkDigit(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, i) => total + digit * (digits.length + 1 - i), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}
