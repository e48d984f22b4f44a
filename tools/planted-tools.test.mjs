import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
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

describe('the tools refuse what they are there for', () => {
  let root

  afterEach(() => rmSync(root, { recursive: true, force: true }))

  test('Biome: a file with an unused variable, in another format', () => {
    const path = 'packages/domain/src/planted.ts'
    root = plantWorkspace([{ path, text: 'const planted = 1;\n' }])
    const biome = binaryOf('@biomejs/biome', 'biome')
    const result = run(root, biome, 'check', '.', '--reporter=json', '--max-diagnostics=none')
    expect(result.status).toBe(1)
    const refused = JSON.parse(result.stdout).diagnostics.map(({ category }) => category)
    expect(refused).toContain('lint/correctness/noUnusedVariables')
    expect(refused).toContain('format')
  })

  test('the compiler: an index that may be undefined', () => {
    const text = 'export const first = (list: readonly string[]): string => list[0]\n'
    root = plantWorkspace([{ path: 'packages/domain/src/planted.ts', text }])
    const result = run(root, binaryOf('typescript-native', 'tsc'), '--noEmit', '--pretty', 'false')
    expect(result.status).not.toBe(0)
    expect(result.stdout).toContain('packages/domain/src/planted.ts(1,')
    expect(result.stdout).toContain('error TS2322')
  })

  test('the compiler: a market without a text, and one without a margin', () => {
    const text = [
      "import { FOOTBALL_TEXTS_EN } from '@caderneta/contract/catalogue/markets/football-texts.en'",
      "import { footballMarket } from '@caderneta/domain/markets/sports/football/football-market'",
      "const { 'match-result': left, ...others } = FOOTBALL_TEXTS_EN",
      'export const texts: typeof FOOTBALL_TEXTS_EN = others',
      "const traits = { id: 1, key: 'planted', tab: 'main', order: 1 } as const",
      'export const market = footballMarket({ ...traits, selections: () => [] })',
      'export const count = left.name.length',
      '',
    ].join('\n')
    root = plantWorkspace([{ path: 'packages/domain/src/planted.ts', text }])
    const result = run(root, binaryOf('typescript-native', 'tsc'), '--noEmit', '--pretty', 'false')
    const refused = result.stdout.split('\n').filter((line) => /planted\.ts\(\d/.test(line))
    expect(refused).toEqual([
      expect.stringMatching(/planted\.ts\(4,.*'"match-result"' is missing/),
      expect.stringMatching(/planted\.ts\(6,/),
    ])
    expect(result.stdout).toMatch(/'margin' is missing/)
  })
})
