import { validateXML } from 'xmllint-wasm'
import { playSeason, type SeasonOptions } from './play-season.ts'
import type { Schema } from './schema-files.ts'

/** What the stand-in sends of a stretch of the season. */
export async function messagesOfSeason(options: SeasonOptions): Promise<readonly string[]> {
  return (await playSeason(options)).messages
}
/** How many messages there are of each kind. */
export function kindsOf(messages: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const message of messages) {
    const kind = String(/<(\w+)/.exec(message)?.[1])
    const known = counts.get(kind)
    counts.set(kind, known === undefined ? 1 : known + 1)
  }
  return counts
}

/** Messages looked at in one run of the validator, which has a memory of its own. */
const AT_ONCE = 200
const MEMORY_PAGES = 8_192

/** The line that names a message, beside those that say what is wrong with it. */
const NAMED = 'fails to validate'

/** What the schema refuses, each once; the schema is one file, or one with what it includes. */
export async function breachesOf(
  messages: readonly string[],
  schema: string | Schema,
): Promise<readonly string[]> {
  const files = typeof schema === 'string' ? { schema } : schema
  const breaches = new Set<string>()
  for (let from = 0; from < messages.length; from += AT_ONCE) {
    const some = messages.slice(from, from + AT_ONCE)
    const xml = some.map((contents, at) => ({ fileName: `${from + at}.xml`, contents }))
    const { errors } = await validateXML({ xml, ...files, maxMemoryPages: MEMORY_PAGES })
    for (const { message } of errors) if (!message.endsWith(NAMED)) breaches.add(message)
  }
  return [...breaches]
}
