import type { MatchFact } from '@caderneta/domain/markets/match-fact'
import type { SportRoute } from '@caderneta/domain/markets/sports'
import type { FeedBody, GameFixture, MarketOdds, SelectionOdds } from '@caderneta/feed/messages'
import type { GameProgramme } from '@caderneta/feed/programme'
import { expectedContestOutcome } from '../independent-contests.ts'
import { type CountedGoal, expectedFromGoals } from '../independent-football.ts'
import {
  type CountedEvent,
  expectedFromIncidents,
  isAboutIncidents,
} from '../independent-incidents.ts'
import { expectedFromPlayers, isAboutPlayers, type NamedEvent } from '../independent-players.ts'
import type { LegResult } from '../leg-result.ts'

const FIRST_HALF = ['1H']
const REGULAR_TIME = ['1H', '2H']
const ROUND_AND_REST_SECONDS = 240

type OddsChange = Extract<FeedBody, { kind: 'odds_change' }>

/** A game from its announcement to its end, with the results of its feed and of a calculator. */
export interface PlayedGame {
  readonly game: GameProgramme
  /** Its markets when it was announced. */
  readonly first: readonly MarketOdds[]
  readonly resultById: ReadonlyMap<number, LegResult>
  /** The independent result of a selection. */
  readonly expected: (marketId: number, selection: SelectionOdds) => LegResult
}

export function playedGame(sport: SportRoute, game: GameProgramme): PlayedGame {
  const end = game.snapshot(game.endsAt, 0)
  const results = end.flatMap((body) => (body.kind === 'bet_settlement' ? body.outcomes : []))
  const seconds = sport === 'boxing' ? roundSeconds(game) : 0
  return {
    game,
    first: changesOf(game, game.announcedAt)[0]?.markets ?? [],
    resultById: new Map(results.map(({ selectionId, result }) => [selectionId, result])),
    expected: secondOpinion(sport, { fixture: fixtureOf(game), facts: factsOf(end) }, seconds),
  }
}

/** Every state of its prices up to a moment. */
export function changesOf(game: GameProgramme, untilMs: number): readonly OddsChange[] {
  return game
    .between(game.announcedAt - 1, untilMs)
    .flatMap(({ body }) => (body.kind === 'odds_change' ? [body] : []))
}

/** All events of the game, from its last state. */
function factsOf(end: readonly FeedBody[]): readonly MatchFact[] {
  const facts = end.flatMap((body) => (body.kind === 'odds_change' ? (body.timeline ?? []) : []))
  return facts.filter(({ isAnnulled }) => !isAnnulled)
}

/** All that a calculator knows of a game. */
interface PublishedGame {
  readonly fixture: GameFixture
  readonly facts: readonly MatchFact[]
}

function secondOpinion(sport: SportRoute, published: PublishedGame, seconds: number) {
  return (marketId: number, { name, handicap }: SelectionOdds): LegResult => {
    const { facts } = published
    if (sport === 'football') return expectedOfFootball(published, { marketId, name, handicap })
    return expectedContestOutcome({ facts, roundSeconds: seconds }, marketId, name, handicap)
  }
}

function expectedOfFootball(
  { fixture, facts }: PublishedGame,
  selection: { readonly marketId: number; readonly name: string; readonly handicap: string },
): LegResult {
  const events = eventsOf(facts)
  if (isAboutPlayers(selection.marketId)) {
    const [home, away] = fixture.lineUps ?? []
    const starters = [home?.starters ?? [], away?.starters ?? []] as const
    return expectedFromPlayers({ starters, events }, selection)
  }
  if (isAboutIncidents(selection.marketId)) return expectedFromIncidents(events, selection)
  const goals = events.filter(({ kind }) => kind === 'goal')
  return expectedFromGoals(goals, selection)
}

/** What the sides did in the 90 minutes, in order. */
function eventsOf(
  facts: readonly MatchFact[],
): readonly (CountedEvent & CountedGoal & NamedEvent)[] {
  return facts
    .filter(({ side, period }) => side !== null && REGULAR_TIME.includes(period))
    .map(({ kind, side, period, minute, player, partner, isOwnGoal }) => ({
      ...{ kind, minute, player, partner, isOwnGoal },
      side: side === 'home' ? 1 : 2,
      half: FIRST_HALF.includes(period) ? 1 : 2,
    }))
}

/** When within its round a fight ended: rounds of three minutes, each with its rest of one. */
function roundSeconds(game: GameProgramme): number {
  const fixture = fixtureOf(game)
  const ended = game
    .between(game.announcedAt, game.endsAt)
    .find(({ body }) => body.kind === 'odds_change' && body.status === 'ended')
  const seconds = ((ended?.at ?? 0) - fixture.startsAt) / 1000
  return seconds % ROUND_AND_REST_SECONDS
}

function fixtureOf(game: GameProgramme): GameFixture {
  const [first] = game.snapshot(game.announcedAt, 0)
  if (first?.kind !== 'fixture') throw new Error('no fixture')
  return first.fixture
}
