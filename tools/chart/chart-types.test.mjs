import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { repository } from '../web-build.mjs'
import { exampleNames, readRendered } from './chart-files.mjs'

// The manifests as literals of the types of Kubernetes: an unknown field is an error at any depth.

/** What the operator of Prometheus defines has no types; chart.test.mjs looks at it. */
const UNTYPED = 'monitoring.coreos.com/v1'

function moduleOf(apiVersion) {
  const [group, version] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion]
  return `kubernetes-types/${group.replace(/\..*$/, '')}/${version}`
}

function sourceOf(manifests) {
  return manifests
    .map(({ apiVersion, ...rest }, at) => {
      const type = `import('${moduleOf(apiVersion)}').${rest.kind}`
      return `export const m${at}: ${type} = ${JSON.stringify({ apiVersion, ...rest }, null, 1)}\n`
    })
    .join('')
}

const OPTIONS = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
}

/** What the compiler reports of manifests, in a file that exists for it alone. */
function typeErrors(manifests) {
  const path = join(repository, 'tools/chart/manifests.ts')
  const source = sourceOf(manifests)
  const host = ts.createCompilerHost(OPTIONS)
  const { getSourceFile, fileExists } = host
  host.getSourceFile = (name, ...rest) =>
    name === path ? ts.createSourceFile(name, source, ...rest) : getSourceFile(name, ...rest)
  host.fileExists = (name) => name === path || fileExists(name)
  return ts
    .getPreEmitDiagnostics(ts.createProgram([path], OPTIONS, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

const typed = (manifests) => manifests.filter(({ apiVersion }) => apiVersion !== UNTYPED)

test.each(exampleNames)('the manifests of %s have the types of Kubernetes', (example) => {
  const manifests = typed(readRendered(example))
  expect(manifests.length).toBeGreaterThan(10)
  expect(typeErrors(manifests)).toEqual([])
})

test('a field that Kubernetes does not know is refused, and one of another type', () => {
  const [deployment] = typed(readRendered('small')).filter(({ kind }) => kind === 'Deployment')
  const planted = structuredClone(deployment)
  const [container] = planted.spec.template.spec.containers
  container.livenessprobe = container.livenessProbe
  expect(typeErrors([planted]).join(' ')).toContain(`'"livenessprobe"' does not exist`)
  delete container.livenessprobe
  container.ports[0].containerPort = '3000'
  expect(typeErrors([planted]).join(' ')).toContain("'string' is not assignable to type 'number'")
})
