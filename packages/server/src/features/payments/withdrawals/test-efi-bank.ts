import type { Database } from '../../../database/database.ts'
import type { ServerDeps } from '../../../server-deps.ts'
import { registerDepositRoutes } from '../deposits/deposit-routes.ts'
import { choosePsp } from '../psp/choose-psp.ts'
import { ownAddress } from '../psp/own-address.ts'
import { choosePayouts } from './choose-payouts.ts'
import { receivePayoutNotice } from './receive-payout-notice.ts'
import { efiNotice, type TestEfi } from './test-efi.ts'
import {
  makeWithdrawals,
  processWithdrawals,
  type WithdrawalsUnderTest,
} from './test-withdrawals.ts'

/** Longer than a busy machine takes; a test of lost responses has a shorter one. */
const TIMEOUT_MS = 5_000
export const SHORT_TIMEOUT_MS = 300
const REQUEST_LIFETIME_MS = 120_000

export interface EfiBank extends WithdrawalsUnderTest {
  /** A webhook of Efí; returns its HTTP status. */
  webhook(idEnvio: string, headers?: Readonly<Record<string, string>>): Promise<number>
  /** One round of a restarted server, after the last request can no longer be processed. */
  restart(): Promise<void>
  /** The result of a withdrawal, with its reason. */
  endings(): Promise<unknown[]>
}

/** The withdrawals of a server that pays out through Efí. */
export async function makeEfiBank(
  database: Database,
  efi: TestEfi,
  timeoutMs: number = TIMEOUT_MS,
): Promise<EfiBank> {
  const payoutsOf = (deps: ServerDeps) => connect(deps, timeoutMs)
  const bank = await makeWithdrawals(database, payoutsOf, efi.environment)
  const { deps, app, clock } = bank
  registerDepositRoutes(app, {
    ...deps,
    psp: choosePsp(deps.config.payment, clock, () => ownAddress(app)),
    receivePayoutNotice: (id) => receivePayoutNotice(deps, id),
  })
  return {
    ...bank,
    webhook: async (idEnvio, headers = { 'x-psp-proof': efi.environment.PSP_SECRET }) => {
      const payload = { pix: [efiNotice(idEnvio), efiNotice(idEnvio)] }
      const url = '/api/psp/pix'
      return (await app.inject({ method: 'POST', url, payload, headers })).statusCode
    },
    restart: async () => {
      await efi.settled()
      clock.pass(REQUEST_LIFETIME_MS)
      await processWithdrawals({ ...deps, payouts: payoutsOf(deps) }, bank.playerId)
    },
    endings: async () => {
      const { body } = await bank.call('getAll')
      const data = Array.isArray(body['data']) ? body['data'] : []
      return data.map(({ status, reason }) => (reason === null ? status : `${status} ${reason}`))
    },
  }
}

function connect(deps: ServerDeps, timeoutMs: number) {
  const payouts = choosePayouts(deps, timeoutMs)
  if (payouts === null) throw new Error('no payout provider')
  return payouts
}
