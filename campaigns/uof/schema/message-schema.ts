import { manualTime } from '@caderneta/feed/testing/manual-time'
import { simulationProvider } from '@caderneta/simulation/simulation-provider'
import { LIVE, PRE_MATCH, StandIn } from '@caderneta/uof-stand-in/feed/stand-in'
import { validateXML } from 'xmllint-wasm'
import { Corrections } from '../corrections.ts'

interface MessagesOptions {
  readonly seed: string
  /** Minutes by the clock; a minute of it is an hour of the season. */
  readonly minutes: number
  readonly gamesTarget: number
}

const START = Date.UTC(2026, 10, 21, 19, 0)
const [SPEED, STEP_MS] = [60, 2_000]

/**
 * What the stand-in sends of a stretch of the season: odds, results that are taken back, cancelled
 * markets and matches, and recoveries of both producers.
 */
export async function messagesOfSeason(options: MessagesOptions): Promise<readonly string[]> {
  const { seed, minutes, gamesTarget } = options
  const time = manualTime(START)
  const { now, timers } = time
  const messages: string[] = []
  const publish = async (_: string, message: string) => void messages.push(message)
  const standIn = new StandIn({ publisher: { publish }, now })
  const season = simulationProvider({ seed, speed: SPEED, gamesTarget, timers })
  const corrections = new Corrections()
  const session = season.start({
    ...{ epoch: START, resumeFrom: START, now },
    listener: (message) => standIn.take(corrections.first(message)),
  })
  for (let passed = 0; passed < minutes * 60_000; passed += STEP_MS) {
    standIn.beat()
    for (const message of corrections.due()) standIn.take(message)
    time.pass(STEP_MS)
    await standIn.published()
  }
  session.stop()
  for (const [requestId, product] of [PRE_MATCH, LIVE].entries())
    await standIn.recover({ product, after: START, requestId, nodeId: 7 })
  cancelSome(standIn)
  await standIn.published()
  return messages
}

/** Each kind of cancellation, of the first matches. */
function cancelSome(standIn: StandIn): void {
  const [first, second] = [...standIn.games()].map(({ fixture }) => fixture.gameId)
  if (first === undefined || second === undefined) throw new Error('the season has no two matches')
  const whole = { gameId: first, marketIds: 'all' as const }
  standIn.take({ kind: 'bet_cancel', ...whole, from: null, to: null })
  standIn.take({ kind: 'bet_cancel', ...whole, from: START, to: START + 1_000 })
  standIn.take({ kind: 'rollback_bet_cancel', ...whole })
  standIn.take({ kind: 'fixture_change', gameId: second, status: 'cancelled' })
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

/** What the schema refuses, each once. */
export async function breachesOf(
  messages: readonly string[],
  schema: string,
): Promise<readonly string[]> {
  const breaches = new Set<string>()
  for (let from = 0; from < messages.length; from += AT_ONCE) {
    const some = messages.slice(from, from + AT_ONCE)
    const xml = some.map((contents, at) => ({ fileName: `${from + at}.xml`, contents }))
    const { errors } = await validateXML({ xml, schema, maxMemoryPages: MEMORY_PAGES })
    for (const { message } of errors) if (!message.endsWith(NAMED)) breaches.add(message)
  }
  return [...breaches]
}
