import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import type { FeedBody, FeedMessage } from '@caderneta/feed/messages'
import { manualTime } from '@caderneta/feed/testing/manual-time'
import { memoryReferences } from '@caderneta/feed/testing/memory-references'
import { expect, it } from 'vitest'
import { MemoryFeed } from '../testing/memory-feed.ts'
import { UofCounts } from './uof-counts.ts'
import { uofFeed } from './uof-feed.ts'
import type { UofEvent } from './uof-options.ts'

const START = Date.UTC(2026, 10, 21, 18, 0)
const MATCH = { id: 77, startsAt: '2026-11-21T19:00:00Z' }

type BodyOf<Kind extends FeedBody['kind']> = Extract<FeedMessage, { kind: Kind }>

/** The feed of a test, connected, with both producers up by default. */
async function connected(options: { isUp?: boolean; keptGames?: ReadonlySet<number> } = {}) {
  const time = manualTime(START)
  const memory = new MemoryFeed([MATCH])
  const messages: FeedMessage[] = []
  const events: UofEvent[] = []
  const counts = new UofCounts()
  const { rest, transport } = memory
  const feed = uofFeed({
    rest,
    transport,
    references: memoryReferences(),
    nodeId: 5,
    producers: [1, 3],
    onEvent: (event) => events.push(event),
    counts,
    timers: time.timers,
  })
  const { keptGames = new Set<number>(), isUp = true } = options
  const listener = (message: FeedMessage) => messages.push(message)
  const session = feed.start({ now: time.now, keptGames, listener })
  await settled()
  const complete = (product: 1 | 3) => {
    const requestId = memory.requested(product === 1 ? 'liveodds' : 'pre')
    memory.send(
      `<snapshot_complete product="${product}" timestamp="${time.now()}" request_id="${requestId}"/>`,
    )
  }
  if (isUp) for (const product of [1, 3] as const) complete(product)
  const ofKind = <Kind extends FeedBody['kind']>(kind: Kind) =>
    messages.filter((one): one is BodyOf<Kind> => one.kind === kind)
  const statuses = () => statusesAfter(messages)
  const { recover } = feed
  return { time, memory, messages, events, counts, session, complete, ofKind, statuses, recover }
}

/** Promises without timers are done after a few turns. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve()
}

/** What may be bet on after all messages, by market and name: as the market book applies them. */
function statusesAfter(messages: readonly FeedMessage[]): Record<string, string> {
  const known = new Map<string, { marketId: number; status: string }>()
  for (const message of messages) {
    if (message.kind === 'odds_change')
      for (const { marketId, specifier, status, selections } of message.markets)
        for (const { name } of selections)
          known.set(`${marketId} ${specifier} ${name}`, { marketId, status })
    if (message.kind !== 'bet_stop') continue
    const { marketIds } = message
    for (const one of known.values())
      if (one.status === 'open' && (marketIds === 'all' || marketIds.includes(one.marketId)))
        one.status = 'suspended'
  }
  return Object.fromEntries([...known].map(([key, { status }]) => [key, status]))
}

const odds = (markets: string, { product = 3, at = START, more = '', status = '' } = {}) =>
  `<odds_change product="${product}" event_id="sr:match:77" timestamp="${at}" ${more}>
    ${status}<odds>${markets}</odds></odds_change>`

const RESULT = `<market id="1" status="1"><outcome id="1" odds="1.85" active="1"/>
  <outcome id="2" odds="3.4" active="1"/><outcome id="3" odds="4.20" active="1"/></market>`
const OVER_2 = `<market id="18" specifiers="total=2.5" status="1">
  <outcome id="12" odds="1.9" active="1"/><outcome id="13" odds="1.95" active="1"/></market>`
const EVENT = `product="3" event_id="sr:match:77" timestamp="${START}"`

it('announces a match with its first odds, exactly as they were sent', async () => {
  const { memory, messages, session } = await connected()
  memory.send(odds(RESULT + OVER_2))
  const [fixture, change] = messages.slice(-2)
  expect(fixture).toMatchObject({
    kind: 'fixture',
    fixture: {
      sportId: 1,
      tournamentId: 10037440,
      location: 'Brasil',
      startsAt: Date.UTC(2026, 10, 21, 19, 0),
      teams: [{ name: 'Grêmio' }, { name: 'Santos' }],
      isHighlight: true,
    },
  })
  const gameId = fixture?.kind === 'fixture' ? fixture.fixture.gameId : 0
  expect(change).toMatchObject({
    kind: 'odds_change',
    gameId,
    status: 'scheduled',
    markets: [
      {
        marketId: 1000002,
        status: 'open',
        selections: [
          { selectionId: selectionId(gameId, 1), name: '1', odds: 1850 },
          { name: 'Draw', odds: 3400 },
          { name: '2', odds: 4200 },
        ],
      },
      { marketId: 1000003, specifier: '2.5', selections: [{ odds: 1900 }, { odds: 1950 }] },
    ],
  })
  expect(messages.map(({ sequence }) => sequence)).toEqual(messages.map((_, i) => i + 1))
  session.stop()
})

it('opens nothing before the end of the recovery', async () => {
  const { memory, complete, ofKind, statuses } = await connected({ isUp: false })
  expect(memory.posts).toEqual([
    expect.stringMatching(/^\/v1\/liveodds\/recovery\/initiate_request\?request_id=\d+&node_id=5$/),
    expect.stringMatching(/^\/v1\/pre\/recovery\/initiate_request\?request_id=\d+&node_id=5$/),
  ])
  memory.send(odds(RESULT, { more: `request_id="${memory.requested('pre')}"` }))
  expect(new Set(Object.values(statuses()))).toEqual(new Set(['suspended']))
  complete(3)
  expect(new Set(Object.values(statuses()))).toEqual(new Set(['open']))
  expect(ofKind('snapshot_complete')).toHaveLength(0)
  complete(1)
  expect(ofKind('snapshot_complete')).toHaveLength(1)
})

it('catches up with what happened before the start, then asks for what is on offer', async () => {
  const { memory, complete, time } = await connected({ isUp: false, keptGames: new Set([9]) })
  expect(memory.posts[1]).toContain(`after=${START - 72 * 3_600_000 + 60_000}&`)
  complete(3)
  time.pass(1_000)
  expect(memory.posts.at(-1)).toMatch(/^\/v1\/pre\/recovery\/initiate_request\?request_id=/)
})

it('suspends the markets of a producer that is silent, and leaves those of the other', async () => {
  const { memory, time, statuses, complete, events } = await connected()
  memory.send(odds(RESULT, { product: 1 }))
  memory.send(odds(OVER_2))
  const open = { '1000002  1': 'open', '1000003 2.5 Over': 'open' }
  expect(statuses()).toMatchObject(open)
  for (let seconds = 0; seconds < 30; seconds += 5) {
    memory.send(`<alive product="3" timestamp="${time.now()}" subscribed="1"/>`)
    time.pass(5_000)
  }
  expect(statuses()).toMatchObject({ ...open, '1000002  1': 'suspended' })
  expect(events).toContainEqual({ kind: 'producer', product: 1, state: 'down', reason: 'silent' })
  memory.send(`<alive product="1" timestamp="${time.now()}" subscribed="0"/>`)
  time.pass(1_000)
  await settled()
  expect(statuses()).toMatchObject({ '1000002  1': 'suspended' })
  complete(1)
  expect(statuses()).toMatchObject(open)
})

it('suspends everything when the connection is lost, and connects again', async () => {
  const { memory, time, statuses, complete } = await connected()
  memory.send(odds(RESULT, { product: 1 }))
  memory.send(odds(OVER_2))
  const before = memory.requested('pre')
  memory.isRefusing = true
  memory.lose()
  expect(new Set(Object.values(statuses()))).toEqual(new Set(['suspended']))
  time.pass(1_000)
  await settled()
  expect(memory.isConnected).toBe(false)
  memory.isRefusing = false
  time.pass(2_000)
  await settled()
  expect(memory.requested('pre')).not.toBe(before)
  complete(1)
  complete(3)
  expect(new Set(Object.values(statuses()))).toEqual(new Set(['open']))
})

it('recovers a producer, or a match, for an operator', async () => {
  const { memory, recover, complete, statuses, counts } = await connected()
  memory.send(odds(RESULT + OVER_2))
  const before = memory.posts.length
  expect([recover({ product: 3 }), recover({ product: 9 })]).toEqual([true, false])
  expect(new Set(Object.values(statuses()))).toEqual(new Set(['suspended']))
  expect(memory.posts.slice(before)).toEqual([expect.stringMatching(/pre.recovery.*\?request_id=/)])
  expect(counts.of('recovery')).toEqual({ 1: 1, 3: 2 })
  memory.send(odds(RESULT, { more: `request_id="${memory.requested('pre')}"` }))
  complete(3)
  expect(statuses()).toMatchObject({ '1000002  1': 'open', '1000003 2.5 Over': 'suspended' })
  expect(recover({ urn: 'sr:match:77' })).toBe(true)
  expect(memory.posts.at(-1)).toContain('/v1/pre/stateful_messages/events/sr:match:77/initiate_re')
  expect(statuses()).toMatchObject({ '1000002  1': 'open' })
})

it('does not open again what a whole recovery does not mention', async () => {
  const { memory, time, statuses, complete } = await connected()
  memory.send(odds(RESULT + OVER_2))
  time.pass(73 * 3_600_000)
  memory.send(`<alive product="3" timestamp="${time.now()}" subscribed="1"/>`)
  time.pass(1_000)
  await settled()
  expect(memory.posts.at(-1)).toContain('after=')
  complete(3)
  time.pass(1_000)
  expect(memory.posts.at(-1)).not.toContain('after=')
  memory.send(odds(RESULT, { at: time.now(), more: `request_id="${memory.requested('pre')}"` }))
  complete(3)
  expect(statuses()).toMatchObject({ '1000002  1': 'open', '1000003 2.5 Over': 'suspended' })
})

it('dates what it sends by the age of the last live message', async () => {
  const { memory, time, ofKind } = await connected()
  time.pass(1_000)
  expect(ofKind('alive').at(-1)?.at).toBe(time.now())
  memory.send(odds(RESULT, { product: 1, at: time.now() - 5_000 }))
  time.pass(1_000)
  expect(ofKind('alive').at(-1)?.at).toBe(time.now() - 5_000)
})

it('stops betting on the groups that are named', async () => {
  const { memory, statuses } = await connected()
  memory.send(odds(`${RESULT}${OVER_2}${RESULT.replace('id="1"', 'id="60"')}`))
  memory.send(`<bet_stop ${EVENT} groups="1st_half|2nd_half"/>`)
  const open = { '1000002  1': 'open', '1000003 2.5 Over': 'open' }
  expect(statuses()).toMatchObject({ ...open, '1000006  1': 'suspended' })
  memory.send(`<bet_stop ${EVENT} groups="all"/>`)
  expect(new Set(Object.values(statuses()))).toEqual(new Set(['suspended']))
})

it('leaves the markets that it handed over to the other producer', async () => {
  const { memory, statuses } = await connected()
  memory.send(odds(RESULT))
  memory.send(odds('<market id="1" status="-2"/>'))
  expect(statuses()).toMatchObject({ '1000002  1': 'suspended' })
  memory.send(odds(RESULT, { product: 1 }))
  memory.send(odds('<market id="1" status="-2"/>'))
  expect(statuses()).toMatchObject({ '1000002  1': 'open' })
})

it('settles with halves, voids and shares, and takes no more bets on what is decided', async () => {
  const { memory, ofKind, statuses, counts } = await connected()
  memory.send(odds(RESULT + OVER_2))
  memory.send(`<bet_settlement ${EVENT} certainty="2"><outcomes>
    <market id="1"><outcome id="1" result="1" dead_heat_factor="0.5"/>
      <outcome id="2" result="0" void_factor="0.5"/><outcome id="3" result="0"/></market>
    <market id="18" specifiers="total=2.5"><outcome id="12" result="1" void_factor="0.5"/>
      <outcome id="13" result="0" void_factor="1"/></market>
    <market id="18" specifiers="total=3.5"><outcome id="12" result="-1"/></market>
    </outcomes></bet_settlement>`)
  const [settlement] = ofKind('bet_settlement')
  expect(settlement?.certainty).toBe('confirmed')
  expect(
    settlement?.outcomes.map(({ marketId, result, deadHeat }) => [marketId, result, deadHeat]),
  ).toEqual([
    [1000002, 'win', { places: 1, tied: 2 }],
    [1000002, 'half_lose', undefined],
    [1000002, 'lose', undefined],
    [1000003, 'half_win', undefined],
    [1000003, 'void', undefined],
  ])
  expect(counts.of('result')).toEqual({ 'football 18': 1 })
  memory.send(odds(RESULT))
  expect(new Set(Object.values(statuses()))).toEqual(new Set(['closed']))
  memory.send(`<rollback_bet_settlement ${EVENT}><market id="1"/></rollback_bet_settlement>`)
  memory.send(odds(RESULT))
  expect(statuses()).toMatchObject({ '1000002  1': 'open', '1000003 2.5 Over': 'closed' })
  expect(ofKind('rollback_bet_settlement')[0]?.selectionIds).toHaveLength(3)
})

it('adds to a result what our own rule makes of the score', async () => {
  const { memory, ofKind } = await connected()
  const ended = '<sport_event_status status="4" match_status="100" home_score="0" away_score="1"/>'
  memory.send(odds(RESULT + OVER_2, { product: 1, status: ended }))
  memory.send(`<bet_settlement ${EVENT} certainty="2"><outcomes><market id="1">
    <outcome id="1" result="1"/><outcome id="2" result="0"/><outcome id="3" result="0"/></market>
    </outcomes></bet_settlement>`)
  expect(ofKind('bet_settlement')[0]?.outcomes).toMatchObject([
    { result: 'win', byRule: 'lose' },
    { result: 'lose', byRule: 'lose' },
    { result: 'lose', byRule: 'win' },
  ])
})

it('cancels markets, and voids lines; a period of a line is left to an operator', async () => {
  const { memory, ofKind, counts } = await connected()
  memory.send(odds(RESULT + OVER_2))
  const markets = '<market id="1"/><market id="18" specifiers="total=2.5"/>'
  memory.send(`<bet_cancel ${EVENT} start_time="${START}">${markets}</bet_cancel>`)
  expect(ofKind('bet_cancel')).toMatchObject([{ marketIds: [1000002], from: START, to: null }])
  expect(ofKind('bet_settlement')).toHaveLength(0)
  expect(counts.of('cancel')).toEqual({ 'football 18': 1 })
  memory.send(`<bet_cancel ${EVENT}>${markets}</bet_cancel>`)
  expect(ofKind('bet_settlement')[0]?.outcomes.map(({ result }) => result)).toEqual([
    'void',
    'void',
  ])
  memory.send(`<rollback_bet_cancel ${EVENT}>${markets}</rollback_bet_cancel>`)
  expect(ofKind('rollback_bet_cancel')).toMatchObject([{ marketIds: [1000002] }])
  expect(ofKind('rollback_bet_settlement')).toMatchObject([{ marketIds: [1000003] }])
})

it('looks up a match that no schedule had, and keeps the order of its messages', async () => {
  const { memory, ofKind, messages } = await connected()
  memory.announce({ id: 78, startsAt: '2026-11-22T19:00:00Z', home: 'Bahia' })
  const of78 = (text: string) => memory.send(text.replaceAll('sr:match:77', 'sr:match:78'))
  of78(odds(RESULT))
  of78(`<bet_stop ${EVENT} groups="all"/>`)
  expect(ofKind('fixture')).toHaveLength(0)
  await settled()
  expect(messages.slice(-3).map(({ kind }) => kind)).toEqual(['fixture', 'odds_change', 'bet_stop'])
  expect(memory.gets.filter((path) => path.includes('sr:match:78'))).toHaveLength(1)
})

it('reads a changed fixture again, and cancels a match', async () => {
  const { memory, ofKind } = await connected()
  memory.send(odds(RESULT))
  memory.announce({ ...MATCH, startsAt: '2026-11-21T21:00:00Z' })
  memory.send(`<fixture_change ${EVENT} change_type="2"/>`)
  await settled()
  expect(ofKind('fixture').at(-1)?.fixture.startsAt).toBe(Date.UTC(2026, 10, 21, 21, 0))
  memory.send(`<fixture_change ${EVENT} change_type="3"/>`)
  expect(ofKind('fixture_change')).toMatchObject([{ status: 'cancelled' }])
})

it('offers no other sport, no unknown market, and counts them', async () => {
  const { memory, ofKind, counts } = await connected()
  memory.announce({ id: 79, sport: 3, startsAt: '2026-11-22T19:00:00Z' })
  memory.send(odds(RESULT).replaceAll('sr:match:77', 'sr:match:79'))
  await settled()
  memory.send(odds('<market id="999" status="1"><outcome id="1" odds="2" active="1"/></market>'))
  expect(ofKind('odds_change')).toHaveLength(0)
  expect([counts.of('market'), counts.of('match')]).toEqual([{ 'football 999': 1 }, { foreign: 1 }])
})

it('follows the state of a match, which only live odds take back to its start', async () => {
  const { memory, ofKind } = await connected()
  const live = `<sport_event_status status="1" match_status="7" home_score="2" away_score="1.0">
    <clock match_time="90:00" stoppage_time="3:12"/></sport_event_status>`
  memory.send(odds(RESULT, { product: 1, status: live }))
  memory.send(odds('', { status: '<sport_event_status status="0"/>' }))
  const state = { status: 'live', score: [2, 1], clock: { period: '2H', minute: 90, stoppage: 3 } }
  expect(ofKind('odds_change')).toMatchObject([state, state])
  memory.send(
    odds('', { product: 1, status: '<sport_event_status status="4" match_status="100"/>' }),
  )
  expect(ofKind('odds_change').at(-1)).toMatchObject({
    status: 'ended',
    score: [2, 1],
    clock: null,
  })
})

it('refuses what is no message, counts it, and goes on', async () => {
  const { memory, counts, ofKind } = await connected()
  for (const text of ['', '<odds_change', '<!DOCTYPE a [<!ENTITY b "c">]><alive/>', '<surprise/>'])
    memory.send(text)
  memory.send('<odds_change product="1" timestamp="1" event_id="../../etc"/>')
  memory.send(odds(RESULT))
  expect(ofKind('odds_change')).toHaveLength(1)
  expect(counts.of('refused')).toEqual({ malformed: 2, doctype: 1, unknown_kind: 1, incomplete: 1 })
})

it('sends all that it knows again when it is asked', async () => {
  const { memory, session, messages } = await connected()
  memory.send(odds(RESULT))
  const before = messages.length
  session.requestSnapshot(4)
  expect(messages.slice(before)).toMatchObject([
    { kind: 'fixture' },
    { kind: 'odds_change' },
    { kind: 'snapshot_complete', request: 4 },
  ])
})

it('takes the later of two messages that were exchanged on the way', async () => {
  const { memory, ofKind, statuses } = await connected()
  const result = (home: string) => `<market id="1" status="1">
    <outcome id="1" odds="${home}" active="1"/><outcome id="2" odds="3.4" active="1"/>
    <outcome id="3" odds="4.2" active="1"/></market>`
  const homeOdds = () => ofKind('odds_change').at(-1)?.markets[0]?.selections[0]?.odds
  memory.send(odds(result('1.85'), { at: START + 2_000 }))
  memory.send(odds(result('2.5'), { at: START + 1_000 }))
  expect(homeOdds()).toBe(1850)
  memory.send(
    `<bet_stop product="3" event_id="sr:match:77" timestamp="${START + 4_000}" groups="all"/>`,
  )
  memory.send(odds(result('2.5'), { at: START + 3_000 }))
  expect(new Set(Object.values(statuses()))).toEqual(new Set(['suspended']))
  memory.send(odds(result('1.9'), { at: START + 5_000 }))
  expect([homeOdds(), new Set(Object.values(statuses()))]).toEqual([1900, new Set(['open'])])
})
