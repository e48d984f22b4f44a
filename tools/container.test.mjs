import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { buildStage, ignoredNames } from './container-steps.mjs'
import { programPath } from './server-build.mjs'
import { repository } from './web-build.mjs'

const read = (path) => readFileSync(join(repository, path), 'utf8')
const container = read('Containerfile')
const { services, secrets, volumes } = parse(read('compose.yaml'), { merge: true })
const { database, proxy, prometheus, grafana } = services
const servers = Object.entries(services).filter(([, { image }]) => image === 'caderneta')
const [[, server]] = servers
const HOW_TO = 'docs/how-to/run-for-real.md'

test('the steps that run without a builder are those of the Containerfile', () => {
  const { environment, steps, start } = buildStage(container)
  const [build] = container.split(/^FROM .+$/m).slice(1)
  expect(steps).toEqual([...build.matchAll(/^RUN (.+)$/gm)].map(([, step]) => step))
  expect(steps).toEqual([
    'npm ci --no-audit --no-fund',
    'node tools/build.mjs',
    'npm prune --omit=dev --no-audit --no-fund',
  ])
  expect(Object.keys(environment)).toEqual(['DATABASE_URL'])
  expect(join(repository, start.at(-1))).toBe(programPath('main'))
  expect(() => buildStage(container.replace('COPY . .', 'ADD x y'))).toThrow(
    'only an image builder',
  )
})

test('an image runs the server as npm start does', () => {
  const [, last] = container.split(/^FROM .+ AS build$/m)
  const environment = Object.fromEntries(
    [...last.matchAll(/^ENV (\w+)=(.+)$/gm)].map(([, name, value]) => [name, value]),
  )
  const started = JSON.parse(read('packages/server/node-flags.json'))
  expect(environment).toMatchObject(started.environment)
  const { start } = buildStage(container)
  expect(start.slice(1, 1 + started.flags.length)).toEqual(started.flags)
})

test('an image has nothing of this machine', () => {
  const left = ignoredNames(read('.containerignore'))
  for (const name of ['.git', '.data', 'node_modules', 'dist', 'secrets'])
    expect(left).toContain(name)
})

test('the server runs as a user that cannot change its program or anything else', () => {
  const [, last] = container.split(/^FROM .+ AS build$/m)
  expect(/^USER (.+)$/m.exec(last)?.[1]).toBe('node')
  expect(last).not.toMatch(/--chown/)
  expect(server).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
  expect(server.security_opt).toContain('no-new-privileges:true')
})

test('each setting of the server is one that it knows, and its secrets are files', () => {
  const settings = read('docs/settings.md')
  const names = Object.keys(server.environment)
  expect(names.filter((name) => !settings.includes(`\`${name}\``))).toEqual(['NODE_ENV'])
  const paths = Object.values(services).flatMap(({ environment = {} }) =>
    Object.entries(environment).flatMap(([name, value]) => (/_FILE$/.test(name) ? [value] : [])),
  )
  const handed = paths.map((path) => path.replace('/run/secrets/', ''))
  // That of NATS is named where it is started.
  expect(new Set([...handed, 'nats_config'])).toEqual(new Set(Object.keys(secrets)))
  expect(services.nats.command).toContain('/run/secrets/nats_config')
  for (const { secrets: named = [] } of Object.values(services))
    expect(named.filter((name) => !(name in secrets))).toEqual([])
  const made = read('ops/compose/make-secrets.sh')
  for (const name of Object.keys(secrets)) expect(made).toContain(name)
  expect(read('.gitignore')).toContain('ops/compose/secrets/')
})

test('the servers share all the work, and the proxy reaches those that serve pages', () => {
  const roles = servers.map(([, { environment }]) => environment.ROLE.split(','))
  expect(new Set(roles.flat())).toEqual(new Set(['feed', 'settle', 'jobs', 'api', 'stream']))
  const serving = servers.filter((_, at) => roles[at].includes('api')).map(([name]) => name)
  expect(serving).toHaveLength(2)
  const configured = read('ops/compose/nginx.conf').matchAll(/^ +server ([\w-]+):3000/gm)
  expect([...configured].map(([, name]) => name)).toEqual(serving)
  expect(proxy.ports).toEqual(['3000:3000'])
  for (const [, one] of servers) expect(one.environment).toHaveProperty('NATS_URL_FILE')
})

test('the server has the time that it takes to stop', () => {
  const seconds = Number(/^(\d+)s$/.exec(server.stop_grace_period)?.[1])
  expect(seconds * 1000).toBeGreaterThanOrEqual(Number(server.environment.DRAIN_MS) + 30_000)
})

test('PostgreSQL archives its log whole, at least once a minute', () => {
  const command = database.command.join(' ')
  expect(command).toContain('archive_mode=on')
  expect(command).toContain('archive_timeout=60')
  expect(command).toContain('mv /archive/%f.part /archive/%f')
  expect(database.volumes).toContain('archive:/archive')
  expect(Object.keys(volumes)).toContain('archive')
})

test('Prometheus reads the server and the rules, Grafana the dashboards of this repository', () => {
  const config = parse(read('ops/prometheus/prometheus.yml'))
  expect(
    config.rule_files.map((file) => existsSync(join(repository, 'ops/prometheus', file))),
  ).toEqual([true])
  const [{ job_name, dns_sd_configs }] = config.scrape_configs
  expect(job_name).toBe('caderneta')
  const names = servers.map(([name]) => name)
  expect(dns_sd_configs).toEqual([{ names, type: 'A', port: 3000 }])
  const [provider] = parse(read('ops/grafana/provisioning/dashboards/caderneta.yml')).providers
  expect(grafana.volumes).toContain(`./ops/grafana:${provider.options.path}:ro`)
  const [source] = parse(read('ops/grafana/provisioning/datasources/prometheus.yml')).datasources
  const boards = readdirSync(join(repository, 'ops/grafana')).filter((file) => /json$/.test(file))
  const uids = boards.flatMap((file) =>
    JSON.parse(read(`ops/grafana/${file}`)).panels.map(({ datasource }) => datasource.uid),
  )
  expect(new Set(uids)).toEqual(new Set([source.uid]))
  for (const folder of [...prometheus.volumes, ...grafana.volumes].filter((one) => one[0] === '.'))
    expect(existsSync(join(repository, folder.split(':')[0]))).toBe(true)
})

test('the page says how to run it, with commands and files that exist', () => {
  const page = read(HOW_TO)
  const files = [...page.matchAll(/(?:^|[ `])((?:ops|tools|campaigns)\/[\w./-]+\w)/gm)].map(
    ([, path]) => path,
  )
  expect(files.length).toBeGreaterThan(2)
  expect(
    files.filter((path) => !existsSync(join(repository, path)) && !/secrets/.test(path)),
  ).toEqual([])
  expect(read('README.md')).toContain(HOW_TO)
})

test('secrets are made once, and never replaced', () => {
  const script = join(repository, 'ops/compose/make-secrets.sh')
  expect(spawnSync('/bin/sh', ['-n', script]).status).toBe(0)
  expect(read('ops/compose/make-secrets.sh').match(/\[ -e /g)).toHaveLength(3)
})
