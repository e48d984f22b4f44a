import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger } from 'fastify'

/** Of `ExportResultCode`, which the package of the exporter keeps to itself. */
const SUCCESS = 0

/** Logs that the collector is not reached once, and once that it is again. */
export class ReportedExporter implements SpanExporter {
  readonly #exporter: SpanExporter
  readonly #log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  #isFailing = false

  constructor(exporter: SpanExporter, log: Pick<FastifyBaseLogger, 'info' | 'warn'>) {
    this.#exporter = exporter
    this.#log = log
  }

  export(spans: ReadableSpan[], done: Parameters<SpanExporter['export']>[1]): void {
    this.#exporter.export(spans, (result) => {
      this.#report(result.code === SUCCESS, result.error)
      done(result)
    })
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown()
  }

  #report(isSent: boolean, error: Error | undefined): void {
    if (isSent === !this.#isFailing) return
    this.#isFailing = !isSent
    if (isSent) this.#log.info('tracing: spans sent again')
    else this.#log.warn({ err: error }, 'tracing: spans not sent')
  }
}
