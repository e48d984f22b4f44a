import { selectionId } from '@caderneta/domain/markets/game-selection'
import { qualifiedRunners, tableRows } from '@caderneta/domain/markets/outrights/league-table'
import { outrightSelections } from '@caderneta/domain/markets/outrights/outright-markets'
import { outrightResult } from '@caderneta/domain/markets/outrights/outright-rule'
import { seasonOutlook } from '@caderneta/domain/markets/outrights/season-outlook'
import { itemAt } from '@caderneta/feed/item-at'
import type { FeedBody, SelectionOutcome } from '@caderneta/feed/messages'
import { manualTime } from '@caderneta/feed/testing/manual-time'
import { beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../season/calendar-day.ts'
import { lastDayOf } from '../../season/dated/half-week.ts'
import { seasonTime } from '../../season/season-time.ts'
import { expectedOutrightOutcome } from '../../testing/independent-outrights.ts'
import { footballGameProgramme } from '../football-game-programme.ts'
import { BackgroundWork } from './background-work.ts'
import { OutrightProgramme } from './outright-programme.ts'
import { outrightSeason } from './outright-season.ts'
import { gameTimes, seasonClock } from './season-clock.ts'
import { type Season, seasonPlan } from './season-plan.ts'
import { stateOfSeason } from './season-results.ts'
import { finished, seasonOf } from './season-run-fixtures.ts'

const FAR = Date.UTC(2040, 0, 1)

const whole = (season: Season, ms = FAR) => {
  const plan = finished(seasonPlan(season))
  return { plan, state: finished(stateOfSeason(plan, seasonClock(season), ms)) }
}

describe.each([
  ['Brasileirão Série B', 2026],
  ['Áustria - Bundesliga', 2026],
  ['Libertadores', 2026],
  ['Copa Africana de Nações', 2027],
  ['Copa da Holanda', 2026],
])('a season of %s', (name, year) => {
  const season = seasonOf(name, year)
  const { plan, state } = whole(season)
  const { format } = plan
  const nameOf = (runner: number) => itemAt(format.runners, runner).name

  it('is settled as the published rules say', () => {
    const played = {
      groups: format.groups.map((group) => group.map(nameOf)),
      countsWins: name.startsWith('Brasileirão'),
      relegated: format.offer.relegated,
      games: state.games.map(({ round, home, away, score }) => ({
        ...{ matchday: round + 1, home: nameOf(home), away: nameOf(away), goals: score ?? null },
      })),
      ties: state.ties.map((ties) =>
        ties.map(({ home, away, winner = home }) => ({
          winner: nameOf(winner),
          loser: nameOf(winner === home ? away : home),
        })),
      ),
    }
    const outlook = seasonOutlook(format, state)
    const selections = outrightSelections(format)
    expect(selections.length).toBeGreaterThan(20)
    for (const { marketId, name: own, handicap, rule } of selections) {
      const expected = expectedOutrightOutcome(played, marketId, own, handicap)
      expect(outrightResult(rule, outlook), `${marketId} ${own} ${handicap}`).toBe(expected)
    }
  })

  it('sends on the sides that its calendar sends on', () => {
    if (format.knockout === 0 || format.groups.length === 0) return
    const rows = tableRows(format.runners.length, state.games)
    const { groups, knockout, tieBreakers } = format
    const sides = qualifiedRunners(groups, rows, knockout, tieBreakers).map(nameOf)
    const pairs = season.rounds[format.rounds]?.pairs() ?? []
    expect(pairs.map(([home]) => home)).toEqual(sides.slice(0, knockout / 2))
  })

  it('knows no result before its game is over', () => {
    const clock = seasonClock(season)
    season.rounds.forEach(({ games, half }, round) => {
      if (round % 5 > 0) return
      const middle = (lastDayOf(half) - 0.3) * DAY_MS
      const { games: known, ties } = finished(stateOfSeason(plan, clock, middle))
      const scores = [
        ...known.filter((game) => game.round === round).map(({ score }) => score !== undefined),
        ...(ties[round - format.rounds] ?? []).map(({ winner }) => winner !== undefined),
      ]
      expect(scores).toEqual(games().map((game) => gameTimes(season.seed, game).overMs <= middle))
      const later = known.filter((game) => game.round > round && game.score !== undefined)
      expect(later).toEqual([])
    })
  })
})

it('counts a result after the last message of its game', () => {
  const season = seasonOf('Copa do Brasil', 2026)
  const league = seasonOf('Brasileirão Série B', 2026)
  const games = [...season.rounds, ...league.rounds.slice(0, 8)].flatMap((round) => round.games())
  for (const game of games) {
    const cast = {
      ...{ seed: season.seed, time: seasonTime(0, 1) },
      isHighlight: false,
      announcedAt: 0,
    }
    const { endsAt } = footballGameProgramme(game, cast)
    expect(gameTimes(season.seed, game).overMs, `${game.gameId}`).toBeGreaterThanOrEqual(endsAt)
  }
})

describe('the messages of an outright', () => {
  const season = seasonOf('Áustria - Bundesliga', 2026)
  const [first, last] = [itemAt(season.rounds, 17), itemAt(season.rounds, 21)]
  const time = manualTime(lastDayOf(first.half) * DAY_MS)
  const event = {
    ...{ gameId: 9, announcedAt: 0, season },
    closesAt: (lastDayOf(last.half) - 1) * DAY_MS,
    endsAt: FAR,
  }
  const sent: { readonly at: number; readonly body: FeedBody }[] = []

  /** As a session: looks again whenever the programme says. */
  beforeAll(() => {
    const programme = new OutrightProgramme(
      event,
      seasonTime(0, 1),
      new BackgroundWork(time.timers),
      400,
    )
    let now = time.now()
    sent.push(...programme.snapshot(now).map((body) => ({ at: now, body })))
    for (let next = programme.nextAfter(now); next !== null; next = programme.nextAfter(now)) {
      time.pass(next - now)
      sent.push(...programme.between(now, next))
      now = next
    }
  })

  const changes = () =>
    sent.flatMap(({ at, body }) => (body.kind === 'odds_change' ? [{ at, body }] : []))

  it('begin with the event alone: its markets come when they are computed', () => {
    expect(sent.slice(0, 2).map(({ body }) => body.kind)).toEqual(['fixture', 'odds_change'])
    const [first, second] = changes()
    expect(first?.body.markets).toEqual([])
    expect(first?.body.played).toBeUndefined()
    expect(second?.body.played).toBeGreaterThan(0)
    expect(second?.body.markets.length).toBeGreaterThan(0)
  })

  it('stop betting whenever a game is under way, and reopen with the results', () => {
    const times = season.rounds
      .slice(18)
      .flatMap((_, round) => seasonClock(season).timesOf(18 + round))
    const open = changes().filter(({ body }) =>
      body.markets.some(({ status }) => status === 'open'),
    )
    expect(open.length).toBeGreaterThan(4)
    for (const { at } of open)
      expect(times.some(({ startMs, overMs }) => startMs <= at && at < overMs)).toBe(false)
    const stops = sent.filter(({ body }) => body.kind === 'bet_stop').map(({ at }) => at)
    for (const { startMs } of times) expect(stops.some((at) => at <= startMs)).toBe(true)
    expect(open.every(({ at }) => at < event.closesAt)).toBe(true)
  })

  it('settle each selection with the result that it has at the end', () => {
    const outcomes = sent.flatMap(({ body }) =>
      body.kind === 'bet_settlement' ? body.outcomes : [],
    )
    const { plan, state } = whole(season)
    const outlook = seasonOutlook(plan.format, state)
    const selections = outrightSelections(plan.format)
    const byId = new Map<number, SelectionOutcome['result']>()
    for (const { selectionId: id, result } of outcomes) {
      expect(byId.get(id) ?? result).toBe(result)
      byId.set(id, result)
    }
    const expected = selections.map(({ index, rule }) => [
      selectionId(9, index),
      outrightResult(rule, outlook),
    ])
    expect(new Map(expected.map(([id, result]) => [id, result]))).toEqual(byId)
  })

  it('decide something before the last round, and end the event with it', () => {
    const early = sent.filter(
      ({ body }) => body.kind === 'bet_settlement' && body.certainty === 'live',
    )
    expect(early.length).toBeGreaterThan(1)
    expect(changes().at(-1)?.body.status).toBe('ended')
  })
})

it('opens nothing with prices that come after the start of a game', () => {
  const season = seasonOf('Áustria - Bundesliga', 2026)
  const [kickOff] = seasonClock(season).timesOf(18)
  const start = itemAt(
    [kickOff].filter((times) => times !== undefined),
    0,
  ).startMs
  const opened = (before: number) => {
    const time = manualTime(start - before)
    const event = { gameId: 9, announcedAt: 0, season, closesAt: FAR, endsAt: FAR }
    const programme = new OutrightProgramme(
      event,
      seasonTime(0, 1),
      new BackgroundWork(time.timers),
      400,
    )
    const bodies = [...programme.snapshot(time.now())]
    time.pass(1)
    const late = time.now() + before
    time.pass(before)
    bodies.push(...programme.between(late - 1, late).map(({ body }) => body))
    return bodies.flatMap((body) =>
      body.kind === 'odds_change' ? body.markets.map(({ status }) => status) : [],
    )
  }
  expect(opened(60_000)).not.toContain('open')
})

describe('the outrights on offer', () => {
  /** Most leagues are under way: of one year have begun, across two have not ended. */
  const at = Date.UTC(2026, 2, 1)
  const offered = (competitionsMax: number, keptGames: readonly number[] = []) => {
    const settings = { seed: 'caderneta', time: seasonTime(0, 1), timers: manualTime(at).timers }
    const schedule = outrightSeason({ ...settings, competitionsMax, keptGames: new Set(keptGames) })
    return [...schedule.snapshot(at, at)].map(({ gameId }) => gameId)
  }

  it('are of the competitions that most people care about, and of those published before', () => {
    const [few, all] = [offered(2), offered(100)]
    expect(few.length).toBeGreaterThan(0)
    expect(few.length).toBeLessThanOrEqual(4)
    expect(all.length).toBeGreaterThan(50)
    const other = itemAt(
      all.filter((id) => !few.includes(id)),
      0,
    )
    expect(new Set(offered(2, [other]))).toEqual(new Set([...few, other]))
    expect(new Set(all).size).toBe(all.length)
  })
})
