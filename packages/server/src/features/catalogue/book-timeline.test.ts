import type { Score } from '@caderneta/domain/markets/game/game'
import { FACTS_MAX, type MatchFact, scoreOfFacts } from '@caderneta/domain/markets/game/match-fact'
import type { FeedMessage } from '@caderneta/feed/messages'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { fixture, oddsChange, TestClock, TestFeed, testBook } from './book-fixtures.ts'
import { believedTimeline, firstNewFact } from './book-timeline.ts'
import { gameWire } from './game-wire.ts'
import type { BookChange, MarketBook } from './market-book.ts'
import { streamGames } from './stream-games.ts'

const fact = (changes: Partial<MatchFact> = {}): MatchFact => ({
  kind: 'goal',
  period: '1H',
  minute: 12,
  stoppage: 0,
  side: 'home',
  points: 1,
  ...changes,
})
const START_FACT = fact({ kind: 'period_start', minute: 1, side: null, points: 0 })
const HOME_GOAL = fact()
const AWAY_GOAL = fact({ side: 'away', minute: 30 })
const ANNULLED = fact({ isAnnulled: true })

const GAME = 7

const WHOLE = { depth: 'all', markets: new Set<number>(), hasTimeline: true } as const
const ROW = { depth: 'rows', markets: new Set<number>(), hasTimeline: false } as const

describe('the timeline in the market book', () => {
  let feed: TestFeed
  let book: MarketBook
  let changes: BookChange[]

  beforeEach(() => {
    const clock = new TestClock()
    feed = new TestFeed(clock)
    book = testBook(clock)
    changes = []
    book.apply(feed.message({ kind: 'fixture', fixture: fixture(GAME) }))
    book.onChange((change) => changes.push(change))
  })

  const messageOf = (score: Score, timeline?: readonly MatchFact[]): FeedMessage =>
    feed.message(oddsChange(GAME, { status: 'live', score, ...(timeline && { timeline }) }))
  const apply = (score: Score, timeline?: readonly MatchFact[]) =>
    book.apply(messageOf(score, timeline))
  const shown = () => {
    const game = book.game(GAME)
    return game && gameWire(book, game, null).gameInfo.timeline
  }

  test('is sent with all markets of a game and with no row of a list', () => {
    apply([1, 0], [START_FACT, HOME_GOAL])
    expect(shown()).toEqual({ from: 0, facts: [START_FACT, HOME_GOAL] })
    const game = book.game(GAME)
    expect(game && gameWire(book, game, []).gameInfo.timeline).toBeUndefined()
  })

  test('is sent to pages from the first changed fact on', () => {
    apply([0, 0], [START_FACT])
    apply([1, 0], [START_FACT, HOME_GOAL])
    apply([1, 0], [START_FACT, HOME_GOAL])
    expect(changes.map(({ factsFrom }) => factsFrom)).toEqual([0, 1, undefined])
    const games = streamGames(book)
    const change = { hasNewState: true, selectionIds: 'all', factsFrom: 1 } as const
    expect(games.change(GAME, change, WHOLE)?.info?.timeline).toEqual({
      from: 1,
      facts: [HOME_GOAL],
    })
    expect(games.change(GAME, change, ROW)?.info?.timeline).toBeUndefined()
  })

  test('removes an annulled goal together with the score', () => {
    apply([1, 0], [START_FACT, HOME_GOAL])
    apply([0, 0], [START_FACT, ANNULLED])
    expect(changes.at(-1)?.factsFrom).toBe(1)
    expect(book.game(GAME)?.score).toEqual([0, 0])
    expect(shown()?.facts).toEqual([START_FACT, ANNULLED])
  })

  test('is complete again with the first message after a gap', () => {
    apply([0, 0], [START_FACT])
    messageOf([1, 0], [START_FACT, HOME_GOAL])
    apply([1, 1], [START_FACT, HOME_GOAL, AWAY_GOAL])
    expect(changes.flatMap(({ factsFrom }) => factsFrom ?? []).at(-1)).toBe(1)
    expect(shown()?.facts).toHaveLength(3)
  })

  test('is not shown when it contradicts the score, and an operator is alerted', () => {
    const problems: string[] = []
    book.onAlert(({ problem }) => problems.push(problem))
    apply([2, 0], [START_FACT, HOME_GOAL])
    expect(shown()).toBeUndefined()
    expect(problems).toEqual(['timeline'])
    apply([2, 0])
    expect(shown()).toBeUndefined()
  })

  test('never contradicts the score, whatever is lost or repeated', () => {
    const steps = fc.array(fc.constantFrom(HOME_GOAL, AWAY_GOAL, ANNULLED, START_FACT))
    fc.assert(
      fc.property(steps, fc.array(fc.boolean()), (facts, received) => {
        facts.forEach((_, i) => {
          const timeline = facts.slice(0, i + 1)
          const message = messageOf(scoreOfFacts(timeline), timeline)
          if (received[i] ?? true) book.apply(message)
          const game = book.game(GAME)
          if (game?.timeline) expect(scoreOfFacts(game.timeline)).toEqual(game.score)
        })
      }),
    )
  })
})

describe('a trusted timeline', () => {
  test('is no longer than any match', () => {
    const many = Array.from({ length: FACTS_MAX + 1 }, () => START_FACT)
    expect(believedTimeline(many.slice(1), [0, 0])).toHaveLength(FACTS_MAX)
    expect(believedTimeline(many, [0, 0])).toBeNull()
  })

  test('is new from where it grows, shrinks or differs', () => {
    expect(firstNewFact(null, [])).toBe(0)
    expect(firstNewFact([START_FACT], [{ ...START_FACT }])).toBeUndefined()
    expect(firstNewFact([START_FACT, HOME_GOAL], [START_FACT])).toBe(1)
    expect(firstNewFact([START_FACT, HOME_GOAL], [START_FACT, AWAY_GOAL])).toBe(1)
  })
})
