import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Context,
  isSpanContextValid,
  type Link,
  SpanKind as OtelKind,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger } from 'fastify'
import type { TracingConfig } from '../config/tracing-config.ts'
import { ReportedExporter } from './reported-exporter.ts'
import {
  attributesOf,
  errorAttributes,
  type SpanFacts,
  type SpanKind,
  spanName,
} from './span-facts.ts'
import { parseTraceParent, traceParent } from './trace-parent.ts'
import type { OpenSpan, Span, SpanOrigin, Tracing } from './tracing.ts'

/** About a megabyte; what does not fit is lost, and nothing waits. */
const QUEUE_SPANS_MAX = 4_096
const BATCH_SPANS_MAX = 512
const SEND_INTERVAL_MS = 2_000
const SEND_TIMEOUT_MS = 5_000
const STOP_MS_MAX = 3_000

const OTEL_KINDS: { readonly [Kind in SpanKind]?: OtelKind } = {
  request: OtelKind.SERVER,
  statement: OtelKind.CLIENT,
  'bus publish': OtelKind.PRODUCER,
  'bus receive': OtelKind.CONSUMER,
}

/**
 * Traces by OpenTelemetry, sent by OTLP over HTTP. It registers nothing globally: two servers of a
 * test in one process have a tracing each.
 */
export class OtlpTracing implements Tracing {
  readonly isOn = true
  readonly #current = new AsyncLocalStorage<Context>()
  readonly #provider: TracerProvider
  readonly #tracer: Tracer
  readonly #stopMsMax: number

  constructor(
    config: TracingConfig,
    log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
    stopMsMax = STOP_MS_MAX,
  ) {
    this.#stopMsMax = stopMsMax
    const { url, headers, share, serviceName } = config
    const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: SEND_TIMEOUT_MS })
    this.#provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': serviceName }),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
      spanProcessors: [
        new BatchSpanProcessor({
          exporter: new ReportedExporter(exporter, log),
          maxQueueSize: QUEUE_SPANS_MAX,
          maxExportBatchSize: BATCH_SPANS_MAX,
          scheduledDelayMillis: SEND_INTERVAL_MS,
          exportTimeoutMillis: SEND_TIMEOUT_MS,
        }),
      ],
    })
    this.#tracer = this.#provider.getTracer('caderneta')
  }

  run<T>(kind: SpanKind, facts: SpanFacts, work: (span: Span) => T, origin: SpanOrigin = {}): T {
    const span = this.begin(kind, facts, origin)
    const failed = (error: unknown) => {
      span.fail(error)
      span.end()
    }
    try {
      const result = span.within(() => work(span))
      if (result instanceof Promise) result.then(span.end, failed)
      else span.end()
      return result
    } catch (error) {
      failed(error)
      throw error
    }
  }

  begin(kind: SpanKind, facts: SpanFacts, { parent, links = [] }: SpanOrigin = {}): OpenSpan {
    const context = this.#contextOf(parent)
    const otelKind = OTEL_KINDS[kind] ?? OtelKind.INTERNAL
    const options = { kind: otelKind, attributes: attributesOf(facts), links: linksTo(links) }
    const span = this.#tracer.startSpan(spanName(kind, facts), options, context)
    const inner = trace.setSpan(context, span)
    return openSpan(span, (work) => this.#current.run(inner, work))
  }

  current(): string | null {
    const span = trace.getSpanContext(this.#current.getStore() ?? ROOT_CONTEXT)
    return span !== undefined && isSpanContextValid(span) ? traceParent(span) : null
  }

  async stop(): Promise<void> {
    // What could not be sent is reported by the exporter.
    const sent = this.#provider.shutdown().catch(() => {})
    await Promise.race([sent, pause(this.#stopMsMax, undefined, { ref: false })])
  }

  #contextOf(parent: string | null | undefined): Context {
    if (parent === undefined) return this.#current.getStore() ?? ROOT_CONTEXT
    const span = parent === null ? null : parseTraceParent(parent)
    return span === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, span)
  }
}

function openSpan(span: OtelSpan, within: OpenSpan['within']): OpenSpan {
  return {
    within,
    note: (facts) => void span.setAttributes(attributesOf(facts)),
    fail: (error) => {
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttributes(errorAttributes(error))
    },
    end: () => span.end(),
  }
}

function linksTo(links: readonly string[]): Link[] {
  return links.flatMap((link) => {
    const context = parseTraceParent(link)
    return context === null ? [] : [{ context }]
  })
}
