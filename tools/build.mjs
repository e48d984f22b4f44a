import { fileURLToPath } from 'node:url'
import { buildServer, hasImage, prepareImage } from './server-build.mjs'
import { buildWeb } from './web-build.mjs'

/**
 * Builds what is missing or stale: the server, the page, and unless a server is named by
 * DATABASE_URL the embedded database. Resolves to an exit code.
 */
export async function buildAll() {
  const isServerNew = await buildServer()
  const isEmbedded = !process.env.DATABASE_URL && !process.env.DATABASE_URL_FILE
  // A process of its own, which goes on while the page is built.
  const image = isEmbedded && (isServerNew || !hasImage()) ? prepareImage() : 0
  const web = buildWeb()
  if (web !== 0) console.error('The web could not be built; see the message above.')
  return web || (await image)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await buildAll()
