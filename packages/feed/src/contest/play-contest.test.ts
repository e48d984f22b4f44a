import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import type { MarketOdds } from '@caderneta/pricing/chances/market-odds'
import { describe, expect, it } from 'vitest'
import type { FeedBody } from '../messages.ts'
import type { GameProgramme, TimedBody } from '../programme.ts'
import { COIN_START, coinMoment, coinPlay } from '../testing/coin-contest.ts'
import { contestProgramme } from './contest-programme.ts'
import { playContest } from './play-contest.ts'

const programme = (changes: Parameters<typeof coinPlay>[0] = {}): GameProgramme =>
  contestProgramme(playContest(coinPlay(changes)))

const all = (played: GameProgramme) => played.between(0, played.endsAt)
const seconds = ({ at }: TimedBody) => (at - COIN_START) / 1000

type Change = Extract<FeedBody, { kind: 'odds_change' }>
const changes = (played: readonly TimedBody[]) =>
  played.flatMap(({ at, body }) => (body.kind === 'odds_change' ? [{ at, body }] : []))
const changeAt = (played: GameProgramme, second: number): Change => {
  const found = changes(all(played)).findLast(({ at }) => at <= COIN_START + second * 1000)
  if (!found) throw new RangeError('no such message')
  return found.body
}
const statusOf = (markets: readonly MarketOdds[], marketId: number) =>
  markets.find((market) => market.marketId === marketId)?.status
const settled = (played: GameProgramme) =>
  all(played).flatMap((timed) =>
    timed.body.kind === 'bet_settlement'
      ? [
          {
            second: seconds(timed),
            certainty: timed.body.certainty,
            results: timed.body.outcomes.map(
              ({ selectionId, result }) => `${selectionId} ${result}`,
            ),
          },
        ]
      : [],
  )

describe('a contest with a model', () => {
  it('is announced with open prices that carry the margin', () => {
    const [fixture, odds] = all(programme())
    expect(fixture?.body.kind).toBe('fixture')
    if (odds?.body.kind !== 'odds_change') throw new RangeError('no odds')
    expect(odds.body.status).toBe('scheduled')
    for (const { status, selections } of odds.body.markets) {
      expect(status).toBe('open')
      const sum = selections.reduce((all, each) => all + 1000 / each.odds, 0)
      expect(sum).toBeGreaterThanOrEqual(1.05)
      expect(sum).toBeLessThan(1.07)
    }
  })

  it('drifts before the start', () => {
    const before = changes(all(programme())).filter(({ body }) => body.status === 'scheduled')
    const prices = before.map(({ body }) => body.markets[0]?.selections[0]?.odds)
    expect(before.length).toBeGreaterThan(8)
    expect(new Set(prices).size).toBeGreaterThan(2)
  })

  it('stops betting at the start and at key moments, and opens again after the rest', () => {
    const played = programme()
    const stops = all(played).filter(({ body }) => body.kind === 'bet_stop')
    expect(stops.map(seconds)).toEqual([0, 180, 240])
    expect(statusOf(changeAt(played, 19).markets, 1)).toBe('suspended')
    expect(statusOf(changeAt(played, 20).markets, 1)).toBe('open')
  })

  it('moves its prices with every moment', () => {
    const played = programme()
    const home = (second: number) => changeAt(played, second).markets[0]?.selections[0]?.odds ?? 0
    expect(home(60)).toBeLessThan(home(30))
    expect(home(120)).toBeGreaterThan(home(60))
    expect(home(200)).toBeLessThan(home(120))
  })

  it('settles what is decided at once, and confirms everything at the end', () => {
    expect(settled(programme())).toEqual([
      { second: 240, certainty: 'live', results: ['7700011 win', '7700012 lose'] },
      {
        second: 300,
        certainty: 'confirmed',
        results: ['7700001 win', '7700002 lose', '7700011 win', '7700012 lose'],
      },
    ])
  })

  it('closes what is decided at the odds that it had', () => {
    const played = programme()
    const total = (second: number) =>
      changeAt(played, second).markets.find(({ marketId }) => marketId === 2)
    expect(total(240)?.status).toBe('closed')
    const oddsOf = (market: MarketOdds | undefined) => market?.selections.map(({ odds }) => odds)
    expect(oddsOf(total(240))).toEqual(oddsOf(total(239)))
    expect(changeAt(played, 300).status).toBe('ended')
    expect(new Set(changeAt(played, 300).markets.map(({ status }) => status))).toEqual(
      new Set(['closed']),
    )
  })

  it('sends the same in windows as at once, and its state matches the messages', () => {
    const played = programme()
    const cuts = [0, COIN_START - 1, COIN_START + 60_000, COIN_START + 200_000, played.endsAt]
    const windows = cuts.slice(1).flatMap((end, i) => played.between(cuts[i] ?? 0, end))
    expect(windows).toEqual(all(played))
    for (const { at, body } of changes(all(played))) {
      const snapshot = played.snapshot(at, at).find(({ kind }) => kind === 'odds_change')
      expect(snapshot).toEqual(body)
    }
    expect(played.nextAfter(played.endsAt)).toBeNull()
    expect(played.nextAfter(COIN_START - 1)).toBe(COIN_START)
  })

  it('raises the version of its odds with each change', () => {
    const versions = changes(all(programme())).map(
      ({ body }) => body.markets[0]?.selections[0]?.version ?? 0,
    )
    expect(versions).toEqual([...versions].sort((one, other) => one - other))
    expect(new Set(versions).size).toBe(versions.length)
  })

  it('is cancelled at its slot when it never starts: everything void', () => {
    const played = programme({ sample: null })
    expect(played.endsAt).toBe(COIN_START)
    expect(changeAt(played, 0).status).toBe('cancelled')
    const [settlement] = settled(played)
    expect(settlement?.results).toEqual(
      [1, 2, 11, 12].map((index) => `${selectionId(77, index)} void`),
    )
  })

  it('that is abandoned leaves what was known and voids the rest', () => {
    const moments = coinPlay().sample?.().slice(0, 5) ?? []
    const last = { ...coinMoment(270, { home: 2, away: 2 }), status: 'cancelled' as const }
    const played = programme({ sample: () => [...moments, last] })
    expect(settled(played).at(-1)).toEqual({
      second: 270,
      certainty: 'confirmed',
      results: ['7700001 void', '7700002 void', '7700011 win', '7700012 lose'],
    })
    expect(changeAt(played, 270).status).toBe('cancelled')
  })

  it('sends less often in a fast replay, but at every key moment and the end', () => {
    const played = programme({ speed: 60 })
    const liveChanges = changes(all(played)).filter(({ body }) => body.status !== 'scheduled')
    expect(liveChanges.length).toBeLessThan(7)
    expect(liveChanges.at(-1)?.body.status).toBe('ended')
    expect(played.endsAt).toBe(COIN_START + 5_000)
  })
})
