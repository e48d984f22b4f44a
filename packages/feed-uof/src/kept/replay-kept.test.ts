import { expect, it } from 'vitest'
import { MemoryFeed } from '../testing/memory-feed.ts'
import type { KeptRecord } from './kept-record.ts'
import { type ReplayedMessage, replayKept } from './replay-kept.ts'

const START = Date.UTC(2026, 10, 21, 18, 0)
const FIXTURE = '/v1/sports/pt/sport_events/sr:match:77/fixture.xml'
const EVENT = 'product="1" event_id="sr:match:77"'

const sent = (afterMs: number, text: string): KeptRecord => {
  const at = START + afterMs
  return { at, message: Buffer.from(text.replace('product=', `timestamp="${at}" product=`)) }
}
const ODDS = `<odds_change ${EVENT}><sport_event_status status="1" match_status="6"
  home_score="1" away_score="0"/><odds><market id="1" status="1">
  <outcome id="1" odds="1.5" active="1"/></market></odds></odds_change>`
const WON = `<bet_settlement ${EVENT} certainty="2"><outcomes><market id="18"
  specifiers="total=0.5"><outcome id="12" result="0"/></market></outcomes></bet_settlement>`

/** As the interface of a test announces the match. */
async function fixtureReply(): Promise<KeptRecord> {
  const memory = new MemoryFeed()
  memory.announce({ id: 77, startsAt: '2026-11-21T18:00:00Z' })
  return { at: START + 500, path: FIXTURE, reply: await memory.rest.get(FIXTURE) }
}

async function replay(records: readonly KeptRecord[]) {
  const replayed: ReplayedMessage[] = []
  const result = await replayKept(records, (message) => replayed.push(message))
  return { ...result, replayed }
}

it('shows what the adapter made of each message, at the time of its arrival', async () => {
  const alive = '<alive product="1" subscribed="1"/>'
  const records = [sent(0, alive), await fixtureReply(), sent(1_000, ODDS), sent(9_000, WON)]
  const { replayed, messages } = await replay(records)
  expect(messages).toBe(3)
  expect(replayed.map(({ urn }) => urn)).toEqual([null, 'sr:match:77', 'sr:match:77'])
  const made = replayed.flatMap((one) => one.made)
  expect(made).toContainEqual(
    expect.objectContaining({ kind: 'odds_change', status: 'live', score: [1, 0] }),
  )
  const markets = made.flatMap((one) => (one.kind === 'odds_change' ? one.markets : []))
  expect(markets.at(-1)).toMatchObject({ marketId: 1000002, status: 'open' })
  expect(replayed[2]?.made).toContainEqual(
    expect.objectContaining({
      kind: 'bet_settlement',
      outcomes: [expect.objectContaining({ result: 'lose', byRule: 'win' })],
    }),
  )
})

it('goes on without the fixture of a match, and says so', async () => {
  const { messages, events, replayed } = await replay([sent(0, ODDS), sent(1_000, WON)])
  expect(messages).toBe(2)
  expect(replayed.flatMap(({ made }) => made)).not.toContainEqual(
    expect.objectContaining({ kind: 'odds_change' }),
  )
  expect(events).toContainEqual(
    expect.objectContaining({ kind: 'fixture_failed', urn: 'sr:match:77' }),
  )
})

it('replays a damaged message as it arrived, and nothing as nothing', async () => {
  const { counts } = await replay([sent(0, ODDS), { at: START + 1, message: Buffer.from('<odds') }])
  expect(counts.of('refused')).toEqual({ malformed: 1 })
  expect((await replay([])).messages).toBe(0)
})
