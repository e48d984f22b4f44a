import { type SpanContext, TraceFlags } from '@opentelemetry/api'

const TRACE_PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/
const NOTHING = /^0+$/

/** As W3C Trace Context writes it. */
export function traceParent({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}

/** Null for a text that names no span. */
export function parseTraceParent(text: string): SpanContext | null {
  const [, traceId, spanId, flags] = TRACE_PARENT.exec(text) ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return null
  if (NOTHING.test(traceId) || NOTHING.test(spanId)) return null
  const isSampled = (Number.parseInt(flags, 16) & TraceFlags.SAMPLED) !== 0
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE
  return { traceId, spanId, traceFlags, isRemote: true }
}
