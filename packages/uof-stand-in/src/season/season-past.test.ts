import type { FinishedGame } from '@caderneta/feed/programme'
import { expect, it } from 'vitest'
import { StandIn } from '../feed/stand-in.ts'
import { SeasonPast } from './season-past.ts'

const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 10, 21, 18, 0)
const TEAMS = [
  { id: 11, name: 'Grêmio' },
  { id: 12, name: 'Santos' },
] as const

function finished(gameId: number, startsAt: number): FinishedGame {
  const fixture = {
    ...{ gameId, sportId: 1, tournamentId: 1, tournamentName: 'Copa', location: 'Brasil' },
    ...{ startsAt, teams: TEAMS, isHighlight: false, stage: 'Rodada 1' },
  }
  const clock = { period: 'FT', minute: 90, stoppage: 0 } as const
  const ended = {
    gameId,
    status: 'ended',
    clock,
    score: [2, 1],
    timeline: [],
    markets: [],
  } as const
  const bodies = [
    { kind: 'fixture', fixture },
    { kind: 'odds_change', ...ended },
  ] as const
  return { startsAt, endedAt: startsAt + 7_000_000, bodies }
}

/** Matches of many days, one a day, and how far back they were played. */
function dailyMatches(days: number) {
  const played: number[] = []
  const past = new SeasonPast(function* () {
    for (let day = 1; day <= days; day += 1) {
      played.push(day)
      yield finished(day, NOW - day * DAY_MS)
      yield null
    }
  })
  return { past, played }
}

const idsOf = (games: readonly { readonly fixture: { readonly gameId: number } }[]) =>
  games.map(({ fixture }) => fixture.gameId)

it('has the matches of a day with their scores, and plays no further back than that takes', () => {
  const { past, played } = dailyMatches(300)
  const [game] = past.ofDay('2026-11-18')
  expect(game).toMatchObject({ fixture: { gameId: 3 }, status: 'ended', score: [2, 1] })
  expect(played.length).toBeLessThan(8)
  expect(idsOf(past.ofDay('2026-11-20'))).toEqual([1])
  expect(past.ofDay('2025-01-01')).toEqual([])
  expect(past.ofDay('2027-01-01')).toEqual([])
})

it('finds a match that no day was read of, and none that there never was', () => {
  const { past, played } = dailyMatches(30)
  expect(past.game(9)?.score).toEqual([2, 1])
  expect(played).toHaveLength(9)
  expect(past.game(99)).toBeUndefined()
  expect(past.game(Number.NaN)).toBeUndefined()
  expect(played).toHaveLength(30)
})

it('is replied and never sent, and gives way to what the season has of the same match', async () => {
  const sent: string[] = []
  const publisher = { publish: async (_: string, message: string) => void sent.push(message) }
  const { past } = dailyMatches(3)
  const standIn = new StandIn({ publisher, now: () => NOW, past })
  expect(idsOf(standIn.gamesOn('2026-11-20'))).toEqual([1])
  expect(standIn.game(2)?.status).toBe('ended')
  await standIn.recover({ product: 1, after: null, requestId: 1, nodeId: 7 })
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain('snapshot_complete')
  for (const body of finished(1, NOW - DAY_MS).bodies)
    standIn.take(body.kind === 'odds_change' ? { ...body, score: [0, 3] } : body)
  expect(standIn.gamesOn('2026-11-20').map(({ score }) => score)).toEqual([[0, 3]])
})
