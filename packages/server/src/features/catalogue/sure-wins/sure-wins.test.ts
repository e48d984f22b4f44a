import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import {
  ASIAN_HANDICAP,
  BOTH_TEAMS_TO_SCORE,
  CARD_HANDICAP,
  CORNER_HANDICAP,
  DOUBLE_CHANCE,
  MATCH_RESULT,
  POINT_SPREAD,
  TOTAL_GOALS,
  TOTAL_POINTS,
} from '@caderneta/domain/markets/market/market'
import { FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/sports/football/football'
import { INCIDENT_SELECTIONS } from '@caderneta/domain/markets/sports/football/incidents/incident-selections'
import { odds } from '@caderneta/domain/odds/odds'
import type { MarketOdds } from '@caderneta/pricing/chances/market-odds'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BookAlert } from '../book-alerts.ts'
import { fixture, oddsChange, TestClock, TestFeed, testBook } from '../book-fixtures.ts'
import type { MarketBook } from '../market-book.ts'

const GAME = 501
const BASKETBALL = 2
const CORNERS_TOTAL = 1015001

/** One line of a market, or a market without lines, of the football game. */
function football(marketId: number, rates: Readonly<Record<string, number>>): MarketOdds {
  const [first = ''] = Object.keys(rates)
  const specifier = first.split(' ').at(-1) ?? ''
  const isLine = first.includes(' ') && Number.isFinite(Number(specifier))
  const selections = Object.entries(rates).map(([label, rate]) => {
    const found = [...FOOTBALL_SELECTIONS, ...INCIDENT_SELECTIONS].find(
      (one) =>
        one.marketId === marketId && (isLine ? `${one.name} ${one.handicap}` : one.name) === label,
    )
    if (!found) throw new Error(label)
    return selectionOdds(found.index, found.name, found.handicap, rate)
  })
  return { marketId, specifier: isLine ? specifier : '', status: 'open', selections }
}

const TEAM_TOTAL = 1010007

/** Goals of one team, above or below 1.5. */
function ofTeam(side: 1 | 2, name: 'Over' | 'Under', rate: number): MarketOdds {
  const specifier = `side=${side}|total=1.5`
  const found = FOOTBALL_SELECTIONS.find(
    (one) => one.marketId === TEAM_TOTAL && one.specifier === specifier && one.name === name,
  )
  if (!found) throw new Error(specifier)
  const selections = [selectionOdds(found.index, name, found.handicap, rate)]
  return { marketId: TEAM_TOTAL, specifier, status: 'open', selections }
}

let version = 0

function selectionOdds(index: number, name: string, handicap: string, rate: number) {
  version += 1
  const ids = { selectionId: selectionId(GAME, index), oddId: index }
  return { ...ids, name, handicap, header: '', odds: odds(Math.round(1000 * rate)), version }
}

describe('prices of different markets', () => {
  let book: MarketBook
  let alerts: BookAlert[]
  let publish: (body: Parameters<TestFeed['message']>[0]) => void

  beforeEach(() => {
    const clock = new TestClock()
    const feed = new TestFeed(clock)
    book = testBook(clock)
    alerts = []
    book.onAlert((alert) => alerts.push(alert))
    publish = (body) => {
      book.apply(feed.message(body))
      const game = book.game(GAME)
      if (game) book.markStored(GAME, { ...game })
    }
  })

  function open(sportId = 1): void {
    publish({ kind: 'fixture', fixture: fixture(GAME, { sportId }) })
    publish({ kind: 'snapshot_complete' })
  }

  const price = (...markets: MarketOdds[]) => publish(oddsChange(GAME, { markets }))

  /** Markets of which anything can be bet on. */
  function onOffer(): readonly number[] {
    const game = book.game(GAME)
    const selections = [...(game?.selections.values() ?? [])]
    const open = selections.filter((one) => game && book.statusOf(game, one) === 'open')
    return [...new Set(open.map(({ marketId }) => marketId))].sort()
  }

  const result = (home: number) => football(MATCH_RESULT, { '1': home, Draw: 3.4, '2': 4.2 })
  const double = (drawOrAway: number) =>
    football(DOUBLE_CHANCE, { '1 or Draw': 1.2, '1 or 2': 1.28, 'Draw or 2': drawOrAway })

  it('suspend both when a home win and its opposite are paid at 2.10', () => {
    open()
    price(result(2.1), double(1.7))
    expect(onOffer()).toEqual([MATCH_RESULT, DOUBLE_CHANCE])
    price(double(2.1))
    expect(onOffer()).toEqual([])
    const raised = [DOUBLE_CHANCE, MATCH_RESULT].map((marketId) => ({ gameId: GAME, marketId }))
    expect(alerts).toEqual(raised.map((one) => ({ problem: 'sure_win', ...one })))
  })

  it('reopen when either price no longer contradicts the other', () => {
    open()
    price(result(2.1), double(2.1))
    expect(onOffer()).toEqual([])
    price(double(1.75))
    expect(onOffer()).toEqual([MATCH_RESULT, DOUBLE_CHANCE])
    price(double(2.1))
    price(result(1.85))
    expect(onOffer()).toEqual([MATCH_RESULT, DOUBLE_CHANCE])
  })

  it('are announced to pages with the market that a message does not name', () => {
    open()
    price(result(2.1), double(1.7))
    const changed: (readonly number[] | 'all')[] = []
    book.onChange(({ selectionIds }) => changed.push(selectionIds))
    price(double(2.1))
    expect(changed.flat()).toContain(selectionId(GAME, 1))
    changed.length = 0
    publish({ kind: 'bet_stop', gameId: GAME, marketIds: [DOUBLE_CHANCE] })
    expect(changed.flat()).toContain(selectionId(GAME, 1))
    expect(onOffer()).toEqual([MATCH_RESULT])
  })

  it('are left alone at sums of one and more', () => {
    open()
    price(result(2), double(2))
    expect(onOffer()).toEqual([MATCH_RESULT, DOUBLE_CHANCE])
    expect(alerts).toEqual([])
  })

  it('suspend three markets that contradict each other only together', () => {
    open()
    price(
      football(MATCH_RESULT, { '1': 8, Draw: 2.6, '2': 1.45 }),
      football(DOUBLE_CHANCE, { '1 or Draw': 3, '1 or 2': 1.15, 'Draw or 2': 1.1 }),
      football(BOTH_TEAMS_TO_SCORE, { Yes: 1.55, No: 2.6 }),
      football(TOTAL_GOALS, { 'Over 2.5': 3.4, 'Under 2.5': 1.3 }),
    )
    expect(onOffer()).toHaveLength(4)
    price(football(TOTAL_GOALS, { 'Over 2.5': 3.9, 'Under 2.5': 1.3 }))
    expect(onOffer()).toEqual([MATCH_RESULT])
  })

  it('of lines of one market are compared, in football', () => {
    open()
    price(
      football(TOTAL_GOALS, { 'Over 2.5': 2.1, 'Under 2.5': 1.75 }),
      football(TOTAL_GOALS, { 'Over 3.5': 3, 'Under 3.5': 1.4 }),
      result(1.85),
    )
    expect(onOffer()).toEqual([MATCH_RESULT, TOTAL_GOALS].sort())
    price(football(TOTAL_GOALS, { 'Over 3.5': 1.7, 'Under 3.5': 2.1 }))
    expect(onOffer()).toEqual([MATCH_RESULT])
  })

  it.each([
    ['Over', '160.5', 'Under', '162.5', TOTAL_POINTS],
    ['1', '-4.5', '2', '+6.5', POINT_SPREAD],
  ])(
    'of lines are compared in other sports: %s %s and %s %s',
    (name, line, other, far, marketId) => {
      open(BASKETBALL)
      const ladder = (index: number, one: string, handicap: string, rate: number): MarketOdds => ({
        ...{ marketId, specifier: handicap, status: 'open' },
        selections: [selectionOdds(index, one, handicap, rate)],
      })
      price(ladder(60, name, line, 2.1), ladder(63, other, far, 1.9))
      expect(onOffer()).toEqual([marketId])
      price(ladder(63, other, far, 2.1))
      expect(onOffer()).toEqual([])
    },
  )

  it('of quarter lines of a handicap are compared', () => {
    open()
    price(football(ASIAN_HANDICAP, { '1 -0.25': 2.1 }), football(ASIAN_HANDICAP, { '2 +0.5': 1.7 }))
    expect(onOffer()).toEqual([ASIAN_HANDICAP])
    price(football(ASIAN_HANDICAP, { '2 +0.5': 2.1 }))
    expect(onOffer()).toEqual([])
  })

  it.each([
    [CORNERS_TOTAL, 'Over 8.5', 'Under 9.5'],
    [CORNER_HANDICAP, '1 -1.5', '2 +2.5'],
    [CARD_HANDICAP, '1 +0.5', '2 +0.5'],
  ])('of lines of corners and cards are compared: %i %s and %s', (marketId, one, other) => {
    open()
    price(football(marketId, { [one]: 2.1 }), football(marketId, { [other]: 1.7 }))
    expect(onOffer()).toEqual([marketId])
    price(football(marketId, { [other]: 2.1 }))
    expect(onOffer()).toEqual([])
  })

  it('of both sides of one market are no contradiction', () => {
    open()
    price(ofTeam(1, 'Over', 3), ofTeam(2, 'Under', 3))
    expect(onOffer()).toEqual([TEAM_TOTAL])
    price(ofTeam(1, 'Under', 3))
    expect(onOffer()).toEqual([])
  })

  it('of lines that leave a gap between them are no contradiction', () => {
    open(BASKETBALL)
    const over = selectionOdds(60, 'Over', '162.5', 3)
    const under = selectionOdds(63, 'Under', '160.5', 3)
    price(
      { marketId: TOTAL_POINTS, specifier: '162.5', status: 'open', selections: [over] },
      { marketId: TOTAL_POINTS, specifier: '160.5', status: 'open', selections: [under] },
    )
    expect(onOffer()).toEqual([TOTAL_POINTS])
  })

  it('that the score makes contradict each other are found during a match', () => {
    open()
    const yes = football(BOTH_TEAMS_TO_SCORE, { Yes: 2.3, No: 1.55 })
    const home = football(MATCH_RESULT, { '1': 1.8, Draw: 3.5, '2': 6 })
    const live = (minute: number, score: readonly [number, number], markets: MarketOdds[]) => {
      const clock = { period: '2H', minute, stoppage: 0 } as const
      publish(oddsChange(GAME, { status: 'live', clock, score, markets }))
    }
    live(50, [0, 0], [yes, home])
    expect(onOffer()).toEqual([MATCH_RESULT, BOTH_TEAMS_TO_SCORE])
    live(51, [1, 0], [yes, football(MATCH_RESULT, { '1': 1.8, Draw: 3.5, '2': 6 })])
    expect(onOffer()).toEqual([])
    live(52, [1, 0], [football(MATCH_RESULT, { '1': 1.3, Draw: 5, '2': 11 })])
    expect(onOffer()).toEqual([MATCH_RESULT, BOTH_TEAMS_TO_SCORE])
  })
})
