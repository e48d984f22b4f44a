import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import type { Environment } from './config-types.ts'

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }

function read(environment: Environment) {
  const result = readConfig(environment)
  return 'errors' in result ? result.errors : result.config.tracing
}

test('traces nothing unless a collector is named', () => {
  expect(read({})).toBeNull()
  expect(read({ OTEL_SERVICE_NAME: 'bets', OTEL_TRACES_SAMPLER_ARG: '0.5' })).toBeNull()
})

test('sends all traces of the server to the collector by default', () => {
  expect(read(ENDPOINT)).toEqual({
    ...{ url: 'http://collector:4318/v1/traces', headers: {} },
    ...{ serviceName: 'caderneta', share: 1 },
  })
})

test('reads headers, name and share as OpenTelemetry defines them', () => {
  const tracing = read({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp/',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a-token, x-team=bets',
    OTEL_SERVICE_NAME: 'caderneta-api',
    OTEL_TRACES_SAMPLER_ARG: '0.05',
  })
  expect(tracing).toEqual({
    url: 'https://collector.example/otlp/v1/traces',
    headers: { authorization: 'Bearer a-token', 'x-team': 'bets' },
    ...{ serviceName: 'caderneta-api', share: 0.05 },
  })
})

test.each([
  ['an address without a scheme', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'ENDPOINT'],
  [
    'an address with a password',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://user:secret@collector' },
    'ENDPOINT',
  ],
  ['a port that is none', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:x' }, 'ENDPOINT'],
  ['a header without a value', { OTEL_EXPORTER_OTLP_HEADERS: 'secret-token' }, 'HEADERS'],
  ['a header over two lines', { OTEL_EXPORTER_OTLP_HEADERS: 'a=secret%0D%0Ab:%20c' }, 'HEADERS'],
  ['a broken encoding', { OTEL_EXPORTER_OTLP_HEADERS: 'a=secret%' }, 'HEADERS'],
  ['a share above one', { OTEL_TRACES_SAMPLER_ARG: '1.5' }, 'SAMPLER_ARG'],
  ['a share that is no number', { OTEL_TRACES_SAMPLER_ARG: 'half' }, 'SAMPLER_ARG'],
])('refuses %s in one sentence, without its secret', (_what, environment, name) => {
  const errors = read(environment)
  expect(errors).toEqual([expect.stringMatching(new RegExp(`^OTEL_\\w+${name} must be .*\\.$`))])
  expect(JSON.stringify(errors)).not.toContain('secret')
})
