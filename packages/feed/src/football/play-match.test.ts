import {
  FIRST_HALF_RESULT,
  MATCH_RESULT,
  SECOND_HALF_RESULT,
  TOTAL_GOALS,
} from '@caderneta/domain/markets/market/market'
import {
  FOOTBALL_MARKETS,
  FOOTBALL_SELECTIONS,
} from '@caderneta/domain/markets/sports/football/football'
import { footballOutcomes } from '@caderneta/domain/markets/sports/football/football-outcome'
import type { MarketOdds } from '@caderneta/pricing/chances/market-odds'
import { sized } from '@caderneta/pricing/testing/campaign-size'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FeedBody } from '../messages.ts'
import type { TimedBody } from '../programme.ts'
import { examplePlay, exampleScript, goal, KICK_OFF } from '../testing/example-match.ts'
import { matchCourse, windowEnds } from './match-course.ts'
import type { MatchPlay } from './match-play.ts'
import type { MatchScript } from './match-script.ts'
import { footballProgramme } from './play-match.ts'

type OddsChange = Extract<FeedBody, { kind: 'odds_change' }>
type Settlement = Extract<FeedBody, { kind: 'bet_settlement' }>

const NEXT_GOAL = 1010003
const LAST_GOAL = 1010018
const ALWAYS = [0, KICK_OFF + 24 * 3_600_000] as const
/** What a match sends after one moment and up to another. */
const playMatch = (play: MatchPlay, fromMs: number, toMs: number) =>
  footballProgramme(play).between(fromMs, toMs)
const exampleWith = (changes: Partial<MatchScript>) =>
  examplePlay({ script: exampleScript(changes) })
const published = playMatch(examplePlay(), ...ALWAYS)

const WINDOW_ENDS = windowEnds(matchCourse(exampleScript())).map((at) => KICK_OFF + 1000 * at)

const changesOf = (bodies: readonly TimedBody[]) =>
  bodies.flatMap(({ at, body }) => (body.kind === 'odds_change' ? [{ at, ...body }] : []))
const settlementsOf = (bodies: readonly TimedBody[]) =>
  bodies.flatMap(({ at, body }) => (body.kind === 'bet_settlement' ? [{ at, ...body }] : []))
const statusOf = (change: OddsChange, index: number) =>
  change.markets.find(({ selections }) => selections.some(({ oddId }) => oddId === index))?.status
const indexOf = (name: string, handicap: string) =>
  FOOTBALL_SELECTIONS.find((each) => each.name === name && each.handicap === handicap)?.index ?? 0
const resultById = (outcomes: readonly { selectionId: number; result: string }[]) => {
  const results = new Map(outcomes.map(({ selectionId, result }) => [selectionId, result]))
  return (id: number) => results.get(id)
}
const atMinute = (bodies: readonly TimedBody[], minute: number) => {
  const until = KICK_OFF + minute * 60_000
  return changesOf(bodies).findLast(({ at }) => at <= until)
}

describe('a match as the feed sends it', () => {
  it('begins with its fixture and open prices', () => {
    const [first, second] = published
    expect(first?.body.kind).toBe('fixture')
    expect(first?.at).toBe(KICK_OFF - 600_000)
    const change = second?.body.kind === 'odds_change' ? second.body : null
    expect(change?.status).toBe('scheduled')
    const open = change?.markets.filter(({ status }) => status === 'open')
    expect(open?.length).toBeGreaterThanOrEqual(150)
  })

  it('sends each line of the totals as a market entry of its own', () => {
    const totals = changesOf(published)[0]?.markets.filter(
      ({ marketId }) => marketId === TOTAL_GOALS,
    )
    expect(totals?.map(({ specifier }) => specifier)).toEqual([
      ...['0.5', '1.5', '2.5', '3.5', '4.5', '5.5'],
    ])
  })

  it('moves prices before the kick-off', () => {
    const before = changesOf(published).filter(({ at }) => at < KICK_OFF)
    expect(before.length).toBeGreaterThan(10)
    const prices = before.map(({ markets }) =>
      JSON.stringify(markets.map((m) => m.selections.map((s) => s.odds))),
    )
    expect(new Set(prices).size).toBeGreaterThan(3)
  })

  it('stops all betting at the kick-off and opens live markets a moment later', () => {
    const atKickOff = published.filter(({ at }) => at === KICK_OFF).map(({ body }) => body)
    expect(atKickOff.map(({ kind }) => kind)).toEqual(['bet_stop', 'odds_change'])
    const [live, reopened] = changesOf(published).filter(({ at }) => at >= KICK_OFF)
    expect(live?.status).toBe('live')
    expect(live?.clock).toEqual({ period: '1H', minute: 1, stoppage: 0 })
    expect(live?.markets.some(({ status }) => status === 'open')).toBe(false)
    expect(live?.markets.some(({ status }) => status === 'suspended')).toBe(true)
    expect(reopened?.at).toBe(KICK_OFF + 40_000)
    const open = reopened?.markets.filter(({ status }) => status === 'open')
    expect(open?.length).toBeGreaterThanOrEqual(90)
  })

  it('stops betting at a goal, sends the score, settles what it decided, then opens again', () => {
    const index = published.findIndex(({ at, body }) => at > KICK_OFF && body.kind === 'bet_stop')
    const [stop, scored, settled, reopened] = published.slice(index)
    expect(stop?.at).toBe(scored?.at)
    expect((stop?.at ?? 0) - KICK_OFF).toBeGreaterThanOrEqual(22 * 60_000)
    expect((stop?.at ?? 0) - KICK_OFF).toBeLessThan(23 * 60_000)
    const goalChange = scored?.body.kind === 'odds_change' ? scored.body : null
    expect(goalChange?.score).toEqual([0, 1])
    expect(goalChange?.markets.some(({ status }) => status === 'open')).toBe(false)
    expect(settled?.body.kind).toBe('bet_settlement')
    expect(settled?.at).toBe(scored?.at)
    expect((reopened?.at ?? 0) - (scored?.at ?? 0)).toBe(40_000)
    const after = reopened?.body.kind === 'odds_change' ? reopened.body : null
    expect(after?.markets.some(({ status }) => status === 'open')).toBe(true)
  })

  it('closes what a goal has decided and keeps its last odds', () => {
    const before = atMinute(published, 21)
    const after = atMinute(published, 30)
    const oddsOf = (change: OddsChange | undefined, index: number) =>
      change?.markets.flatMap((m) => m.selections).find((s) => s.oddId === index)?.odds
    const over = indexOf('Over', '0.5')
    expect(after && statusOf(after, over)).toBe('closed')
    expect(after && statusOf(after, indexOf('0-0', ''))).toBe('closed')
    expect(after && statusOf(after, indexOf('0-1', ''))).toBe('open')
    expect(oddsOf(after, over)).toBeLessThan(2000)
    expect(Math.abs((oddsOf(after, over) ?? 0) - (oddsOf(before, over) ?? 0))).toBeLessThan(200)
  })

  it('sends a market that is partly decided as a closed and an open entry', () => {
    const entries = atMinute(published, 30)?.markets.filter(({ marketId }) => marketId === 1000016)
    expect(entries?.map(({ status }) => status).sort()).toEqual(['closed', 'open'])
    expect(entries?.flatMap(({ selections }) => selections).length).toBe(37)
  })

  it('settles at each goal what it decides, the first half at half-time, all after 90 minutes', () => {
    const settlements = settlementsOf(published).filter(({ at }) => !WINDOW_ENDS.includes(at))
    const [goalAt, half, lateGoal, end] = settlements.map(({ at }) => at)
    expect(goalAt).toBe(changesOf(published).find(({ score }) => score[1] === 1)?.at)
    expect(half).toBe(KICK_OFF + 47 * 60_000)
    expect(lateGoal).toBe(changesOf(published).find(({ score }) => score[0] === 1)?.at)
    expect(end).toBe(KICK_OFF + (47 + 15 + 49) * 60_000)
    expect(settlements.map(({ certainty }) => certainty)).toEqual([
      ...['live', 'confirmed', 'live', 'confirmed'],
    ])
    const resultOf = resultById(settlements.at(-1)?.outcomes ?? [])
    for (const { outcomes } of settlements) {
      for (const { selectionId, result } of outcomes) expect(resultOf(selectionId)).toBe(result)
    }
    const firstHalf = settlements[1]?.outcomes.filter(
      ({ marketId }) => marketId === FIRST_HALF_RESULT,
    )
    expect(firstHalf?.map(({ result }) => result)).toEqual(['lose', 'lose', 'win'])
  })

  it('settles each selection once when it is decided, and again only to confirm it', () => {
    const early = settlementsOf(published)
      .filter(({ certainty }) => certainty === 'live')
      .flatMap(({ outcomes }) => outcomes.map(({ selectionId }) => selectionId))
    expect(early.length).toBeGreaterThan(100)
    expect(new Set(early).size).toBe(early.length)
    const ats = settlementsOf(published).map(({ at }) => at)
    expect(ats).toEqual([...new Set(ats)].sort((one, other) => one - other))
  })

  it('settles in the end every selection that it has offered, as the result says', () => {
    const offered = new Set(
      changesOf(published).flatMap(({ markets }) =>
        markets.flatMap(({ selections }) => selections.map(({ selectionId }) => selectionId)),
      ),
    )
    const { result, goals } = exampleScript()
    const expected = resultById(footballOutcomes(77, { ...result, goals }))
    const settled = settlementsOf(published).at(-1)?.outcomes ?? []
    expect(new Set(settled.map(({ selectionId }) => selectionId))).toEqual(offered)
    for (const each of settled) expect(each.result).toBe(expected(each.selectionId))
  })

  it('closes at the kick-off for good what is sold before it alone', () => {
    const isSoldBefore = new Set<number>(
      FOOTBALL_MARKETS.flatMap(({ id, live }) => (live === 'P' ? [id] : [])),
    )
    const statusesIn = (isLive: boolean) =>
      new Set(
        changesOf(published)
          .filter(({ at }) => at >= KICK_OFF === isLive)
          .flatMap(({ markets }) => markets.filter(({ marketId }) => isSoldBefore.has(marketId)))
          .map(({ status }) => status),
      )
    expect(statusesIn(false)).toContain('open')
    expect([...statusesIn(true)]).toEqual(['closed'])
  })

  it('closes every market before it settles it', () => {
    for (const settlement of settlementsOf(published)) {
      const index = published.findIndex(({ body }) => body.kind === 'bet_settlement')
      const state = changesOf(published.slice(0, published.length)).findLast(
        ({ at }) => at <= settlement.at,
      )
      expect(index).toBeGreaterThan(0)
      const closed = new Set(
        state?.markets
          .filter(({ status }) => status === 'closed')
          .flatMap(({ selections }) => selections.map(({ selectionId }) => selectionId)),
      )
      for (const { selectionId } of settlement.outcomes) expect(closed.has(selectionId)).toBe(true)
    }
  })

  it('moves only score, clock and status in extra time, and ends', () => {
    const late = changesOf(published).filter(({ at }) => at > KICK_OFF + 111 * 60_000)
    expect(late.every(({ markets }) => markets.length === 0)).toBe(true)
    expect(late.map(({ clock }) => clock?.period)).toContain('ET1')
    const scores = late.map(({ score }) => score.join('-'))
    expect(scores[0]).toBe('1-1')
    expect(scores.at(-1)).toBe('2-1')
    expect(late.at(-1)?.status).toBe('ended')
    expect(late.at(-1)?.clock).toEqual({ period: 'FT', minute: 120, stoppage: 0 })
    expect(published.at(-1)?.at).toBe(footballProgramme(examplePlay()).endsAt)
  })

  it('ends with the 90 minutes when nothing follows them', () => {
    const script = exampleScript({
      goals: [goal('away', '1H', 23), goal('home', '2H', 90, 3)],
      hasExtraTime: false,
    })
    const bodies = playMatch(examplePlay({ script }), ...ALWAYS)
    const last = changesOf(bodies).at(-1)
    expect(last?.status).toBe('ended')
    expect(last?.at).toBe(KICK_OFF + 111 * 60_000)
    expect(last?.markets.every(({ status }) => status === 'closed')).toBe(true)
    expect(bodies.at(-1)?.body.kind).toBe('bet_settlement')
  })

  it('goes from 90 minutes to penalties where no extra time is played', () => {
    const script = exampleScript({
      goals: [goal('away', '1H', 23), goal('home', '2H', 60)],
      hasExtraTime: false,
      penalties: [4, 3],
    })
    const periods = changesOf(playMatch(examplePlay({ script }), ...ALWAYS)).map(
      ({ clock }) => clock?.period,
    )
    expect([...new Set(periods)]).toEqual([undefined, '1H', 'HT', '2H', 'FT', 'PEN'])
  })

  it('keeps markets suspended through a second goal that follows at once', () => {
    const goals = [goal('away', '1H', 23), goal('home', '1H', 23), goal('home', '2H', 60)]
    const result = { status: 'finished', halfTime: [1, 1], fullTime: [2, 1] } as const
    const script = exampleScript({ goals, result, hasExtraTime: false })
    const bodies = playMatch(examplePlay({ script }), ...ALWAYS)
    const scored = changesOf(bodies).filter(({ score }, i, all) => score !== all[i - 1]?.score)
    const second = scored.find(({ score }) => score.join() === '1,1')
    const reopened = changesOf(bodies).find(
      ({ at, markets }) => at > (second?.at ?? 0) && markets.some((m) => m.status === 'open'),
    )
    expect((reopened?.at ?? 0) - (second?.at ?? 0)).toBe(40_000)
  })

  it('cancels a match without a result at its slot and makes every selection void', () => {
    const result = { status: 'cancelled', halfTime: null, fullTime: null } as const
    const script = exampleScript({ result, goals: [], hasExtraTime: false })
    const bodies = playMatch(examplePlay({ script }), ...ALWAYS)
    const atSlot = bodies.filter(({ at }) => at === KICK_OFF).map(({ body }) => body)
    expect(atSlot.map(({ kind }) => kind)).toEqual(['bet_stop', 'odds_change', 'bet_settlement'])
    expect(changesOf(bodies).at(-1)?.status).toBe('cancelled')
    const outcomes = settlementsOf(bodies).flatMap((each: Settlement) => each.outcomes)
    const offered = changesOf(bodies)[0]?.markets.flatMap(({ selections }) => selections)
    expect(outcomes.length).toBe(offered?.length)
    expect(outcomes.every((each) => each.result === 'void')).toBe(true)
  })
})

describe('a match of which the source leaves something open', () => {
  const idsIn = (bodies: readonly TimedBody[]) =>
    new Set(changesOf(bodies).flatMap(({ markets }) => markets.map(({ marketId }) => marketId)))

  it('offers no market about the order of the goals where that is not recorded', () => {
    const ids = idsIn(playMatch(exampleWith({ unknown: new Set(['goals']) }), ...ALWAYS))
    expect([NEXT_GOAL, LAST_GOAL].filter((id) => ids.has(id))).toEqual([])
    expect(ids.has(FIRST_HALF_RESULT)).toBe(true)
  })

  it('offers no market about a half where its score is not recorded', () => {
    const ids = idsIn(playMatch(exampleWith({ unknown: new Set(['halfTime']) }), ...ALWAYS))
    expect([FIRST_HALF_RESULT, SECOND_HALF_RESULT].filter((id) => ids.has(id))).toEqual([])
    expect([NEXT_GOAL, TOTAL_GOALS].filter((id) => !ids.has(id))).toEqual([])
  })

  it('voids what the order of its goals decides where it contradicts itself', () => {
    const bodies = playMatch(exampleWith({ isOrderMadeUp: true }), ...ALWAYS)
    const outcomes = settlementsOf(bodies).flatMap((each: Settlement) => each.outcomes)
    const resultsOf = (id: number) =>
      new Set(outcomes.filter(({ marketId }) => marketId === id).map(({ result }) => result))
    expect([...resultsOf(LAST_GOAL)]).toEqual(['void'])
    expect(resultsOf(TOTAL_GOALS).has('void')).toBe(false)
  })
})

describe('the same match requested in pieces', () => {
  const speeds = fc.constantFrom(1, 7, 120, 5000)
  const cuts = fc.array(fc.integer({ min: -700_000, max: 9_000_000 }), { maxLength: 6 })

  it('is the same in consecutive windows as in one', () => {
    fc.assert(
      fc.property(speeds, cuts, (speed, offsets) => {
        const play = examplePlay({ speed })
        const ends = [...offsets.map((each) => KICK_OFF + each), ALWAYS[1]].sort((a, b) => a - b)
        const pieces = ends.flatMap((end, i) => playMatch(play, ends[i - 1] ?? 0, end))
        expect(pieces).toEqual(playMatch(play, ...ALWAYS))
      }),
      { numRuns: sized({ test: 6, small: 25, full: 500 }) },
    )
  })

  it('is sent moment by moment when the next one is requested each time', () => {
    const programme = footballProgramme(examplePlay({ speed: 120 }))
    const pieces: TimedBody[] = []
    let at = programme.nextAfter(0)
    for (let after = 0; at !== null; at = programme.nextAfter(after)) {
      pieces.push(...programme.between(after, at))
      after = at
    }
    expect(pieces).toEqual(playMatch(examplePlay({ speed: 120 }), ...ALWAYS))
  })

  it('has at each moment the state that results from the messages until then', () => {
    const offset = fc.integer({ min: -600_000, max: 9_000_000 })
    fc.assert(
      fc.property(offset, fc.constantFrom(1, 120), (each, speed) => {
        const play = examplePlay({ speed })
        const at = KICK_OFF + each
        const snapshot = footballProgramme(play).snapshot(at, 0)
        const bodies = playMatch(play, 0, at)
        expect(folded(snapshot)).toEqual(folded(bodies.map(({ body }) => body)))
        expect(snapshot.filter(({ kind }) => kind === 'bet_settlement')).toEqual(
          settlementsOf(bodies).map(({ at: _at, ...body }) => body),
        )
      }),
      { numRuns: sized({ test: 16, small: 60, full: 1_000 }) },
    )
  })

  it('repeats no settlement from before the requested moment', () => {
    const { endsAt, snapshot } = footballProgramme(examplePlay())
    const since = KICK_OFF + 60 * 60_000
    expect(snapshot(endsAt, since).filter(({ kind }) => kind === 'bet_settlement').length).toBe(10)
    expect(snapshot(endsAt, endsAt).filter(({ kind }) => kind === 'bet_settlement').length).toBe(0)
  })
})

describe('odds versions', () => {
  it('rise whenever odds or status of a selection change', () => {
    const known = new Map<number, string>()
    const versions = new Map<number, number>()
    for (const { selection, status } of changesOf(published).flatMap(selectionsOf)) {
      const state = `${selection.odds} ${status}`
      const { selectionId: id, version } = selection
      if (known.get(id) !== state) expect(version).toBeGreaterThan(versions.get(id) ?? 0)
      known.set(id, state)
      versions.set(id, version)
    }
    expect(known.size).toBeGreaterThan(400)
  })
})

describe('a fast replay', () => {
  it('keeps markets locked for two seconds, long enough to be seen', () => {
    const bodies = playMatch(examplePlay({ speed: 120 }), ...ALWAYS)
    const reopened = changesOf(bodies).find(
      ({ at, markets }) => at > KICK_OFF && markets.some(({ status }) => status === 'open'),
    )
    expect(reopened?.at).toBe(KICK_OFF + 2000)
  })

  it('still opens its live markets at any speed', () => {
    const bodies = playMatch(examplePlay({ speed: 20_000 }), ...ALWAYS)
    const isOpen = ({ marketId, status }: MarketOdds) =>
      marketId === MATCH_RESULT && status === 'open'
    const live = changesOf(bodies).filter(({ status }) => status === 'live')
    expect(live.filter(({ markets }) => markets.some(isOpen)).length).toBeGreaterThan(8)
  })
})

function selectionsOf({ markets }: OddsChange) {
  return markets.flatMap(({ status, selections }) =>
    selections.map((selection) => ({ selection, status })),
  )
}

/** What a listener knows after these bodies: a later word replaces an earlier one. */
function folded(bodies: readonly FeedBody[]): unknown {
  const selections = new Map<number, unknown>()
  let state: unknown = null
  for (const body of bodies) {
    if (body.kind !== 'odds_change') continue
    state = [body.status, body.clock, body.score]
    for (const { selection, status } of selectionsOf(body)) {
      selections.set(selection.selectionId, { selection, status })
    }
  }
  return { state, selections: [...selections].sort(([one], [other]) => one - other) }
}
