import { odds } from '@caderneta/domain/odds/odds'
import type { FeedBody, GameFixture } from '@caderneta/feed/messages'
import type { SelectionOdds } from '@caderneta/pricing/chances/market-odds'
import { expect, it } from 'vitest'
import { answer } from '../rest/answer.ts'
import { StandIn } from './stand-in.ts'

const NOW = Date.UTC(2026, 10, 21, 18, 0)

type OddsChange = Extract<FeedBody, { kind: 'odds_change' }>

const FIXTURE: GameFixture = {
  gameId: 77,
  sportId: 1,
  tournamentId: 10037440,
  tournamentName: 'Brasileirão "A" & B',
  location: 'Brasil',
  startsAt: NOW + 3_600_000,
  teams: [
    { id: 11, name: 'Grêmio' },
    { id: 12, name: 'Santos' },
  ],
  isHighlight: false,
}

function selection(index: number, name: string, thousandths: number): SelectionOdds {
  const more = { oddId: index, header: '', handicap: '', version: 1 }
  return { selectionId: 7_700_000 + index, name, odds: odds(thousandths), ...more }
}

const oddsChange = (status: 'scheduled' | 'live'): OddsChange => ({
  kind: 'odds_change',
  gameId: 77,
  status,
  clock: status === 'live' ? { period: '1H', minute: 3, stoppage: 0 } : null,
  score: [0, 0],
  markets: [
    {
      marketId: 1000002,
      specifier: '',
      status: 'open',
      selections: [selection(1, '1', 1850), selection(2, 'Draw', 3400), selection(3, '2', 4200)],
    },
  ],
})

function published() {
  const messages: (readonly [key: string, message: string])[] = []
  const publish = async (key: string, message: string) => {
    messages.push([key, message])
  }
  const standIn = new StandIn({ publisher: { publish }, now: () => NOW })
  standIn.take({ kind: 'fixture', fixture: FIXTURE })
  return { standIn, messages }
}

it('sends odds before a match and during it by two producers, of which one hands over', async () => {
  const { standIn, messages } = published()
  standIn.take(oddsChange('scheduled'))
  standIn.take(oddsChange('live'))
  await standIn.published()
  expect(messages.map(([key]) => key)).toEqual([
    'hi.pre.-.odds_change.1.sr:match.77.-',
    'hi.pre.-.odds_change.1.sr:match.77.-',
    'hi.-.live.odds_change.1.sr:match.77.-',
  ])
  const [before, handOver, during] = messages.map(([, message]) => message)
  expect(before).toContain('<odds_change product="3" event_id="sr:match:77"')
  expect(before).toContain('<outcome id="2" odds="3.40" active="1"/>')
  expect(handOver).toContain('<market id="1" status="-2"/>')
  expect(during).toContain('<odds_change product="1"')
  expect(during).toContain('status="1" match_status="6" home_score="0" away_score="0"')
})

it('sends results again that came since a moment, and ends a recovery for its node', async () => {
  const { standIn, messages } = published()
  standIn.take(oddsChange('scheduled'))
  const outcomes = [{ selectionId: 7_700_001, marketId: 1000002, result: 'half_win' as const }]
  standIn.take({ kind: 'bet_settlement', gameId: 77, certainty: 'confirmed', outcomes })
  await standIn.published()
  messages.length = 0
  await standIn.recover({ product: 3, after: NOW, requestId: 5, nodeId: 9 })
  expect(messages.map(([key]) => key)).toEqual([
    'hi.pre.-.odds_change.1.sr:match.77.9',
    'hi.pre.-.bet_settlement.1.sr:match.77.9',
    '-.-.-.snapshot_complete.-.-.-.9',
  ])
  expect(messages[1]?.[1]).toContain('<outcome id="1" result="1" void_factor="0.5"/>')
  expect(messages[2]?.[1]).toContain('request_id="5"')
})

it('sends nothing of markets that were never on sale when they are cancelled or taken back', async () => {
  const { standIn, messages } = published()
  standIn.take({ kind: 'bet_cancel', gameId: 77, marketIds: [1000002], from: null, to: null })
  standIn.take({ kind: 'rollback_bet_settlement', gameId: 77, marketIds: [1000002] })
  await standIn.published()
  expect(messages).toEqual([])
})

it('numbers the set that the points of a match are of', async () => {
  const { standIn, messages } = published()
  const clock = { period: 'S2' as const, minute: 0, stoppage: 0, partScore: [5, 3] as const }
  standIn.take({ ...oddsChange('live'), clock, score: [1, 0] })
  await standIn.published()
  const set = '<period_score match_status_code="9" number="2" home_score="5" away_score="3"/>'
  expect(messages.at(-1)?.[1]).toContain(set)
})

it('answers calls of the interface, with texts escaped', () => {
  const { standIn } = published()
  const deps = { standIn, virtualHost: '/', now: () => NOW, address: () => 'http://x' }
  const get = (path: string) => answer('GET', path, deps)
  expect(get('/v1/sports/pt/schedules/2026-11-21/schedule.xml').body).toContain(
    'name="Brasileirão &quot;A&quot; &amp; B"',
  )
  expect(get('/v1/sports/pt/schedules/live/schedule.xml').body).not.toContain('sr:match')
  expect(get('/v1/sports/en/sport_events/sr:match:77/fixture.xml').status).toBe(200)
  expect(get('/v1/sports/en/sport_events/sr:match:78/fixture.xml').status).toBe(404)
  expect(get('/v1/descriptions/pt/markets.xml').body).toContain('<market id="818"')
  expect(answer('POST', '/v1/pre/recovery/initiate_request?request_id=1', deps).status).toBe(202)
  expect(answer('POST', '/v1/other/recovery/initiate_request', deps).status).toBe(404)
})
