import { SPORTS_NAMES } from '@caderneta/uof-stand-in/rest/responses'
import { breachesOf } from './message-schema.ts'
import { readSchema } from './schema-files.ts'

const OF_SPORTS = 'bsa/v1/endpoints/unified/ufsportsapi.xsd'
const OF_THE_REST = 'unifiedsdk/xsd/UnifiedFeedDescriptions.xsd'

/**
 * The parents of a stage, which the schema requires of matches too: the examples of the kit have
 * none, and no match has.
 */
const REQUIRED_PARENTS = '<xs:element name="additional_parents">'
const OPTIONAL_PARENTS = '<xs:element name="additional_parents" minOccurs="0">'

/** What the schemas in a folder refuse of replies, each once: the folder `ext` of the kit. */
export async function breachesOfReplies(
  replies: readonly string[],
  folder: string,
): Promise<readonly string[]> {
  const isOfSports = (reply: string) => reply.includes(` xmlns="${SPORTS_NAMES}"`)
  const ofSports = await readSchema(folder, OF_SPORTS, withOptionalParents)
  const ofTheRest = await readSchema(folder, OF_THE_REST)
  return [
    ...(await breachesOf(replies.filter(isOfSports), ofSports)),
    ...(await breachesOf(
      replies.filter((reply) => !isOfSports(reply)),
      ofTheRest,
    )),
  ]
}

function withOptionalParents(contents: string): string {
  return contents.replace(REQUIRED_PARENTS, OPTIONAL_PARENTS)
}

/** How many summaries there are of each sport and status: 'sr:sport:1 live'. */
export function statusesOf(replies: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const reply of replies) {
    const sport = /<sport id="([^"]+)"/.exec(reply)?.[1]
    const status = /<sport_event_status status="([^"]+)"/.exec(reply)?.[1]
    if (sport === undefined || status === undefined) continue
    const key = `${sport} ${status}`
    const known = counts.get(key)
    counts.set(key, known === undefined ? 1 : known + 1)
  }
  return counts
}
