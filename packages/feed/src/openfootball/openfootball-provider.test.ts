import { fileURLToPath } from 'node:url'
import { type GameStatus, isUnderWay } from '@caderneta/domain/markets/game/game'
import { gameOf, selectionId } from '@caderneta/domain/markets/market/game-selection'
import { FIRST_HALF_RESULT, TOTAL_GOALS } from '@caderneta/domain/markets/market/market'
import { marketOf } from '@caderneta/domain/markets/registry/markets-by-sport'
import { FOOTBALL } from '@caderneta/domain/markets/registry/sports'
import { footballOutcomes } from '@caderneta/domain/markets/sports/football/football-outcome'
import { once } from '@caderneta/pricing/chances/once'
import { sized } from '@caderneta/pricing/testing/campaign-size'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FeedMessage } from '../messages.ts'
import { manualTime } from '../testing/manual-time.ts'
import type { Competition, MatchRecord } from './competition.ts'
import { loadOpenfootball } from './load-openfootball.ts'
import {
  type OpenfootballOptions,
  type OpenfootballProvider,
  openfootballProvider,
} from './openfootball-provider.ts'
import { portugueseNation } from './portuguese-nations.ts'

type OddsChange = Extract<FeedMessage, { kind: 'odds_change' }>

const EPOCH = 1_760_000_000_000
const GAME_ID_BASE = 500

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const EXCERPT = pathOf('./fixtures/worldcup-2022-excerpt.json')
const WHOLE = pathOf('./fixtures/whole')

interface Replay {
  readonly records: readonly MatchRecord[]
  readonly received: readonly FeedMessage[]
  readonly provider: OpenfootballProvider
}

/** A run that has sent its first snapshot, and nothing more. */
function start(competitions: readonly Competition[], changes: Partial<OpenfootballOptions> = {}) {
  const time = manualTime(EPOCH)
  const provider = openfootballProvider({
    ...{ competitions, speed: 120, leadSeconds: 60, seed: 'test', gameIdBase: GAME_ID_BASE },
    ...changes,
    timers: time.timers,
  })
  const received: FeedMessage[] = []
  const listener = (message: FeedMessage) => received.push(message)
  provider.start({ epoch: EPOCH, resumeFrom: EPOCH, now: time.now, listener })
  time.pass(0)
  return { time, received, provider }
}

/** Matches whose result the file does not know are not offered. */
const offeredOf = (competitions: readonly Competition[]) =>
  competitions
    .flatMap(({ matches }) => matches)
    .filter(({ score, isCalledOff }) => score !== null || isCalledOff)

/** A run from its first moment to its last. */
function replay(
  competitions: readonly Competition[],
  changes: Partial<OpenfootballOptions> = {},
): Replay {
  const { time, received, provider } = start(competitions, changes)
  time.pass(provider.lastEndMs(EPOCH) - EPOCH)
  return { records: offeredOf(competitions), received, provider }
}

const fixturesOf = (received: readonly FeedMessage[]) =>
  received.flatMap((message) => (message.kind === 'fixture' ? [message.fixture] : []))

const changesOf = (received: readonly FeedMessage[]) =>
  received.flatMap((message): OddsChange[] => (message.kind === 'odds_change' ? [message] : []))

function changesByGame(received: readonly FeedMessage[]): ReadonlyMap<number, OddsChange[]> {
  const byGame = new Map<number, OddsChange[]>()
  for (const change of changesOf(received)) {
    byGame.set(change.gameId, [...(byGame.get(change.gameId) ?? []), change])
  }
  return byGame
}

function finalScore({ score }: MatchRecord) {
  return score?.extraTime ?? score?.fullTime ?? [0, 0]
}

/** At most this many matches of a file, from all of its season: each is priced some forty times. */
const MATCHES_MAX = 24

function fewOf(competition: Competition): Competition {
  const step = Math.ceil(competition.matches.length / MATCHES_MAX)
  return { ...competition, matches: competition.matches.filter((_, i) => i % step === 0) }
}

/** What holds for the replay of any file. */
function describeReplay(name: string, path: string): void {
  describe(`replay of ${name}`, () => {
    let replayed: Replay
    let changesOfGame: ReadonlyMap<number, OddsChange[]>

    beforeAll(() => {
      replayed = replay(loadOpenfootball(path).competitions.map(fewOf), { speed: 1_500 })
      changesOfGame = changesByGame(replayed.received)
    })

    const eachMatch = (check: (record: MatchRecord, gameId: number) => void) => {
      replayed.records.forEach((record, i) => {
        check(record, GAME_ID_BASE + i + 1)
      })
    }

    it('settles in the end all that it has offered, and nothing otherwise than before', () => {
      const offered = new Set(
        changesOf(replayed.received).flatMap(({ markets }) =>
          markets.flatMap(({ selections }) => selections.map(({ selectionId }) => selectionId)),
        ),
      )
      const results = new Map<number, string>()
      for (const message of replayed.received) {
        if (message.kind !== 'bet_settlement') continue
        for (const { selectionId, result } of message.outcomes) {
          expect(results.get(selectionId) ?? result).toBe(result)
          results.set(selectionId, result)
        }
      }
      expect([...results.keys()].sort()).toEqual([...offered].sort())
      eachMatch(({ score }, gameId) => {
        const result = {
          status: score ? ('finished' as const) : ('cancelled' as const),
          halfTime: score?.halfTime ?? null,
          fullTime: score?.fullTime ?? null,
        }
        for (const expected of footballOutcomes(gameId, result)) {
          const settled = results.get(expected.selectionId)
          // What the scores leave open is settled by the list of goals, or not offered.
          if (settled === undefined || (score && expected.result === 'void')) continue
          expect(settled).toBe(expected.result)
        }
      })
    })

    it('ends each match with its final score, and cancels what was not played', () => {
      eachMatch((record, gameId) => {
        const last = changesOfGame.get(gameId)?.at(-1)
        expect(last?.score).toEqual(finalScore(record))
        expect(last?.status).toBe(record.score ? 'ended' : 'cancelled')
      })
    })

    it('shows the recorded score at half-time and after 90 minutes', () => {
      eachMatch(({ score }, gameId) => {
        const changes = changesOfGame.get(gameId) ?? []
        const half = changes.find(({ status }) => status === 'halftime')
        if (score?.halfTime) expect(half?.score).toEqual(score.halfTime)
        const ninety = changes.find(({ clock }) => clock?.period === 'FT')
        if (score) expect(ninety?.score).toEqual(score.fullTime)
      })
    })

    it('never takes a goal back', () => {
      for (const changes of changesOfGame.values()) {
        changes.slice(1).forEach(({ score }, i) => {
          const before = changes[i]?.score ?? [0, 0]
          expect(score[0]).toBeGreaterThanOrEqual(before[0])
          expect(score[1]).toBeGreaterThanOrEqual(before[1])
        })
      }
    })

    it('starts the matches in the order in which they were played', () => {
      const fixtures = fixturesOf(replayed.received)
      // A file may list its matches by group: the number of a game leads to its record.
      const momentOf = (gameId: number) => {
        const record = replayed.records[gameId - GAME_ID_BASE - 1]
        return `${record?.date} ${record?.time}`
      }
      const order = fixtures.toSorted((one, other) => one.startsAt - other.startsAt)
      const moments = order.map(({ gameId }) => momentOf(gameId))
      expect(moments).toEqual([...moments].sort())
      expect(order[0]?.startsAt).toBe(EPOCH + 60_000)
    })

    it('numbers its messages without a gap, in order of time', () => {
      replayed.received.forEach(({ sequence, at }, i) => {
        expect(sequence).toBe(i + 1)
        expect(at).toBeGreaterThanOrEqual(replayed.received[i - 1]?.at ?? 0)
      })
    })

    it('never offers a market without its margin', () => {
      const worst = changesOf(replayed.received).flatMap(({ markets }) =>
        markets
          .filter(({ status }) => status === 'open')
          .flatMap(({ marketId, selections }) => {
            const sum = selections.reduce((all, { odds }) => all + 1_000 / odds, 0)
            const market = marketOf(FOOTBALL, marketId)
            if (market?.winners === null) return []
            return [market ? sum - market.winners * (1 + market.margin) : Number.NaN]
          }),
      )
      expect(worst.reduce((least, each) => Math.min(least, each), 1)).toBeGreaterThan(-1e-8)
    })

    it('leaves nothing open once it is decided', () => {
      for (const change of changesOf(replayed.received)) {
        const open = change.markets.filter(({ status }) => status === 'open')
        const period = change.clock?.period ?? null
        if (period === 'FT' || period === 'PEN') expect(open).toEqual([])
        if (period !== null && period !== '1H') {
          expect(open.some(({ marketId }) => marketId === FIRST_HALF_RESULT)).toBe(false)
        }
        const goals = change.score[0] + change.score[1]
        for (const { marketId, specifier } of open) {
          if (marketId === TOTAL_GOALS) expect(goals).toBeLessThan(Number(specifier))
        }
      }
    })
  })
}

describeReplay('the committed excerpt', EXCERPT)
/** A whole season takes a minute: the campaign 'season' replays them. */
const SEASON_FILES = [
  ['World Cup of 2022', 'worldcup-2022/worldcup.json'],
  ['Brasileirão of 2025', 'brasileirao-2025/br.1.json'],
  ['Libertadores of 2025', 'libertadores-2025/copa.l.json'],
] as const
const SEASONS_REPLAYED = sized({ test: 0, small: SEASON_FILES.length, full: SEASON_FILES.length })
for (const [name, file] of SEASON_FILES.slice(0, SEASONS_REPLAYED)) {
  describeReplay(`the whole ${name}`, `${WHOLE}/${file}`)
}

describe('all files together', () => {
  it('know a club of several competitions by one identifier and one name', () => {
    const competitions = loadOpenfootball(WHOLE).competitions
    const nameById = new Map<number, string>()
    for (const { teams } of fixturesOf(start(competitions).received)) {
      for (const { id, name } of teams) {
        expect(nameById.get(id) ?? name).toBe(name)
        nameById.set(id, name)
      }
    }
    const written = competitions.flatMap(({ matches }) => matches.flatMap(({ teams }) => teams))
    const names = new Set(written.map((name) => portugueseNation(name.split(' (')[0] ?? '')))
    expect([...nameById.values()].sort()).toEqual([...names].sort())
  })
})

describe('the quarter-final Croatia against Brazil', () => {
  const { received } = replay(loadOpenfootball(EXCERPT).competitions)
  const fixture = fixturesOf(received).find(({ teams }) => teams[1].name === 'Brasil')
  const gameId = fixture?.gameId ?? 0
  const changes = changesByGame(received).get(gameId) ?? []
  const settled = received.flatMap((message) =>
    message.kind === 'bet_settlement' && message.gameId === gameId ? [message] : [],
  )

  it('is announced with its teams, its ground and the tournament', () => {
    expect(fixture?.teams.map(({ name }) => name)).toEqual(['Croácia', 'Brasil'])
    expect(fixture?.location).toBe('Education City Stadium, Al Rayyan')
    expect(fixture?.tournamentName).toBe('Copa do Mundo')
    expect(fixture?.isHighlight).toBe(true)
  })

  it('is settled as a draw before extra time begins', () => {
    const outcome = (index: number) =>
      settled
        .flatMap(({ outcomes }) => outcomes)
        .find((each) => each.selectionId === selectionId(gameOf(each.selectionId), index))
    expect([1, 2, 3].map((index) => outcome(index)?.result)).toEqual(['lose', 'win', 'lose'])
    const extraTime = changes.find(({ clock }) => clock?.period === 'ET1')
    expect(settled.at(-1)?.at).toBeLessThan(extraTime?.at ?? 0)
  })

  it('goes through extra time and penalties at 1-1', () => {
    const statuses = changes.map(({ status }) => status)
    const order: GameStatus[] = ['scheduled', 'live', 'halftime', 'live', 'ended']
    expect(statuses.filter((status, i) => status !== statuses[i - 1])).toEqual(order)
    const penalties = changes.find(({ clock }) => clock?.period === 'PEN')
    expect(penalties?.score).toEqual([1, 1])
    const scores = changes.map(({ score }) => score.join('-'))
    expect([...new Set(scores)]).toEqual(['0-0', '0-1', '1-1'])
  })

  it('moves the odds of its result while it is live', () => {
    const draws = changes
      .filter(({ status }) => isUnderWay(status))
      .flatMap(({ markets }) => markets[0]?.selections[1]?.odds ?? [])
    expect(new Set(draws).size).toBeGreaterThan(10)
    expect(draws.at(-1)).toBeLessThan(draws[0] ?? 0)
  })
})

describe('a run', () => {
  const excerpt = loadOpenfootball(EXCERPT).competitions
  const whole = once(() => replay(excerpt))

  it('begins after its lead and puts six match minutes between slots', () => {
    const { received } = start(excerpt, { speed: 60, leadSeconds: 30 })
    const starts = fixturesOf(received).map(({ startsAt }) => startsAt - EPOCH)
    const slots = [...new Set(starts)].sort((one, other) => one - other)
    expect(slots).toEqual(slots.map((_, slot) => 30_000 + slot * 6_000))
    expect(slots.length).toBe(8)
  })

  it('numbers its games from the base', () => {
    const { received, provider } = start(excerpt, { gameIdBase: 7_000 })
    const ids = fixturesOf(received).map(({ gameId }) => gameId)
    expect(ids).toEqual(Array.from({ length: provider.gameCount }, (_, i) => 7_001 + i))
  })

  it('announces when everything is over', () => {
    const { received, provider } = whole()
    const lastMessage = received.findLast(({ kind }) => kind !== 'alive')
    expect(lastMessage?.at).toBe(provider.lastEndMs(EPOCH))
    expect(openfootballProvider({ ...BARE, competitions: [] }).lastEndMs(EPOCH)).toBe(EPOCH)
  })

  it("is the same for the same settings, and fills a file's gaps otherwise by another seed", () => {
    const timesOf = ({ received }: Replay) => received.map(({ at, kind }) => [at, kind])
    expect(replay(excerpt).received).toEqual(whole().received)
    expect(timesOf(replay(excerpt, { seed: 'other' }))).not.toEqual(timesOf(whole()))
  })

  it('names its producer', () => {
    expect(openfootballProvider({ ...BARE, competitions: [] }).producer).toBe('openfootball')
    const named = openfootballProvider({ ...BARE, competitions: [], producer: 'replay' })
    expect(named.producer).toBe('replay')
  })
})

const BARE = { speed: 1, leadSeconds: 0, seed: '', gameIdBase: 0 }
