import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { contractCalls } from './contract-calls.config.ts'

const apiAddress = `http://127.0.0.1:${process.env.API_PORT ?? '3000'}`

/** What gains by compression; images are compressed already. */
const COMPRESSED = /\.(html|js|css|svg|webmanifest)$/

const INSTALL = join(import.meta.dirname, 'src/features/install')

/** The file of the typeface that every page needs, as the build names it. */
function fontFile(bundle: Readonly<Record<string, unknown>>): string {
  const found = Object.keys(bundle).find((name) => /figtree-latin-wght-[^/]*\.woff2$/.test(name))
  if (found === undefined) throw new Error('the build has no typeface')
  return `/${found}`
}

/**
 * Writes the service worker with the version of the build in it: a digest of the names of its
 * files, which are named by their content. A changed worker is how a browser detects a new version.
 * The offline page has the typeface too, which the worker keeps for it.
 */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const names = Object.keys(bundle)
        .sort((one, other) => one.localeCompare(other, 'en'))
        .join('\n')
      const version = createHash('sha256').update(names).digest('hex').slice(0, 12)
      for (const fileName of ['service-worker.js', 'offline.css']) {
        const source = readFileSync(join(INSTALL, fileName), 'utf8')
          .replace('BUILD_VERSION', version)
          .replace('FONT_FILE', fontFile(bundle))
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
  }
}

/** Pages where visits begin, by the server's name of the route, with the files they begin with. */
const FIRST_PAGES = {
  sport: ['/sport-page.tsx'],
  tournament: ['/tournament-page.tsx'],
  team: ['/team-page.tsx'],
  list: ['/list-page.tsx'],
  match: ['/match-page.tsx'],
  live: ['/live-page.tsx'],
  bets: ['/other-pages.tsx', '/fetch-base.ts', '/bets-page.tsx'],
} as const

/**
 * Lists in index.html what each of these pages loads beside the app, so that a browser requests it
 * at once. The server keeps what the current page needs.
 */
function scriptsAhead(): Plugin {
  return {
    name: 'scripts-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
        const loadedBy = (names: readonly string[], known = new Set<string>()): Set<string> => {
          for (const name of names.filter((one) => !known.has(one)))
            loadedBy(byName.get(name)?.imports ?? [], known.add(name))
          return known
        }
        const first = loadedBy(chunks.filter((one) => one.isEntry).map((one) => one.fileName))
        return Object.entries(FIRST_PAGES).flatMap(([page, files]) => {
          const begins = chunks.filter(({ facadeModuleId }) =>
            files.some((file) => facadeModuleId?.endsWith(file)),
          )
          const names = [...loadedBy(begins.map(({ fileName }) => fileName))]
          return names
            .filter((name) => !first.has(name))
            .map((name) => ({
              tag: 'link',
              attrs: { 'data-page': page, rel: 'modulepreload', crossorigin: '', href: `/${name}` },
              injectTo: 'head' as const,
            }))
        })
      },
    },
  }
}

/**
 * Requests the typeface with the document, before any style is read. Its priority is below that of
 * scripts and styles: what is painted until then has its measures.
 */
function fontAhead(): Plugin {
  return {
    name: 'font-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const font = { as: 'font', type: 'font/woff2', crossorigin: '', href: fontFile(bundle) }
        return [{ tag: 'link', attrs: { rel: 'preload', ...font, fetchpriority: 'low' } }]
      },
    },
  }
}

/** The server sends these forms as they are. */
const compressed = compression({ algorithms: ['gzip', 'brotliCompress'], include: COMPRESSED })

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    contractCalls(),
    serviceWorker(),
    scriptsAhead(),
    fontAhead(),
    compressed,
  ],
  build: {
    // The page's policy allows no inline content, so nothing is inlined as data URLs.
    assetsInlineLimit: 0,
    // Every supported browser preloads modules by itself.
    modulePreload: { polyfill: false },
    // Everything the first page needs is in one file: fewer requests, and it compresses better.
    rolldownOptions: {
      // Creating a schema has no side effects: unused parts of the contract are dropped.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        codeSplitting: {
          groups: [
            { name: 'home', tags: ['$initial'] },
            // What follows it on every page.
            { name: 'footer', test: /src\/app\/footer\.tsx$/ },
          ],
        },
        // The first file names all others: a short content hash in its name is enough.
        chunkFileNames: 'assets/[hash:7].js',
      },
    },
  },
  server: { proxy: { '/api': { target: apiAddress, ws: true } } },
})
