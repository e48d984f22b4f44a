import { handicapResult, type LegResult } from './leg-result.ts'

/**
 * The second opinion on the selections of the sports beside football. It is written from the
 * published rules alone and shares nothing with the code that it checks: neither domain nor feed.
 */

/** An event of a contest, as its timeline on the wire reports it. */
export interface ContestEvent {
  readonly kind: string
  /** 'Q1' to 'Q4' and 'OT', 'S1' and on, 'M1' and on, 'R1' and on. */
  readonly period: string
  readonly side: 'home' | 'away' | null
  /** What it adds to the score of its side. */
  readonly points: number
  /** How a set or a map that is over ended. */
  readonly partScore?: readonly number[] | undefined
}

/** A contest that was played to its end. */
interface PlayedContest {
  readonly facts: readonly ContestEvent[]
  /** Seconds of its last round that a fight lasted; of fights only. */
  readonly roundSeconds: number
}

type Pair = readonly [home: number, away: number]

const QUARTER = ['Q1']
const HALF = ['Q1', 'Q2']
/** Beyond half of a round of three minutes its line is passed. */
const HALF_ROUND_SECONDS = 90

/**
 * Result of one selection of a finished contest. Results, spread and total count overtime, and
 * a tie returns the stake; halves and quarters count what was scored in them; totals of tennis and
 * volleyball count the games and points of all sets. `market_id`, `oddName` and `oddHandicap` of
 * the wire name the selection. Throws on a market that it has no rule for.
 */
export function expectedContestOutcome(
  contest: PlayedContest,
  marketId: number,
  selectionName: string,
  handicap: string,
): LegResult {
  const { facts } = contest
  const whole = scored(facts)
  const half = scored(facts.filter(({ period }) => HALF.includes(period)))
  const total = (units: number) => overUnder(selectionName, handicap, units)
  switch (marketId) {
    case 1000002:
      return wayOf(whole) === 'Draw' ? 'void' : won(selectionName === wayOf(whole))
    case 1000020:
      return won(selectionName === wayOf(whole))
    case 1000006:
      return won(selectionName === wayOf(half))
    case 1000040:
      return handicapResult(100 * leadOf(handicap, whole))
    case 1000061:
      return handicapResult(100 * (leadOf(selectionName, whole) + Number(handicap)))
    case 1000062:
    case 1000071:
      return total(sum(setUnits(facts)) || sum(whole))
    case 1000063:
      return total(sum(half))
    case 1000064:
      return total(sum(scored(facts.filter(({ period }) => QUARTER.includes(period)))))
    case 1000072:
    case 1000075:
      return won(selectionName === whole.join('-'))
    case 1000073:
    case 1000076:
      return won(selectionName === numberOf(facts.find(isPart)?.side))
    case 1000074:
      return total(sum(whole))
    default:
      return fightOutcome(contest, marketId, selectionName, handicap)
  }
}

/** The ring announces the winner; a draw loses for both. */
function fightOutcome(
  { facts, roundSeconds }: PlayedContest,
  marketId: number,
  selectionName: string,
  handicap: string,
): LegResult {
  const end = facts.findLast(({ kind }) => kind === 'stoppage' || kind === 'decision')
  if (!end) throw new RangeError(`no rule for market ${marketId}`)
  switch (marketId) {
    case 1000047:
      return won((selectionName === 'Draw' ? selectionName : handicap) === numberOf(end.side))
    case 1000066:
      return won((selectionName === 'Yes') === (end.kind === 'decision'))
    case 1000065:
      return overUnder(selectionName, handicap, roundsFought(facts, end, roundSeconds))
    default:
      throw new RangeError(`no rule for market ${marketId}`)
  }
}

/** A round counts once its half is over: three and a half rounds pass the line of 3.5 by a half. */
function roundsFought(
  facts: readonly ContestEvent[],
  end: ContestEvent,
  roundSeconds: number,
): number {
  const over = facts.filter(({ kind }) => kind === 'round').length
  return end.kind === 'stoppage' && roundSeconds >= HALF_ROUND_SECONDS ? over + 1 : over
}

function scored(facts: readonly ContestEvent[]): Pair {
  const of = (side: string) =>
    facts.reduce((all, fact) => all + (fact.side === side ? fact.points : 0), 0)
  return [of('home'), of('away')]
}

const isPart = ({ kind }: ContestEvent) => kind === 'set' || kind === 'map'

/** Games or points of all sets together. */
function setUnits(facts: readonly ContestEvent[]): Pair {
  const sets = facts.filter(({ kind }) => kind === 'set')
  const of = (index: number) => sets.reduce((all, set) => all + (set.partScore?.[index] ?? 0), 0)
  return [of(0), of(1)]
}

function wayOf([home, away]: Pair): '1' | 'Draw' | '2' {
  return home > away ? '1' : home < away ? '2' : 'Draw'
}

function numberOf(side: 'home' | 'away' | null | undefined): '1' | 'Draw' | '2' {
  return side === 'home' ? '1' : side === 'away' ? '2' : 'Draw'
}

function leadOf(side: string, [home, away]: Pair): number {
  return side === '1' ? home - away : away - home
}

function overUnder(selectionName: string, handicap: string, units: number): LegResult {
  const ahead = 100 * units - 100 * Number(handicap)
  return handicapResult(selectionName === 'Over' ? ahead : -ahead)
}

function won(isWon: boolean): LegResult {
  return isWon ? 'win' : 'lose'
}

function sum([home, away]: Pair): number {
  return home + away
}
