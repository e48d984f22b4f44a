import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { ASIAN_HANDICAP, MATCH_RESULT, TOTAL_GOALS } from '@caderneta/domain/markets/market/market'
import { FeedCounts } from '@caderneta/feed/feed-counts'
import type { FeedBody, FeedMessage } from '@caderneta/feed/messages'
import { manualTime } from '@caderneta/feed/testing/manual-time'
import { memoryReferences } from '@caderneta/feed/testing/memory-references'
import { eventually } from '@caderneta/testing/eventually'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { httpOddsApi } from '../api/http-api.ts'
import {
  bookmakerReply,
  eventReply,
  h2h,
  oddsReply,
  scoreReply,
  spreads,
  totals,
} from '../testing/example-replies.ts'
import { errorOf, OddsApiServer } from '../testing/odds-api-server.ts'
import { oddsApiFeed } from './odds-api-feed.ts'
import type { OddsApiCount, OddsApiEvent } from './odds-api-options.ts'

const NOW = Date.UTC(2026, 10, 21, 12, 0)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const LEAGUE = 'soccer_brazil_campeonato'
const ODDS = `/sports/${LEAGUE}/odds`
const EVENTS = `/sports/${LEAGUE}/events`
const SCORES = `/sports/${LEAGUE}/scores`
const MATCH = { id: 'abc123', startsAt: NOW + 2 * HOUR, home: 'Grêmio', away: 'Santos' }
const RESULT = { Grêmio: 2, Draw: 3.4, Santos: 4 }

let server = new OddsApiServer()
let url = ''

beforeEach(async () => {
  server = new OddsApiServer()
  url = await server.start()
  server.set('/sports', { json: [{ key: LEAGUE, active: true }] })
})
afterEach(() => server.stop())

type BodyOf<Kind extends FeedBody['kind']> = Extract<FeedMessage, { kind: Kind }>

interface StartOptions {
  readonly key?: string
  readonly keptGames?: ReadonlySet<number>
  readonly references?: ReturnType<typeof memoryReferences>
  readonly competitions?: readonly string[]
  readonly now?: number
  readonly timeoutMs?: number
}

function startFeed(options: StartOptions = {}) {
  const { key = server.key, keptGames = new Set(), now = NOW, competitions = [LEAGUE] } = options
  const { references = memoryReferences(), timeoutMs } = options
  const time = manualTime(now)
  const messages: FeedMessage[] = []
  const events: OddsApiEvent[] = []
  const counts = new FeedCounts<OddsApiCount>()
  const feed = oddsApiFeed({
    api: httpOddsApi({ url, key, ...(timeoutMs === undefined ? {} : { timeoutMs }) }),
    references,
    competitions,
    creditsPerMonth: 500,
    ageMaxMs: HOUR,
    counts,
    onEvent: (event) => events.push(event),
    timers: time.timers,
  })
  const listener = (message: FeedMessage) => messages.push(message)
  const session = feed.start({ now: time.now, keptGames, listener })
  const ofKind = <Kind extends FeedBody['kind']>(kind: Kind) =>
    messages.filter((one): one is BodyOf<Kind> => one.kind === kind)
  const settled = () => eventually(() => expect(ofKind('snapshot_complete')).not.toEqual([]))
  /** Lets time pass until a path was called once more and its reply was taken. */
  const passUntilCall = async (path: string, milliseconds: number) => {
    const before = server.callsOf(path)
    time.pass(milliseconds)
    await eventually(() => expect(server.callsOf(path)).toBeGreaterThan(before))
  }
  return { feed, time, messages, events, counts, session, ofKind, settled, passUntilCall }
}

/** Status and odds by market and name, after all messages. */
function shownAfter(messages: readonly FeedMessage[]): Record<string, string> {
  const shown: Record<string, string> = {}
  for (const message of messages)
    if (message.kind === 'odds_change')
      for (const { marketId, specifier, status, selections } of message.markets)
        for (const { name, odds } of selections)
          shown[`${marketId} ${specifier} ${name}`.replace('  ', ' ')] = `${status} ${odds}`
  return shown
}

const three = (markets: readonly object[], updatedAt = NOW) =>
  ['a', 'b', 'c'].map((key) => bookmakerReply(key, updatedAt, markets))

function announce(markets: readonly object[] = [h2h(RESULT)], match = MATCH): void {
  server.set(EVENTS, { json: [eventReply(match)] })
  server.set(ODDS, { json: [oddsReply(match, three(markets))] })
}

it('offers a match at the median of three bookmakers with our margin', async () => {
  announce([h2h(RESULT), totals(2.5, 1.9, 1.9), spreads(MATCH, -0.5, [2, 1.8])])
  const { messages, ofKind, settled, feed } = startFeed()
  await settled()
  const [{ fixture } = { fixture: null }] = ofKind('fixture')
  expect(fixture).toMatchObject({
    sportId: 1,
    tournamentName: 'Brasileirão Série A',
    location: 'Brasil',
    startsAt: MATCH.startsAt,
    teams: [{ name: 'Grêmio' }, { name: 'Santos' }],
  })
  expect(shownAfter(messages)).toEqual({
    [`${MATCH_RESULT} 1`]: 'open 1990',
    [`${MATCH_RESULT} Draw`]: 'open 3370',
    [`${MATCH_RESULT} 2`]: 'open 3960',
    [`${TOTAL_GOALS} 2.5 Over`]: 'open 1900',
    [`${TOTAL_GOALS} 2.5 Under`]: 'open 1900',
    [`${ASIAN_HANDICAP} hcp=-0.5 1`]: 'open 2020',
    [`${ASIAN_HANDICAP} hcp=-0.5 2`]: 'open 1810',
  })
  expect([feed.down(), feed.creditsLeft(), server.used]).toEqual([null, 497, 3])
})

it('does not offer what fewer than three bookmakers quote, and counts a missing outcome', async () => {
  const whole = three([h2h(RESULT), totals(2.5, 1.9, 1.9)]).slice(0, 2)
  const broken = bookmakerReply('c', NOW, [h2h({ Grêmio: 2, Santos: 4 }), totals(2.5, 1.9, 1.9)])
  server.set(EVENTS, { json: [eventReply(MATCH)] })
  server.set(ODDS, { json: [oddsReply(MATCH, [...whole, broken])] })
  const { messages, counts, settled } = startFeed()
  await settled()
  expect(Object.keys(shownAfter(messages))).toEqual([
    `${TOTAL_GOALS} 2.5 Over`,
    `${TOTAL_GOALS} 2.5 Under`,
  ])
  expect(counts.of('left_out')).toEqual({ 'outcome h2h': 1 })
})

it('suspends prices that are older than the limit, and closes all at kick-off', async () => {
  announce()
  const { messages, settled, time } = startFeed()
  await settled()
  server.set(ODDS, errorOf(500, 'INTERNAL'))
  time.pass(HOUR - MINUTE)
  expect(shownAfter(messages)[`${MATCH_RESULT} 1`]).toBe('open 1990')
  time.pass(MINUTE)
  expect(shownAfter(messages)[`${MATCH_RESULT} 1`]).toBe('suspended 1990')
  time.pass(HOUR)
  expect(shownAfter(messages)[`${MATCH_RESULT} 1`]).toBe('closed 1990')
})

it('pays by the final score, also of a team that has another name there', async () => {
  announce([h2h(RESULT), totals(2, 1.9, 1.9)])
  const { ofKind, settled, time, passUntilCall } = startFeed()
  await settled()
  server.set(SCORES, {
    json: [scoreReply({ ...MATCH, home: 'Gremio FBPA' }, { 'Gremio FBPA': 2, SANTOS: 0 })],
  })
  await passUntilCall(SCORES, 2 * HOUR + 130 * MINUTE)
  await eventually(() => expect(ofKind('bet_settlement')).toHaveLength(1))
  const [settlement] = ofKind('bet_settlement')
  const gameId = settlement?.gameId ?? 0
  expect(settlement?.outcomes.map(({ selectionId: id, result }) => [id, result])).toEqual([
    [selectionId(gameId, 1), 'win'],
    [selectionId(gameId, 2), 'lose'],
    [selectionId(gameId, 3), 'lose'],
    [expect.any(Number), 'void'],
    [expect.any(Number), 'void'],
  ])
  expect(ofKind('odds_change').at(-1)).toMatchObject({ status: 'ended', score: [2, 0] })
  // The same score again is no news, another one is a correction.
  const { length } = ofKind('bet_settlement')
  time.pass(12 * HOUR)
  expect(ofKind('bet_settlement')).toHaveLength(length)
})

it('neither pays nor guesses by a score whose sides cannot be distinguished', async () => {
  announce()
  const { ofKind, settled, passUntilCall, counts } = startFeed()
  await settled()
  server.set(SCORES, { json: [scoreReply(MATCH, { 'Home XI': 2, 'Away XI': 0 })] })
  await passUntilCall(SCORES, 2 * HOUR + 130 * MINUTE)
  await eventually(() => expect(counts.of('score')).toEqual({ sides: 1 }))
  expect(ofKind('bet_settlement')).toEqual([])
})

it('follows a kick-off that is moved, and opens again what was closed at the old one', async () => {
  announce()
  const { messages, ofKind, settled, passUntilCall } = startFeed()
  await settled()
  const later = { ...MATCH, startsAt: NOW + 26 * HOUR }
  server.set(EVENTS, { json: [eventReply(later)] })
  server.set(ODDS, { json: [oddsReply(later, three([h2h(RESULT)], NOW + 8 * HOUR))] })
  await passUntilCall(EVENTS, HOUR)
  await eventually(() => expect(ofKind('fixture_change')).toHaveLength(1))
  expect(ofKind('fixture_change')[0]).toMatchObject({ startsAt: later.startsAt })
  await passUntilCall(ODDS, 7 * HOUR)
  await eventually(() => expect(shownAfter(messages)[`${MATCH_RESULT} 1`]).toBe('open 1990'))
})

it('says that a match was postponed when it should be over and has no score', async () => {
  announce()
  const { ofKind, settled, passUntilCall } = startFeed()
  await settled()
  server.set(SCORES, { json: [scoreReply(MATCH, null, false)] })
  await passUntilCall(SCORES, 2 * HOUR + 130 * MINUTE)
  await eventually(() => expect(ofKind('fixture_change')).toHaveLength(1))
  expect(ofKind('fixture_change')[0]).toMatchObject({ status: 'postponed' })
})

it('pays after a restart what was published before it, whatever its lines were', async () => {
  const references = memoryReferences()
  announce([h2h(RESULT), totals(2.5, 1.9, 1.9)])
  const first = startFeed({ references })
  await first.settled()
  first.session.stop()
  const gameId = first.ofKind('fixture')[0]?.fixture.gameId ?? 0
  server.set(EVENTS, { json: [] })
  server.set(SCORES, { json: [scoreReply(MATCH, { Grêmio: 1, Santos: 1 })] })
  const again = startFeed({ references, keptGames: new Set([gameId]), now: NOW + 6 * HOUR })
  await eventually(() => expect(again.ofKind('bet_settlement')).toHaveLength(1))
  const paid = again.ofKind('bet_settlement')[0]?.outcomes
  const offered = first.ofKind('odds_change').flatMap(({ markets }) => markets)
  for (const { selectionId: id } of offered.flatMap(({ selections }) => selections))
    expect(paid?.filter((one) => one.selectionId === id)).toHaveLength(1)
})

it.each([
  ['a refused key', errorOf(401, 'INVALID_KEY'), 'key'],
  ['too many calls', errorOf(429, 'EXCEEDED_FREQ_LIMIT', { 'retry-after': '90' }), 'too_many'],
  ['a failure', errorOf(503, 'INTERNAL'), 'failed'],
  ['silence', 'silence', 'timeout'],
  ['half a reply', { text: '[{"key": "soc' }, 'malformed'],
] as const)('shows the source down at %s, counts it, and goes on later', async (_, answer, why) => {
  announce()
  server.set('/sports', answer)
  const { feed, events, counts, settled, ofKind, time } = startFeed(
    answer === 'silence' ? { timeoutMs: 500 } : {},
  )
  await settled()
  expect(feed.down()).toBe(why)
  expect(events).toEqual([{ kind: 'down', reason: why, detail: expect.stringContaining(why) }])
  expect(JSON.stringify(events)).not.toContain(server.key)
  expect(counts.of('failure')).toEqual({ [why]: 1 })
  server.set('/sports', { json: [{ key: LEAGUE, active: true }] })
  const { length } = server.calls
  time.pass(4_000)
  expect(server.calls).toHaveLength(length)
  time.pass(15 * MINUTE)
  await eventually(() => expect(ofKind('fixture')).toHaveLength(1))
  expect(feed.down()).toBeNull()
})

it('spends no credit that the key does not have, and keeps some for results', async () => {
  server.creditsLeft = 2
  announce()
  const { feed, settled, ofKind } = startFeed()
  await settled()
  expect([server.callsOf(ODDS), ofKind('fixture').length, feed.creditsLeft()]).toEqual([0, 0, 2])
})

it('leaves out what is not as documented, and nothing else', async () => {
  const other = { ...MATCH, id: 'def456', home: 'Bahia', away: 'Vasco' }
  server.set(EVENTS, { json: [eventReply(MATCH), { id: 7 }, eventReply(other), null] })
  const prices = { Bahia: 2, Draw: 3.4, Vasco: 4 }
  const books = [...three([h2h(prices)]), { key: 'd' }, bookmakerReply('e', NOW, [{ key: 'h2h' }])]
  server.set(ODDS, { json: [oddsReply(other, books), 'x', { ...eventReply(MATCH) }] })
  const { ofKind, counts, settled } = startFeed()
  await settled()
  expect(ofKind('fixture').map(({ fixture }) => fixture.teams[0].name)).toEqual(['Bahia'])
  expect(counts.of('refused')).toEqual({ match: 4, bookmaker: 1, market: 1 })
})

it('names competitions that are not offered, and reads none out of season', async () => {
  server.set('/sports', { json: [{ key: LEAGUE, active: false }] })
  const { events, settled } = startFeed({ competitions: [LEAGUE, 'cricket_ipl'] })
  await settled()
  expect(events[0]).toEqual({ kind: 'not_offered', competitions: ['cricket_ipl'] })
  expect(server.calls).toEqual(['/sports'])
})
