import { openDatabase } from '@caderneta/server/database/open-database'
import { runPaymentStorm } from '@caderneta/server/features/payments/testing/payment-storm-fixtures'
import { makeOwnDatabase } from '@caderneta/testing/hosts/own-database'
import { runAudit } from '@caderneta/testing/hosts/run-audit'
import type { Figure } from './figure.ts'

/**
 * Payments a second under ten-fold repeated, reordered, delayed, lost and forged webhooks. Throws
 * when a credit is wrong or missing, so that no figure of a broken run is reported.
 */
export async function benchPayments(serverUrl: string, count: number): Promise<readonly Figure[]> {
  const own = await makeOwnDatabase(serverUrl)
  const database = await openDatabase({ databaseUrl: own.url, dataDir: '' })
  const begun = performance.now()
  const storm = await runPaymentStorm(database, count)
  const seconds = (performance.now() - begun) / 1000
  await database.close()
  const audit = await runAudit({ databaseUrl: own.url })
  await own.drop()
  const { wanted } = storm
  const isRight =
    storm.credits === wanted.credits &&
    storm.creditedCentavos === wanted.creditedCentavos &&
    storm.refundRequests.every((refunds) => refunds === wanted.refunds)
  if (!isRight) throw new Error(`payment storm: wrong result: ${JSON.stringify(storm)}`)
  if (audit.exitCode !== 0) throw new Error(`audit after the payment storm: ${audit.output}`)
  return [
    { name: `payments of ${count} settled`, value: count / seconds, unit: 'payments/s' },
    {
      name: `notices received (${storm.webhooks} webhooks)`,
      value: storm.notices,
      unit: 'notices',
    },
    { name: 'credited, once each', value: storm.credits, unit: 'payments' },
    { name: 'refunded, once each', value: storm.refunds, unit: 'payments' },
    { name: 'forged webhooks refused', value: storm.refused, unit: 'webhooks' },
    { name: 'the storm with its poller', value: seconds, unit: 's' },
  ]
}
