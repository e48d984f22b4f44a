import { openDatabase } from '@caderneta/server/database/database'
import { runPaymentStorm } from '@caderneta/server/features/payments/testing/payment-storm-fixtures'
import type { Figure } from './figure.ts'
import { makeOwnDatabase } from './hosts/own-database.ts'
import { runAudit } from './replay/run-audit.ts'

/**
 * Payments a second under ten-fold repeated, reordered, delayed, lost and forged webhooks. Throws
 * when a credit is wrong or missing, so that no figure of a broken run is told.
 */
export async function benchPayments(serverUrl: string, count: number): Promise<readonly Figure[]> {
  const own = await makeOwnDatabase(serverUrl)
  const database = await openDatabase({ databaseUrl: own.url, dataDir: '' })
  const begun = performance.now()
  const told = await runPaymentStorm(database, count)
  const seconds = (performance.now() - begun) / 1000
  await database.close()
  const audit = await runAudit({ databaseUrl: own.url })
  await own.drop()
  const { wanted } = told
  const isRight =
    told.credits === wanted.credits &&
    told.creditedCentavos === wanted.creditedCentavos &&
    told.refundsAsked.every((refunds) => refunds === wanted.refunds)
  if (!isRight) throw new Error(`the storm of payments went wrong: ${JSON.stringify(told)}`)
  if (audit.exitCode !== 0) throw new Error(`the audit after the storm: ${audit.output}`)
  return [
    { name: `payments of ${count} settled`, value: count / seconds, unit: 'payments/s' },
    { name: `notices heard (${told.webhooks} webhooks)`, value: told.notices, unit: 'notices' },
    { name: 'credited, once each', value: told.credits, unit: 'payments' },
    { name: 'given back, once each', value: told.refunds, unit: 'payments' },
    { name: 'forged webhooks refused', value: told.refused, unit: 'webhooks' },
    { name: 'the storm with its poller', value: seconds, unit: 's' },
  ]
}
