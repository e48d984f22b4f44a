import type { PaymentMethodWire } from '@caderneta/contract/payments/deposits'
import { isRefusal } from '@caderneta/contract/refusals'
import * as calls from '@caderneta/contract/wallet/wallet-calls'
import type { FastifyInstance } from 'fastify'
import { FILE_TIME_MS, FileBody } from '../../http/body/file-body.ts'
import { dayIn } from '../../http/files/period-file-name.ts'
import { route } from '../../http/route.ts'
import { logSecurity } from '../../http/security/security-log.ts'
import type { ServerDeps } from '../../server-deps.ts'
import { readCashbackToday } from './cashback-view.ts'
import { readDebt } from './debt-view.ts'
import { readStatementFrame } from './statement-frame-view.ts'
import { statementFileName, statementTable } from './statement-table.ts'
import { readStatement, readStatementAtOnce } from './statement-view.ts'
import { readBalance } from './wallet-view.ts'

interface WalletDeps extends Pick<ServerDeps, 'database' | 'clock' | 'config' | 'log'> {
  /** The deposit methods of this deployment. */
  readonly paymentMethods: readonly PaymentMethodWire[]
}

/** Rows of one PDF; longer statements require a shorter period, or the table. */
const FILE_ENTRIES_MAX = 10_000
/** A file of so many rows takes a second or two to draw. */
const PDFS_PER_MINUTE_MAX = 10

/** `balance/getAll`: the pockets of the caller; `funds/*`: every entry of them. */
export function registerWalletRoutes(app: FastifyInstance, deps: WalletDeps): void {
  const { database, paymentMethods } = deps
  route(app, calls.readBalance, async (_, { playerId }) => {
    const balance = await readBalance(database.kysely, playerId, [...paymentMethods])
    const cashbackToday = await readCashbackToday(deps, playerId)
    const debt = await readDebt(database.kysely, playerId)
    return { done: 'ok', body: { data: { ...balance, cashbackToday, ...debt } } }
  })
  for (const call of [calls.listStatement, calls.readStatementHistory]) {
    route(app, call, async ({ page, cursor, ...days }, { playerId }) => {
      const position = { cursor, page: page === undefined ? undefined : Number(page) }
      const found = await readStatement(database.reading.kysely, { ...days, playerId }, position)
      return isRefusal(found) ? found : { done: 'ok', body: found }
    })
  }
  registerCsv(app, deps)
  registerPdf(app, deps)
}

function registerCsv(app: FastifyInstance, { database, clock, log }: WalletDeps): void {
  route(
    app,
    calls.saveStatementTable,
    async (fields, { playerId, language }) => {
      const reader = database.reading.kysely
      const file = await statementTable({ clock, reader, language }, { ...fields, playerId })
      if (!isRefusal(file)) logSecurity(log, 'data exported', { playerId, kind: 'statement_csv' })
      return file
    },
    { responseTimeoutMs: FILE_TIME_MS },
  )
}

function registerPdf(app: FastifyInstance, { database, clock, config, log }: WalletDeps): void {
  route(
    app,
    calls.saveStatementPdf,
    async (fields, { playerId, language }) => {
      const filter = { ...fields, playerId }
      const reader = database.reading.kysely
      // One more than fits shows that some were left out.
      const found = await readStatementAtOnce(reader, filter, FILE_ENTRIES_MAX + 1)
      if (isRefusal(found)) return found
      const entries = found.slice(0, FILE_ENTRIES_MAX).toReversed()
      const frame = await readStatementFrame(reader, filter)
      const isCut = found.length > entries.length
      const file = { ...frame, ...fields, entries, isCut, language, at: clock.now() }
      logSecurity(log, 'data exported', { playerId, kind: 'statement_pdf' })
      const { statementPdf } = await import('./statement-pdf.ts')
      const pdf = statementPdf({ ...file, operator: config.operator })
      const today = dayIn(frame.holder.timeZone, clock.now())
      const name = `${statementFileName(filter, language, today)}.pdf`
      return new FileBody(pdf, 'application/pdf', name)
    },
    { requestsPerMinuteMax: PDFS_PER_MINUTE_MAX },
  )
}
