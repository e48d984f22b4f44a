import { GAME_STATUSES } from '@caderneta/domain/markets/game/game'
import type { StandIn } from '@caderneta/uof-stand-in/feed/stand-in'
import { answer } from '@caderneta/uof-stand-in/rest/answer'
import { refusal } from '@caderneta/uof-stand-in/rest/responses'
import { xmlDocument } from '@caderneta/uof-stand-in/wire/xml'
import { playSeason, type SeasonOptions } from './play-season.ts'

interface Source {
  readonly standIn: StandIn
  readonly now: () => number
}

const LANGUAGES = ['pt', 'en'] as const
const RECOVERIES = [
  '/v1/pre/recovery/initiate_request?request_id=1&node_id=7',
  '/v1/liveodds/recovery/initiate_request?after=1&request_id=2',
  '/v1/liveodds/odds/events/sr:match:1/initiate_request?request_id=3',
  '/v1/pre/stateful_messages/events/sr:match:1/initiate_request?request_id=4',
]
const UNKNOWN = ['/v1/sports/pt/sport_events/sr:match:1/fixture.xml', '/v1/users/other.xml']

/**
 * What the stand-in replies in a stretch of the season, as documents: each match whenever another
 * part of it begins, and at the end everything, with all matches in every status.
 */
export async function repliesOfSeason(options: SeasonOptions): Promise<readonly string[]> {
  const replies: string[] = []
  const seen = new Set<string>()
  const { standIn, now } = await playSeason(options, (season) => {
    const changed = newStates(season.standIn, seen)
    if (changed.length > 0) replies.push(...gets(season, ['schedules/live/schedule']))
    replies.push(...gets(season, changed.flatMap(ofMatch)))
  })
  const source = { standIn, now }
  replies.push(...descriptions(source), ...gets(source, everythingBefore(source)))
  for (const status of GAME_STATUSES) {
    for (const game of standIn.games()) game.setStatus(status)
    replies.push(...gets(source, everything(standIn)))
  }
  for (const path of RECOVERIES) replies.push(reply(source, 'POST', path))
  for (const path of UNKNOWN) {
    replies.push(reply(source, 'GET', path))
    for (const status of [403, 503] as const)
      replies.push(xmlDocument(refusal(status, { method: 'GET', path, now: now() }).body))
  }
  await standIn.published()
  return replies
}

/** Matches that are in another part than before. */
function newStates(standIn: StandIn, seen: Set<string>): readonly number[] {
  return [...standIn.games()].flatMap(({ fixture: { gameId }, status, clock }) => {
    const state = `${gameId} ${status} ${clock?.period}`
    if (seen.has(state)) return []
    seen.add(state)
    return [gameId]
  })
}

const ofMatch = (gameId: number) =>
  ['fixture', 'summary'].map((kind) => `sport_events/sr:match:${gameId}/${kind}`)

/** All matches of the season, and the schedules of all days. */
function everything(standIn: StandIn): readonly string[] {
  const fixtures = [...standIn.games()].map(({ fixture }) => fixture)
  const days = new Set(fixtures.map(({ startsAt }) => dayOf(startsAt)))
  return [
    ...['live', '2020-02-02', ...days].map((day) => `schedules/${day}/schedule`),
    ...fixtures.flatMap(({ gameId }) => ofMatch(gameId)),
  ]
}

/** Matches of before the season, which have the parts of each kind of end. */
function everythingBefore({ standIn, now }: Source): readonly string[] {
  const days = Array.from({ length: DAYS_BEFORE }, (_, day) => dayOf(now() - (day + 1) * DAY_MS))
  return days.flatMap((day) => [
    `schedules/${day}/schedule`,
    ...standIn.gamesOn(day).map(({ fixture }) => `sport_events/sr:match:${fixture.gameId}/summary`),
  ])
}

const DAY_MS = 86_400_000
const DAYS_BEFORE = 7
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

function gets(source: Source, paths: readonly string[]): readonly string[] {
  return LANGUAGES.flatMap((language) =>
    paths.map((path) => reply(source, 'GET', `/v1/sports/${language}/${path}.xml`)),
  )
}

function descriptions(source: Source): readonly string[] {
  const described = LANGUAGES.flatMap((language) =>
    ['markets', 'match_status'].map((kind) => `/v1/descriptions/${language}/${kind}.xml`),
  )
  const paths = ['/v1/users/whoami.xml', '/v1/descriptions/producers.xml', ...described]
  return paths.map((path) => reply(source, 'GET', path))
}

function reply({ standIn, now }: Source, method: string, path: string): string {
  const deps = { standIn, now, virtualHost: '/', address: () => 'http://127.0.0.1:8086' }
  return xmlDocument(answer(method, path, deps).body)
}
