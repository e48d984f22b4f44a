import type { FastifyBaseLogger } from 'fastify'
import type { TracingConfig } from '../config/tracing-config.ts'
import { NO_TRACING, type Tracing } from './tracing.ts'

/** Loads OpenTelemetry only where traces are sent: it costs time and memory at every start. */
export async function openTracing(
  config: TracingConfig | null,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Promise<Tracing> {
  if (config === null) return NO_TRACING
  const { OtlpTracing } = await import('./otlp-tracing.ts')
  log.info({ url: config.url, share: config.share }, 'tracing: on')
  return new OtlpTracing(config, log)
}
