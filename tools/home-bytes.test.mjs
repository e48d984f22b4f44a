import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { beforeAll, expect, test, vi } from 'vitest'
import { repository } from './web-build.mjs'

const WEB = join(repository, 'packages/web')

/** An alarm: a larger growth is looked at, and the new figure written down. */
const GROWTH_MAX = 1.05
const BUDGETS = JSON.parse(readFileSync(new URL('byte-budgets.json', import.meta.url), 'utf8'))

/** What the home page requests by itself once it is rendered, beside its first file. */
const LOADED_LATER = [
  'src/app/footer.tsx',
  'src/features/popup/popup-card.tsx',
  'src/features/install/register-worker.ts',
]

let chunks
let fonts
let index

beforeAll(async () => {
  // The tests' own environment would be built into the page.
  vi.stubEnv('NODE_ENV', 'production')
  const logLevel = 'error'
  const { output } = await build({ root: WEB, logLevel, build: { write: false } })
  vi.unstubAllEnvs()
  chunks = output.filter(({ type }) => type === 'chunk')
  fonts = output.filter(({ fileName }) => fileName.endsWith('.woff2'))
  index = String(output.find(({ fileName }) => fileName === 'index.html').source)
})

const chunkNamed = (fileName) => chunks.find((chunk) => chunk.fileName === fileName)

function withImports(chunk, known = new Set()) {
  known.add(chunk)
  for (const fileName of chunk.imports)
    if (!known.has(chunkNamed(fileName))) withImports(chunkNamed(fileName), known)
  return known
}

function chunkOf(source) {
  const path = join(WEB, source)
  // In a file with what always follows it, or in one of its own.
  const found = chunks.find(({ isEntry, modules }) => !isEntry && path in modules)
  if (!found) throw new Error(`${source} is no longer loaded by itself`)
  return found
}

const gzipped = (content) => gzipSync(content, { level: 9 }).length

/** JavaScript of a first visit after gzip, all that it loads. */
test('the home page loads about as much as its figure in byte-budgets.json, or less', () => {
  const entry = chunks.find(({ isEntry }) => isEntry)
  const loaded = new Set(
    [entry, ...LOADED_LATER.map(chunkOf)].flatMap((one) => [...withImports(one)]),
  )
  const sizes = [...loaded].map(({ code }) => gzipped(code))
  const theme = gzipped(readFileSync(join(WEB, 'public/theme.js')))
  const { figure, most } = BUDGETS.homeJavaScriptGzip
  const size = sizes.reduce((sum, one) => sum + one, theme)
  expect(size).toBeLessThan(figure * GROWTH_MAX)
  expect(size).toBeLessThanOrEqual(most)
})

/** All texts need one file; the other is for names with letters of other alphabets. */
test('index.html preloads one file of the typeface, of the size in byte-budgets.json', () => {
  const [, ahead] = /<link rel="preload" as="font"[^>]* href="\/([^"]+)"/.exec(index) ?? []
  const { figure, most } = BUDGETS.fontPreloaded
  expect(fonts).toHaveLength(2)
  expect(fonts.find(({ fileName }) => fileName === ahead)?.source.length).toBe(figure)
  expect(figure).toBeLessThanOrEqual(most)
})

const BEGINNINGS = [
  ['sport', 'src/features/catalogue/lists/sport-page.tsx'],
  ['tournament', 'src/features/catalogue/lists/tournament-page.tsx'],
  ['list', 'src/features/catalogue/lists/list-page.tsx'],
  ['match', 'src/features/catalogue/match/match-page.tsx'],
  ['live', 'src/features/catalogue/lists/live-page.tsx'],
  ['bets', 'src/features/bets/bets-page.tsx'],
  ['bets', 'src/features/session/fetch-base.ts'],
]

test.each(BEGINNINGS)('index.html preloads for a visit to %s all that %s loads', (page, source) => {
  const ahead = [...index.matchAll(new RegExp(`<link data-page="${page}"[^>]*>`, 'g'))].join()
  const first = withImports(chunks.find(({ isEntry }) => isEntry))
  const needed = [...withImports(chunkOf(source))]
  for (const chunk of needed.filter((one) => !first.has(one)))
    expect(ahead).toContain(`rel="modulepreload" crossorigin="" href="/${chunk.fileName}"`)
})
