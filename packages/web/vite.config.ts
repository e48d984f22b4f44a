import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const apiAddress = `http://127.0.0.1:${process.env.API_PORT ?? '3000'}`

const WORKER = join(import.meta.dirname, 'src/features/install/service-worker.js')

/**
 * Writes the service worker with the version of the build in it: a digest of the names of its
 * files, which are named by their content. A browser notices a new version by another worker.
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
      const source = readFileSync(WORKER, 'utf8').replace('BUILD_VERSION', version)
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), serviceWorker()],
  build: {
    // The page's policy allows no inline content, so nothing is folded into data addresses.
    assetsInlineLimit: 0,
    // Every browser that the page is built for loads modules ahead by itself.
    modulePreload: { polyfill: false },
    // Everything the first page needs comes in one file: fewer requests, and it packs better.
    rolldownOptions: {
      // Making a schema does nothing else: what no page reads of the contract is left out.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        codeSplitting: { groups: [{ name: 'home', tags: ['$initial'] }] },
        // The first file names all others: their content is name enough.
        chunkFileNames: 'assets/[hash].js',
      },
    },
  },
  server: { proxy: { '/api': { target: apiAddress, ws: true } } },
})
