import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { repository } from './web-build.mjs'

const read = (path) => readFileSync(join(repository, path), 'utf8')
const RUNBOOKS = 'docs/runbooks'
const ALERTS = 'ops/prometheus/alerts.yml'
const DASHBOARDS = 'ops/grafana'

const alerts = parse(read(ALERTS)).groups.flatMap(({ rules }) => rules)
const cases = parse(read('ops/prometheus/alerts.test.yml')).tests
const runbookOf = (alert) =>
  `${RUNBOOKS}/${alert.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase()}.md`

/** The metrics that docs/metrics.md lists, with their labels; a server is compared with it. */
const page = read('docs/metrics.md')
const rows = [...page.matchAll(/^\| `(\w+)` \| (\w+) \|([^|]*)\|/gm)]
const labelsByMetric = new Map(
  rows.flatMap(([, name, type, labels]) => {
    const own = [...labels.matchAll(/`(\w+)`/g)].map(([, label]) => label)
    if (type !== 'histogram') return [[name, own]]
    return ['_bucket', '_sum', '_count'].map((part) => [`${name}${part}`, [...own, 'le']])
  }),
)
for (const [, name] of page.matchAll(/`((?:process|nodejs)_\w*[a-z])`/g))
  labelsByMetric.set(name, [])
labelsByMetric.set('up', [])
/** What Prometheus adds to each series. */
const TARGET_LABELS = ['instance', 'job']

/** What is wrong with the metrics and labels that an expression names. */
function faultsOf(expression) {
  const named = expression.matchAll(/\b((?:caderneta|process|nodejs)_\w+|up)\b(?:\{([^}]*)\})?/g)
  return [...named].flatMap(([, metric, selector = '']) => {
    const labels = labelsByMetric.get(metric)
    if (labels === undefined) return [`${metric} is no metric`]
    return [...selector.matchAll(/(\w+)(?:=~|!=|!~|=)"/g)]
      .map(([, label]) => label)
      .filter((label) => ![...labels, ...TARGET_LABELS].includes(label))
      .map((label) => `${metric} has no label ${label}`)
  })
}

const dashboards = readdirSync(join(repository, DASHBOARDS))
  .filter((file) => file.endsWith('.json'))
  .map((file) => [file, JSON.parse(read(`${DASHBOARDS}/${file}`))])

test('alerts name metrics and labels that exist', () => {
  expect(alerts.flatMap(({ expr }) => faultsOf(expr))).toEqual([])
  expect(faultsOf('caderneta_slips_total > 0')).toEqual(['caderneta_slips_total is no metric'])
  expect(faultsOf('caderneta_jobs{player="7"}')).toEqual(['caderneta_jobs has no label player'])
})

test.each(dashboards)('the dashboard %s names metrics and labels that exist', (_file, board) => {
  const expressions = board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  expect(expressions.length).toBeGreaterThan(0)
  expect(expressions.flatMap(faultsOf)).toEqual([])
})

test('every metric of bets and money is on a dashboard or in an alert', () => {
  const text = JSON.stringify([alerts, dashboards])
  const ours = rows.map(([, name]) => name).filter((name) => name.startsWith('caderneta_'))
  const unseen = ours.filter((name) => !text.includes(name))
  expect(unseen).toEqual(['caderneta_bets_placed_total'])
})

test.each(alerts)('$alert is an alert that an operator can act on', (rule) => {
  expect(rule.alert).toMatch(/^[A-Z][A-Za-z]+$/)
  expect(['critical', 'warning']).toContain(rule.labels.severity)
  if (rule.for !== undefined) expect(rule.for).toMatch(/^\d+m$/)
  for (const [, span] of rule.expr.matchAll(/\[(\w+)\]/g)) expect(span).toMatch(/^\d+[mh]$/)
  expect(rule.annotations).toEqual({
    summary: expect.stringMatching(/^[A-Z].+[a-z0-9B]$/),
    runbook: runbookOf(rule.alert),
  })
  const text = read(runbookOf(rule.alert))
  expect(text.startsWith(`# ${rule.alert}\n\n${rule.annotations.summary}`)).toBe(true)
  const sections = [...text.matchAll(/^## (.+)\n\n(?=\S)/gm)].map(([, title]) => title)
  expect(sections).toEqual([
    'What it means',
    'What to look at',
    'What to do',
    'How one knows that it is over',
  ])
})

test('every runbook is listed, belongs to an alert, and links to files that exist', () => {
  const list = read(`${RUNBOOKS}/README.md`)
  const others = ['README.md', 'restore.md']
  const pages = readdirSync(join(repository, RUNBOOKS)).filter((file) => !others.includes(file))
  expect(pages.map((file) => `${RUNBOOKS}/${file}`).toSorted()).toEqual(
    alerts.map(({ alert }) => runbookOf(alert)).toSorted(),
  )
  for (const file of pages) expect(list).toContain(`](${file})`)
  const links = ['README.md', ...pages].flatMap((file) =>
    [...read(`${RUNBOOKS}/${file}`).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, to]) => to),
  )
  expect(links.filter((to) => !existsSync(join(repository, RUNBOOKS, to)))).toEqual([])
})

test('a case makes each alert fire, and one lets none of them', () => {
  const firing = cases.filter(({ name }) => name !== 'quiet')
  const fired = firing.flatMap(({ alert_rule_test }) =>
    alert_rule_test.filter((one) => one.exp_alerts.length > 0).map(({ alertname }) => alertname),
  )
  expect(fired).toEqual(alerts.map(({ alert }) => alert))
  const quiet = cases.find(({ name }) => name === 'quiet').alert_rule_test
  expect(quiet.map(({ alertname }) => alertname)).toEqual(alerts.map(({ alert }) => alert))
  expect(quiet.flatMap(({ exp_alerts }) => exp_alerts)).toEqual([])
})

const hasPromtool = spawnSync('promtool', ['--version']).status === 0

test.skipIf(!hasPromtool)('each alert fires, and none on a quiet server, by promtool', () => {
  const cwd = join(repository, 'ops/prometheus')
  const run = (...parameters) => execFileSync('promtool', parameters, { cwd, encoding: 'utf8' })
  expect(run('check', 'rules', 'alerts.yml')).toContain(`SUCCESS: ${alerts.length} rules found`)
  expect(run('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS')
})
