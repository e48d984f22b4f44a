import { readFileSync } from 'node:fs'
import { z } from 'zod'

const started = z.object({
  flags: z.array(z.string()),
  environment: z.record(z.string(), z.string()),
})

/** How `npm start` and the image run the server: what is measured runs in the same way. */
export const AS_STARTED = started.parse(
  JSON.parse(readFileSync(new URL('../../../server/node-flags.json', import.meta.url), 'utf8')),
)
