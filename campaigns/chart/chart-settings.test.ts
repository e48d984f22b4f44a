import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@caderneta/server/config/config'
import { afterAll, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import * as z from 'zod/mini'

// What the chart makes of its examples (tools/chart) is an environment that the server starts with.

const folder = mkdtempSync(join(tmpdir(), 'caderneta-chart-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What the files of the secret contain, where the server reads more of it than its length. */
const SECRETS = new Map([
  ['DATABASE_URL_FILE', 'postgres://caderneta@database.example/bets?sslmode=verify-full'],
  ['DATABASE_READ_URL_FILE', 'postgres://caderneta@replica.example/bets?sslmode=verify-full'],
  ['NATS_URL_FILE', 'tls://nats.example:4222'],
  ['REDIS_URL_FILE', 'rediss://redis.example:6379'],
  ['SMTP_URL_FILE', 'smtps://mail.example'],
  ['UOF_AMQP_URL_FILE', 'amqps://broker.example'],
])

const texts = z.record(z.string(), z.string())
const manifest = z.union([
  z.object({ kind: z.literal('ConfigMap'), data: texts }),
  z.object({
    kind: z.literal('Deployment'),
    metadata: z.object({ name: z.string() }),
    spec: z.object({
      template: z.object({
        spec: z.object({
          containers: z.tuple([
            z.object({ env: z.array(z.object({ name: z.string(), value: z.string() })) }),
          ]),
        }),
      }),
    }),
  }),
])

/** The environment of each server of an example, by its name; its secrets are files here. */
function environments(example: string): Map<string, Record<string, string>> {
  const path = new URL(`../../ops/chart-rendered/${example}.yaml`, import.meta.url)
  const found = parseAllDocuments(readFileSync(path, 'utf8')).flatMap((document) => {
    const { success, data } = manifest.safeParse(document.toJS())
    return success ? [data] : []
  })
  const shared = found.flatMap((one) => (one.kind === 'ConfigMap' ? Object.entries(one.data) : []))
  const servers = found.flatMap((one) => {
    if (one.kind !== 'Deployment') return []
    const own = one.spec.template.spec.containers[0].env.map(
      ({ name, value }): [string, string] => [
        name,
        name.endsWith('_FILE') ? secretFile(name) : value,
      ],
    )
    return [[one.metadata.name, Object.fromEntries([...shared, ...own])] as const]
  })
  return new Map(servers)
}

function secretFile(name: string): string {
  const path = join(folder, name)
  writeFileSync(path, SECRETS.get(name) ?? 'x'.repeat(32))
  return path
}

test.each([
  ['small', 3],
  ['large', 5],
])('each server of the chart with the values of %s starts with its settings', (example, count) => {
  const byName = environments(example)
  expect(byName.size).toBe(count)
  for (const [name, environment] of byName)
    expect({ name, ...readConfig(environment) }).toEqual({ name, config: expect.anything() })
})

test('settings that real money needs are missing in the values of the chart alone', () => {
  const [environment] = environments('large').values()
  const result = readConfig({ ...environment, IDENTITY: '', OPERATOR_NAME: '' })
  expect('errors' in result && result.errors).toHaveLength(2)
})
