import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { repository } from '../web-build.mjs'
import {
  CHART,
  chartDigest,
  exampleNames,
  hasHelm,
  readRendered,
  renderExample,
  renderedPath,
} from './chart-files.mjs'
import { HEALTH_PATH, METRICS_PATH, READY_PATH, ROLES, STREAM_PATH } from './server-facts.mjs'

const read = (path) => readFileSync(join(repository, path), 'utf8')
/** The main program needs 30 seconds at the most after it drained. */
const STOP_SECONDS_MAX = 30

test('the rules of the chart are those of Prometheus', () => {
  const copied = join(repository, CHART, 'files/alerts.yml')
  expect(realpathSync(copied)).toBe(realpathSync(join(repository, 'ops/prometheus/alerts.yml')))
  expect(read(`${CHART}/templates/monitoring.yaml`)).toContain('.Files.Get "files/alerts.yml"')
})

describe.each(exampleNames)('the chart with the values of %s', (example) => {
  const manifests = readRendered(example)
  const of = (kind) => manifests.filter((one) => one.kind === kind)
  const deployments = of('Deployment')
  const pods = [
    ...[...deployments, ...of('Job')].map(({ spec }) => spec.template),
    ...of('CronJob').map(({ spec }) => spec.jobTemplate.spec.template),
    ...of('Pod'),
  ]
  const servers = deployments.map(({ spec }) => spec.template)
  const environmentOf = ({ spec }) =>
    Object.fromEntries(spec.containers[0].env.map(({ name, value }) => [name, value]))
  const rolesOf = (pod) => environmentOf(pod).ROLE.split(',')
  const isSelected = (labels, { metadata }) =>
    Object.entries(labels).every(([name, value]) => metadata.labels?.[name] === value)

  test('is what was rendered from these files', () => {
    const [first] = readFileSync(renderedPath(example), 'utf8').split('\n')
    expect(first).toBe(`# Made by tools/chart/render.mjs. Chart: ${chartDigest()}`)
  })

  test.skipIf(!hasHelm)('is what Helm renders', () => {
    expect(renderExample(example)).toBe(readFileSync(renderedPath(example), 'utf8'))
  })

  test('runs every role, and two servers that can lead the feed unless it is small', () => {
    expect(new Set(servers.flatMap(rolesOf))).toEqual(new Set(ROLES))
    const feed = deployments.find(({ spec }) => rolesOf(spec.template).includes('feed'))
    expect(feed.spec.replicas).toBe(example === 'small' ? 1 : 2)
  })

  test('has settings that the server knows', () => {
    const known = read('docs/settings.md')
    const [{ data }] = of('ConfigMap')
    const names = [
      ...Object.keys(data),
      ...servers.flatMap((pod) => Object.keys(environmentOf(pod))),
    ]
    const unknown = new Set(names.filter((name) => !known.includes(`\`${name}\``)))
    unknown.delete('NODE_ENV')
    unknown.delete('DATA_DIR')
    expect([...unknown]).toEqual([])
  })

  test('looks at routes of the server, and gives a start five minutes', () => {
    for (const { spec } of servers) {
      const [{ startupProbe, livenessProbe, readinessProbe, ports }] = spec.containers
      expect(startupProbe.httpGet).toEqual({ path: HEALTH_PATH, port: 'http' })
      expect(livenessProbe.httpGet).toEqual(startupProbe.httpGet)
      expect(readinessProbe.httpGet).toEqual({ path: READY_PATH, port: 'http' })
      expect(startupProbe.periodSeconds * startupProbe.failureThreshold).toBe(300)
      expect(ports).toEqual([{ name: 'http', containerPort: 3000 }])
    }
  })

  test('replaces a server by one that is ready, and lets it drain', () => {
    for (const { spec } of deployments) {
      expect(spec.strategy.rollingUpdate.maxUnavailable).toBe(0)
      const pod = spec.template
      const { DRAIN_MS } = environmentOf(pod)
      expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThan(
        Number(DRAIN_MS) / 1000 + STOP_SECONDS_MAX,
      )
    }
  })

  test('migrates before anything of a new version, and audits, with programs of the image', () => {
    const [migration] = of('Job')
    expect(migration.metadata.annotations['helm.sh/hook']).toBe('pre-install,pre-upgrade')
    const commands = [...of('CronJob').map(({ spec }) => spec.jobTemplate), migration].map(
      ({ spec }) => spec.template.spec.containers[0].command,
    )
    for (const [program, path] of commands) {
      expect(program).toBe('node')
      const name = /^packages\/server\/dist\/(\w+)\.mjs$/.exec(path)?.[1]
      expect(existsSync(join(repository, `packages/server/src/commands/${name}.ts`))).toBe(true)
      expect(read('tools/server-build.mjs')).toContain(`${name}: 'commands/${name}.ts'`)
    }
    // The only one that has the password of the owner.
    const owners = pods.filter((pod) => JSON.stringify(pod).includes('OWNER'))
    expect(owners).toHaveLength(example === 'small' ? 0 : 1)
  })

  test('runs nothing as root, writable, or with the rights of its account', () => {
    for (const { spec } of pods) {
      expect(spec).toMatchObject({
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      })
      for (const { securityContext, resources } of spec.containers) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        })
        expect(resources.limits.memory).toBeDefined()
        expect(resources.requests.cpu).toBeDefined()
      }
    }
  })

  test('mounts what its settings name, and each volume that it has', () => {
    for (const { spec } of pods) {
      const [{ env = [], volumeMounts = [] }] = spec.containers
      const mounted = (spec.volumes ?? []).flatMap(({ name, secret }) => {
        const at = volumeMounts.find((mount) => mount.name === name)
        expect(at, name).toBeDefined()
        return (secret?.items ?? []).map(({ path }) => `${at.mountPath}/${path}`)
      })
      const named = env.filter(({ name }) => /_FILE$/.test(name)).map(({ value }) => value)
      expect(named.toSorted()).toEqual(mounted.toSorted())
    }
  })

  test('sends the stream and everything else to servers with these roles', () => {
    const serviceByName = new Map(of('Service').map((one) => [one.metadata.name, one]))
    const selected = (name) =>
      servers.filter((pod) => isSelected(serviceByName.get(name).spec.selector, pod))
    const [{ spec }] = of('Ingress')
    const [stream, rest] = spec.rules[0].http.paths
    expect([stream.path, stream.pathType]).toEqual([STREAM_PATH, 'Exact'])
    expect([rest.path, rest.pathType]).toEqual(['/', 'Prefix'])
    for (const [{ backend }, role] of [
      [stream, 'stream'],
      [rest, 'api'],
    ]) {
      const found = selected(backend.service.name)
      expect(found).toEqual(servers.filter((pod) => rolesOf(pod).includes(role)))
      expect(found.length).toBeGreaterThan(0)
    }
    expect(selected('caderneta-servers')).toEqual(servers)
  })

  test('has a budget for each group that lets a machine be emptied', () => {
    const budgets = of('PodDisruptionBudget')
    for (const pod of servers) {
      const own = budgets.filter(({ spec }) => isSelected(spec.selector.matchLabels, pod))
      expect(own.map(({ spec }) => spec.maxUnavailable)).toEqual([1])
    }
    for (const { spec } of of('HorizontalPodAutoscaler')) {
      const scaled = deployments.find(({ metadata }) => metadata.name === spec.scaleTargetRef.name)
      // Else each upgrade would undo what the autoscaler decided.
      expect(scaled.spec.replicas).toBe(undefined)
    }
  })
})

test('everything is reached by the servers, the proxy and Prometheus alone where that is set', () => {
  const [policy] = readRendered('large').filter(({ kind }) => kind === 'NetworkPolicy')
  expect(policy.spec.policyTypes).toEqual(['Ingress', 'Egress'])
  expect(policy.spec.ingress).toHaveLength(1)
  expect(policy.spec.ingress[0].from).toHaveLength(3)
  expect(policy.spec.ingress[0].from.filter((peer) => Object.keys(peer).length === 0)).toEqual([])
})

test('Prometheus reads every server with the token, under the name that the rules have', () => {
  const [monitor] = readRendered('large').filter(({ kind }) => kind === 'ServiceMonitor')
  const [endpoint] = monitor.spec.endpoints
  expect(endpoint).toMatchObject({ path: METRICS_PATH, port: 'http' })
  expect(endpoint.authorization.credentials).toEqual({ name: 'caderneta', key: 'metrics_token' })
  expect(endpoint.relabelings).toEqual([{ targetLabel: 'job', replacement: 'caderneta' }])
  expect(read('ops/prometheus/prometheus.yml')).toContain('job_name: caderneta')
})
