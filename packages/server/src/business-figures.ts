import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import { readLastAudit } from './database/audit-runs.ts'
import type { Database } from './database/database.ts'
import { type OpenExposure, readOldestOpenResult, readOpenExposure } from './features/bets/bets.ts'
import type { MarketBook } from './features/catalogue/catalogue.ts'
import { readOldestWithdrawals } from './features/payments/payments.ts'
import type { BusinessFigures } from './metrics/business-gauges.ts'
import { PacedFigure } from './metrics/paced-figure.ts'

interface FigureDeps {
  readonly clock: Clock
  readonly database: Database
  readonly log: FastifyBaseLogger
  readonly isLeading: () => boolean
  /** The book by which the feed is judged; null: this server has none. */
  readonly observed: () => Pick<MarketBook, 'trust' | 'feedAgeSeconds'> | null
}

/**
 * The state of bets and money for the metrics. A request for them costs three looks into indexes;
 * the exposure, which reads every open bet, is measured beside them.
 */
export class BusinessFigureReader {
  readonly #deps: FigureDeps
  readonly #exposure: PacedFigure<OpenExposure>

  constructor(deps: FigureDeps) {
    this.#deps = deps
    this.#exposure = new PacedFigure({
      clock: deps.clock,
      measure: () => readOpenExposure(deps.database.reading.kysely),
      onFailed: (error) => deps.log.warn({ err: error }, 'metrics: exposure not measured'),
    })
  }

  begin(): void {
    this.#exposure.begin()
  }

  stop(): Promise<void> {
    return this.#exposure.stop()
  }

  async read(): Promise<BusinessFigures> {
    const { isLeading, observed, database } = this.#deps
    const { kysely } = database.reading
    const [oldestWithdrawals, oldestOpenResultSeconds, audit] = await Promise.all([
      readOldestWithdrawals(kysely).catch(() => []),
      readOldestOpenResult(kysely).catch(() => null),
      readLastAudit(kysely).catch(() => null),
    ])
    const book = observed()
    return {
      isLeading: isLeading(),
      trust: book === null ? null : book.trust,
      feedAgeSeconds: book === null ? null : book.feedAgeSeconds,
      oldestWithdrawals,
      oldestOpenResultSeconds,
      exposure: this.#exposure.read(),
      audit,
    }
  }
}
