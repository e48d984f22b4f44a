import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const apiAddress = `http://127.0.0.1:${process.env.API_PORT ?? '3000'}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  build: {
    // The page's policy allows no inline content, so nothing is folded into data addresses.
    assetsInlineLimit: 0,
    // Everything the first page needs comes in one file: fewer requests, and it packs better.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'home', tags: ['$initial'] }] } },
    },
  },
  server: { proxy: { '/api': { target: apiAddress, ws: true } } },
})
