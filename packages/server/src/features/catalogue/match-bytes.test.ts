import { deflateRawSync } from 'node:zlib'
import { MARKETS_BY_SPORT } from '@caderneta/domain/markets/registry/markets-by-sport'
import { isInTab, type MatchTab, matchTabs } from '@caderneta/domain/markets/registry/match-tabs'
import { footballProgramme } from '@caderneta/feed/football/play-match'
import type { GameProgramme } from '@caderneta/feed/programme'
import { examplePlay, exampleScript } from '@caderneta/feed/testing/example-match'
import { dismissalRates } from '@caderneta/pricing/goals/dismissals'
import type { GoalRates } from '@caderneta/pricing/goals/rates'
import { randomFrom } from '@caderneta/pricing/random'
import { sampleIncidents } from '@caderneta/simulation/football/sample-incidents'
import { sampleMatch } from '@caderneta/simulation/football/sample-match'
import { describe, expect, it } from 'vitest'
import { StreamConnection } from '../../stream/stream-connection.ts'
import { StreamHub } from '../../stream/stream-hub.ts'
import { TestSocket } from '../../stream/test-socket.ts'
import { TestClock, TestFeed, testBook } from './book-fixtures.ts'
import { streamGames } from './stream-games.ts'

const TAB_BYTES_MAX = 4_000
const MATCH_BYTES_MAX = 15_000
/** Of a match with every family of markets, from its announcement on. */
const MARKETS_MIN = 200
const RATES: GoalRates = { home: [0.7, 0.85], away: [0.5, 0.62] }
/** In the second half, in milliseconds: lines have joined those of the announcement. */
const LATE = 90 * 60_000

/** A match with every family of markets, from a seed. */
function seededMatch(): GameProgramme {
  const random = randomFrom('bytes of a match')
  const match = sampleMatch(random, RATES, null, dismissalRates(RATES))
  const incidents = sampleIncidents(random.split('incidents'), RATES, match)
  const script = exampleScript({ ...match, rates: RATES, incidents })
  return footballProgramme(examplePlay({ script }))
}

/** The match in a book and a hub, so long after its kick-off. */
function matchAt(programme: GameProgramme, sinceKickOff: number) {
  const [clock, id] = [new TestClock(), programme.gameId]
  clock.moment = programme.startsAt + sinceKickOff
  const [feed, book] = [new TestFeed(clock), testBook(clock)]
  for (const body of programme.snapshot(clock.moment, clock.moment)) book.apply(feed.message(body))
  const hub = new StreamHub(streamGames(book, () => clock.now()))
  const selections = [...(book.game(id)?.selections.values() ?? [])]
  return {
    markets: new Set(selections.map((one) => `${one.marketId} ${one.handicap}`)).size,
    /** What the stream sends first to a page that shows these types of markets. */
    firstMessage: (markets: readonly number[]): string => {
      let sent = ''
      const socket = new TestSocket((text) => {
        sent = text
      })
      const views = [{ id, markets: [...markets], timeline: true as const }]
      hub.watch(new StreamConnection(socket), { id: 1, views })
      return sent
    },
  }
}

const typesIn = (tab: MatchTab) =>
  MARKETS_BY_SPORT.football.filter((market) => isInTab(tab, market)).map(({ id }) => id)
const tabs = matchTabs('football').filter((tab) => tab !== 'all' && typesIn(tab).length > 0)
const compressed = (text: string) => deflateRawSync(text).length

describe('the first message of a match page, compressed', () => {
  it('has at most 4 kB for a tab with all groups expanded, and 15 kB for all markets', () => {
    const { markets, firstMessage } = matchAt(seededMatch(), LATE)
    expect(markets).toBeGreaterThanOrEqual(MARKETS_MIN)
    for (const tab of tabs) {
      const message = firstMessage(typesIn(tab))
      expect(message, tab).toContain('"views":[{')
      expect(compressed(message), tab).toBeLessThanOrEqual(TAB_BYTES_MAX)
    }
    const whole = compressed(firstMessage(typesIn('all')))
    expect(whole).toBeGreaterThan(TAB_BYTES_MAX)
    expect(whole).toBeLessThanOrEqual(MATCH_BYTES_MAX)
  })
})
