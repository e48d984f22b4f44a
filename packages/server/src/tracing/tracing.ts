import type { SpanFacts, SpanKind } from './span-facts.ts'

/** Work that is being traced. */
export interface Span {
  note(facts: SpanFacts): void
  /** The work failed; a refusal is a fact, and no failure. */
  fail(error: unknown): void
}

/** A span that its holder ends. */
export interface OpenSpan extends Span {
  /** What the work begins belongs to this span. */
  within<T>(work: () => T): T
  end(): void
}

/** Where a span belongs, if not to the span in which it begins. */
export interface SpanOrigin {
  /** Of the span that it continues, here or at another server. */
  readonly parent?: string | null
  /** Of the other spans whose work it does, too. */
  readonly links?: readonly string[]
}

/** Follows requests, messages and payments through the server (docs/decisions/0131). */
export interface Tracing {
  /** False: nothing is ever traced. */
  readonly isOn: boolean
  /** Traces the work, until it has ended or the promise that it returns is settled. */
  run<T>(kind: SpanKind, facts: SpanFacts, work: (span: Span) => T, origin?: SpanOrigin): T
  begin(kind: SpanKind, facts: SpanFacts, origin?: SpanOrigin): OpenSpan
  /** Names the span that is current here, as W3C Trace Context writes it; null outside of one. */
  current(): string | null
  /** Sends what is left, within a bounded time. */
  stop(): Promise<void>
}

const NO_SPAN: OpenSpan = {
  note: () => {},
  fail: () => {},
  within: (work) => work(),
  end: () => {},
}

/** Of a server without a collector. */
export const NO_TRACING: Tracing = {
  isOn: false,
  run: (_kind, _facts, work) => work(NO_SPAN),
  begin: () => NO_SPAN,
  current: () => null,
  stop: async () => {},
}
