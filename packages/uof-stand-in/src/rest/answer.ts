import { isUnderWay } from '@caderneta/domain/markets/game/game'
import { LIVE, PRE_MATCH, type StandIn } from '../feed/stand-in.ts'
import { gameOfUrn } from '../wire/urns.ts'
import { type Answer, accepted, refusal } from './responses.ts'
import {
  fixture,
  marketDescriptions,
  matchStatuses,
  producers,
  schedule,
  summary,
  whoAmI,
} from './write-replies.ts'

interface AnswerDeps {
  readonly standIn: StandIn
  readonly virtualHost: string
  readonly now: () => number
  /** The address of this interface, as producers name it. */
  readonly address: () => string
}

type Reply = (parts: readonly string[], deps: AnswerDeps) => string | null

/** Replies to GET, by pattern of the path; the groups of the pattern are its parts. */
const REPLIES: readonly (readonly [RegExp, Reply])[] = [
  [/^\/v1\/users\/whoami\.xml$/, (_, { virtualHost, now }) => whoAmI(virtualHost, now())],
  [/^\/v1\/descriptions\/producers\.xml$/, (_, { address }) => producers(address())],
  [/^\/v1\/descriptions\/(?:pt|en)\/markets\.xml$/, () => marketDescriptions()],
  [/^\/v1\/descriptions\/(?:pt|en)\/match_status\.xml$/, () => matchStatuses()],
  [/^\/v1\/sports\/(?:pt|en)\/schedules\/(live|\d{4}-\d\d-\d\d)\/schedule\.xml$/, scheduleOf],
  [
    /^\/v1\/sports\/(?:pt|en)\/sport_events\/([a-z0-9:_]+)\/(fixture|summary)\.xml$/,
    ([urn = '', kind], { standIn, now }) => {
      const game = standIn.game(gameOfUrn(urn))
      if (!game) return null
      return kind === 'summary' ? summary(game, now()) : fixture(game, now())
    },
  ],
]

const OF_EVENT = '(?:odds|stateful_messages)/events/([a-z0-9:_]+)'
const RECOVERY = new RegExp(`^/v1/(pre|liveodds)/(?:recovery|${OF_EVENT})/initiate_request$`)

/** What the interface answers; `path` with its query. */
export function answer(method: string, path: string, deps: AnswerDeps): Answer {
  const url = new URL(path, 'http://stand-in')
  const call = { method, path, now: deps.now() }
  if (method === 'POST') return recover(url, deps) ? accepted(call) : refusal(404, call)
  for (const [pattern, reply] of REPLIES) {
    const found = pattern.exec(url.pathname)
    const body = found && reply(found.slice(1), deps)
    if (body) return { status: 200, body }
  }
  return refusal(404, call)
}

function scheduleOf([day = '']: readonly string[], { standIn, now }: AnswerDeps): string {
  if (day !== 'live') return schedule(standIn.gamesOn(day), now())
  return schedule(
    [...standIn.games()].filter(({ status }) => isUnderWay(status)),
    now(),
  )
}

/** Begins a recovery; false when the address is none of a recovery. */
function recover({ pathname, searchParams }: URL, { standIn }: AnswerDeps): boolean {
  const [, producer, urn] = RECOVERY.exec(pathname) ?? []
  if (producer === undefined) return false
  const number = (name: string) => (searchParams.has(name) ? Number(searchParams.get(name)) : null)
  const requestId = number('request_id')
  const product = producer === 'pre' ? PRE_MATCH : LIVE
  const recovery = {
    product,
    after: number('after'),
    requestId: requestId ?? 1,
    nodeId: number('node_id'),
  }
  void standIn.recover(recovery, urn === undefined ? null : gameOfUrn(urn))
  return true
}
