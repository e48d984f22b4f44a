import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllDocuments, stringify } from 'yaml'
import { repository } from '../web-build.mjs'

export const CHART = 'ops/chart'
/** What the templates copy: it is not part of what was rendered, and changes without Helm. */
const COPIED = `${CHART}/files`
/** What the chart is made into for each file of values in its folder `examples`. */
const RENDERED = 'ops/chart-rendered'
const KUBERNETES = '1.30.0'
const HELM = process.env.HELM ?? 'helm'

export const exampleNames = readdirSync(join(repository, CHART, 'examples'))
  .map((file) => file.replace(/\.yaml$/, ''))
  .toSorted()

export const renderedPath = (example) => join(repository, RENDERED, `${example}.yaml`)

/** The files of the chart with their paths; a link is what it points to, as for Helm. */
export function chartFiles(folder = CHART) {
  return readdirSync(join(repository, folder))
    .toSorted()
    .flatMap((name) => {
      const path = `${folder}/${name}`
      if (statSync(join(repository, path)).isDirectory()) return chartFiles(path)
      return [{ path, text: readFileSync(join(repository, path), 'utf8') }]
    })
}

/** Changes with every file of the chart that is not copied. */
export function chartDigest() {
  const hash = createHash('sha256')
  for (const { path, text } of chartFiles())
    if (!path.startsWith(`${COPIED}/`)) hash.update(`${path}\0${text}\0`)
  return hash.digest('hex')
}

export const hasHelm = spawnSync(HELM, ['version']).status === 0

/** Runs `helm template` with one of the examples, or with other values. */
function runHelm(values) {
  const parameters = ['template', 'caderneta', CHART, '--namespace', 'caderneta']
  const { status, stdout, stderr } = spawnSync(
    HELM,
    [...parameters, '--kube-version', KUBERNETES, '--values', values],
    { cwd: repository, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  return stdout
}

export function readManifests(text) {
  return parseAllDocuments(text)
    .map((document) => document.toJS())
    .filter((manifest) => manifest !== null)
}

function withoutCopies(manifest) {
  if (manifest.kind !== 'PrometheusRule') return manifest
  const groups = manifest.spec.groups.map(({ name }) => ({ name, rules: [] }))
  return { ...manifest, spec: { groups } }
}

/** The manifests of an example in one order and form, whatever version of Helm made them. */
export function renderExample(example) {
  const nameOf = ({ kind, metadata }) => `${kind} ${metadata.name}`
  const manifests = readManifests(runHelm(`${CHART}/examples/${example}.yaml`)).map(withoutCopies)
  const texts = manifests
    .toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
    .map((manifest) => stringify(manifest, { sortMapEntries: true, lineWidth: 0 }))
  return [`# Made by tools/chart/render.mjs. Chart: ${chartDigest()}\n`, ...texts].join('---\n')
}

export function readRendered(example) {
  return readManifests(readFileSync(renderedPath(example), 'utf8'))
}
