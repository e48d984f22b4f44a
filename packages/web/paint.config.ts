import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractCalls } from './contract-calls.config.ts'

/** The page as the server paints it before its script: one file for Node, with all it needs. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), contractCalls()],
  publicDir: false,
  ssr: { noExternal: true },
  // Whatever the environment of the server: the development form of React is several times slower.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: 'src/paint-page.tsx',
    outDir: 'dist-paint',
    emptyOutDir: true,
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['z'] },
      output: { codeSplitting: false, entryFileNames: '[name].mjs' },
    },
  },
})
