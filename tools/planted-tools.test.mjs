import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lintBreaches, styleBreaches } from './planted/lint.mjs'
import { typeBreaches } from './planted/types.mjs'
import { binaryOf, repository } from './web-build.mjs'

const COPIED = [
  'biome.json',
  'tsconfig.json',
  'package.json',
  '.gitignore',
  'packages/domain/package.json',
  'packages/web/package.json',
  'e2e/package.json',
]

/** A workspace outside the repository, with the repository's own configuration. */
function plantWorkspace(files) {
  const root = mkdtempSync(join(tmpdir(), 'caderneta-planted-'))
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
  const place = (path) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    return join(root, path)
  }
  for (const path of COPIED) copyFileSync(join(repository, path), place(path))
  for (const { path, text } of files) writeFileSync(place(path), text)
  return root
}

function run(root, ...parameters) {
  return spawnSync(process.execPath, parameters, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
}

function forEachPlanted(breaches, prefix) {
  return Object.entries(breaches).map(([rule, planted]) => ({
    rule: `${prefix}${rule}`,
    path: planted.path.replace('NAME', rule.split('/').at(-1)),
    text: planted.text,
    others: planted.others ?? [],
  }))
}

function rulesOf(configuration) {
  const groups = Object.entries(configuration?.linter?.rules ?? {})
  return groups
    .filter(([group]) => group !== 'preset')
    .flatMap(([group, rules]) =>
      Object.entries(rules)
        .filter(([, level]) => level !== 'off')
        .map(([rule]) => `${group}/${rule}`),
    )
}

describe('biome', () => {
  const plants = [...forEachPlanted(lintBreaches, 'lint/'), ...forEachPlanted(styleBreaches, '')]
  let root
  let result

  beforeAll(() => {
    root = plantWorkspace(plants.flatMap(({ path, text, others }) => [{ path, text }, ...others]))
    const biome = binaryOf('@biomejs/biome', 'biome')
    result = run(root, biome, 'check', '.', '--reporter=json', '--max-diagnostics=none')
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  test('every rule that is on has a plant', () => {
    const configuration = JSON.parse(readFileSync(join(repository, 'biome.json'), 'utf8'))
    const enabled = [configuration, ...configuration.overrides].flatMap(rulesOf)
    expect(new Set(Object.keys(lintBreaches))).toEqual(new Set(enabled))
  })

  test('refuses the planted workspace', () => {
    expect(result.status).toBe(1)
  })

  test.each(plants)('refused: $rule', ({ rule, path }) => {
    const { diagnostics } = JSON.parse(result.stdout)
    const refused = diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ category, location }) => `${category} ${location.path}`)
    expect(refused).toContain(`${rule} ${path}`)
  })
})

describe('the compiler', () => {
  const folderOf = (setting) => `packages/${setting.replaceAll(' ', '-')}/src`
  const plants = Object.entries(typeBreaches).flatMap(([setting, { text, others = [] }]) => [
    { path: `${folderOf(setting)}/planted.ts`, text },
    ...others.map(({ name, text }) => ({ path: `${folderOf(setting)}/${name}`, text })),
  ])
  let root
  let result

  beforeAll(() => {
    root = plantWorkspace(plants)
    result = run(root, binaryOf('typescript', 'tsc'), '--noEmit', '--pretty', 'false')
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  test('refuses the planted workspace', () => {
    expect(result.status).not.toBe(0)
  })

  test.each(Object.keys(typeBreaches))('refused: %s', (setting) => {
    const { code } = typeBreaches[setting]
    const place = `${folderOf(setting)}/planted.ts(`
    const found = result.stdout.split('\n').filter((line) => line.startsWith(place))
    expect(found.filter((line) => line.includes(`error ${code}:`))).not.toEqual([])
  })
})
