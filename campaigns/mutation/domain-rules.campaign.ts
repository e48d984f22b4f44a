import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reportFigure, sized } from '@caderneta/pricing/testing/campaign-size'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { EQUIVALENT_MUTANTS } from './equivalent-mutants.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const stryker = join(
  createRequire(import.meta.url).resolve('@stryker-mutator/core/package.json'),
  '../bin/stryker.js',
)
const REPORT = join(repository, 'node_modules/.cache/caderneta/mutation.json')
/**
 * Of a hundred mutants of the rules of money, odds, slips, bets and PIX, so many are seen; each
 * other one is listed with the reason why it changes nothing.
 */
const SCORE_MIN = 90
const FOLDERS = sized({
  test: [],
  small: ['money', 'odds'],
  full: ['money', 'odds', 'slip', 'bet', 'payments'],
})

const place = z.object({ line: z.number(), column: z.number() })
const mutantShape = z.object({
  status: z.string(),
  replacement: z.string(),
  location: z.object({ start: place, end: place }),
})
const report = z.object({
  files: z.record(z.string(), z.object({ source: z.string(), mutants: z.array(mutantShape) })),
})

/** What a mutant replaces; a text over several lines is named by its first one. */
function replacedIn(source: string, { location }: z.infer<typeof mutantShape>): string {
  const { start, end } = location
  const line = String(source.split('\n')[start.line - 1])
  return line.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined)
}

function isEquivalent(path: string, from: string, to: string): boolean {
  return EQUIVALENT_MUTANTS.some(
    (known) => path.endsWith(`/${known.file}`) && known.from === from && known.to === to,
  )
}

test('mutants of the rules of money are seen by a test, or change nothing', async () => {
  const mutate = FOLDERS.map((folder) => `packages/domain/src/${folder}/**/*.ts`)
  const left = ['!packages/domain/src/**/*.test.ts', '!packages/domain/src/**/testing/**']
  const parameters = ['run', 'campaigns/mutation/stryker.config.mjs', '--mutate']
  spawnSync(process.execPath, [stryker, ...parameters, [...mutate, ...left].join(',')], {
    cwd: repository,
    stdio: 'inherit',
  })
  const { files } = report.parse(JSON.parse(await readFile(REPORT, 'utf8')))
  const mutants = Object.entries(files).flatMap(([path, { source, mutants: ofFile }]) =>
    ofFile.map((one) => ({ ...one, path, from: replacedIn(source, one) })),
  )
  const seen = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout')
  const unseen = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  const all = seen.length + unseen.length
  reportFigure('mutants seen', `${seen.length} of ${all}`)
  expect(all).toBeGreaterThan(100)
  expect((100 * seen.length) / all).toBeGreaterThanOrEqual(SCORE_MIN)
  const undecided = unseen.filter((one) => !isEquivalent(one.path, one.from, one.replacement))
  expect(undecided.map((one) => `${one.path}: ${one.from} → ${one.replacement}`)).toEqual([])
})
