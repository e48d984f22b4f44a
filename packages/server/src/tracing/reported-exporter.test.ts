import type { SpanExporter } from '@opentelemetry/sdk-trace'
import { expect, test } from 'vitest'
import { makeLog } from '../http/make-log.ts'
import { ReportedExporter } from './reported-exporter.ts'

type Result = Parameters<Parameters<SpanExporter['export']>[1]>[0]

const SENT: Result = { code: 0 }
const NOT_SENT: Result = { code: 1, error: new Error('connect ECONNREFUSED') }

test('warns once until spans are sent again, and passes on each result', () => {
  const lines: string[] = []
  const log = makeLog('info', { write: (line) => lines.push(JSON.parse(line).msg) })
  let next = SENT
  const exporter: SpanExporter = {
    export: (_spans, done) => done(next),
    shutdown: async () => {},
  }
  const reported = new ReportedExporter(exporter, log)
  const results: Result[] = []
  for (next of [SENT, NOT_SENT, NOT_SENT, SENT, SENT, NOT_SENT])
    reported.export([], (result) => results.push(result))
  expect(results).toEqual([SENT, NOT_SENT, NOT_SENT, SENT, SENT, NOT_SENT])
  expect(lines).toEqual([
    'tracing: spans not sent',
    'tracing: spans sent again',
    'tracing: spans not sent',
  ])
})
