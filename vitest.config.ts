import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/longest-first.mjs'
import { repeatableProperties } from './tools/repeatable-properties.mjs'

const OF_RULES = 'packages/{contract,domain,feed,pricing}/**/*.test.ts'
const OF_CORE = [
  'packages/{server,simulation,testing,feed-odds-api,feed-uof,uof-stand-in}/**/*.test.ts',
  '{bench,campaigns}/**/*.test.ts',
  'e2e/src/**/*.test.ts',
]
/** They stall a loop, start servers or cut connections: each has a process to itself. */
const APART = [
  'commands/prepare-as-owner',
  'database/embedded/data-directory-lock',
  'database/embedded/embedded',
  'database/server/leased-client',
  'database/server/server-claim',
  'http/database-unavailable',
  'http/security/stalled-loop',
  'testing/lost-database',
  'tracing/open-tracing',
].map((name) => `packages/server/src/${name}.test.ts`)

/** They replace `location`, or distinguish errors by their class: both need a process, not a context. */
const PAGE_APART = [
  'api/call.test.ts',
  'app/page-boundary.test.tsx',
  'routing/part-boundary.test.tsx',
  'ui/toast/toast-host.test.tsx',
].map((name) => `packages/web/src/${name}`)

/** Where tests on a PostgreSQL server are: what `--mode postgres` runs, without PGlite. */
const ON_SERVER = /\bdescribeOn(Databases|Server)\b|\btestServerUrl\b|TEST_DATABASE_URL/

function filesOnServer(): string[] {
  const folders = ['packages/server/src', 'bench/src']
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((path) => path.endsWith('.test.ts') && ON_SERVER.test(readFileSync(path, 'utf8')))
}

export default defineConfig(({ mode }) => {
  const onServer = mode === 'postgres' ? filesOnServer() : null
  const core = onServer?.filter((path) => !APART.includes(path)) ?? OF_CORE
  const apart = onServer?.filter((path) => APART.includes(path)) ?? APART
  return {
    plugins: [repeatableProperties],
    test: {
      env: onServer ? { TEST_EMBEDDED: 'off' } : {},
      globalSetup: [
        'tools/built-server.config.mjs',
        'packages/server/src/database/testing/embedded-image.config.ts',
        'packages/server/src/database/testing/server-template.config.ts',
      ],
      exclude: ['**/node_modules/**', '**/dist/**'],
      maxWorkers: availableParallelism(),
      testTimeout: 60_000,
      hookTimeout: 60_000,
      sequence: { sequencer: LongestFirst },
      projects: [
        { extends: true, test: { name: 'apart', include: apart } },
        {
          // As below: what these packages keep, they keep in objects that each test makes itself.
          extends: true,
          test: {
            name: 'core',
            isolate: false,
            include: core,
            exclude: ['**/node_modules/**', ...APART],
          },
        },
        ...(onServer ? [] : [PAGE, pageApart, RULES]),
      ],
    },
  }
})

/**
 * Tests of the page name their environment themselves: `// @vitest-environment jsdom`. Each file
 * has a context with modules of its own in a thread that has jsdom already, which takes half the
 * time of a process a file.
 */
const PAGE = {
  extends: true,
  test: {
    name: 'page',
    pool: 'vmThreads',
    vmMemoryLimit: '1GB',
    include: ['packages/web/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', ...PAGE_APART],
    setupFiles: ['packages/web/src/testing/prepare-tests.ts'],
  },
} as const

const pageApart = {
  extends: true,
  test: { name: 'page apart', include: PAGE_APART, setupFiles: PAGE.test.setupFiles },
}

/** These packages keep no state in a module: one worker imports them for all their files. */
const RULES = {
  extends: true,
  test: { name: 'rules', include: [OF_RULES], isolate: false },
} as const
