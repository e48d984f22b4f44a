import { handicapResult, type LegResult } from './leg-result.ts'

/** An event of a fight, as its timeline on the wire reports it. */
interface FightEvent {
  readonly kind: string
  /** 'R1' and on. */
  readonly period: string
  readonly side: 'home' | 'away' | null
  /** Points that a judge gave, of a card that is read at the end. */
  readonly partScore?: readonly number[] | undefined
}

/** A fight that was fought to its end. */
interface FoughtFight {
  readonly facts: readonly FightEvent[]
  /** Seconds that its last round lasted. */
  readonly roundSeconds: number
}

/** Beyond half of a round of three minutes its line is passed. */
const HALF_ROUND_SECONDS = 90

/** How a fight ended, in the words of the ring. */
interface Ending {
  readonly winner: '1' | '2' | 'Draw'
  /** Null of a fight that went the distance. */
  readonly stoppedIn: number | null
  readonly roundsPassed: number
}

/**
 * Result of one selection of a fight, from the published rules alone; undefined for a market that
 * boxing does not have.
 */
export function expectedFightOutcome(
  fight: FoughtFight,
  marketId: number,
  selectionName: string,
  handicap: string,
): LegResult | undefined {
  const ending = endingOf(fight)
  const { winner, stoppedIn, roundsPassed } = ending
  switch (marketId) {
    case 1000047:
      return won((selectionName === 'Draw' ? selectionName : handicap) === winner)
    case 1000066:
      return won((selectionName === 'Yes') === (stoppedIn === null))
    case 1000065: {
      const ahead = 100 * (roundsPassed - Number(handicap))
      return handicapResult(selectionName === 'Over' ? ahead : -ahead)
    }
    case 1100001:
      return winner === 'Draw' ? 'void' : won(selectionName === winner)
    case 1100002:
      return won(selectionName.split(' or ').includes(winner))
    case 1100003:
    case 1100004:
    case 1100005:
      return won(isWay(selectionName, ending))
    case 1100006:
      return won(
        stoppedIn === null ? selectionName === 'Decision' : isRound(selectionName, stoppedIn),
      )
    case 1100007: {
      const round = Number(handicap.replace('roundnr=', ''))
      return won((selectionName === 'Yes') === (stoppedIn === null || stoppedIn >= round))
    }
    case 1100008:
      return won(selectionName === decisionType(fight.facts, stoppedIn === null))
    case 1107001:
      return won((selectionName === 'Yes') === downsBy(fight.facts).size > 0)
    case 1107002: {
      // A knockdown is in the record of who scored it.
      const other = handicap === 'side=1' ? 'away' : 'home'
      return won((selectionName === 'Yes') === downsBy(fight.facts).has(other))
    }
    default:
      return undefined
  }
}

/** Who scored a knockdown. */
function downsBy(facts: readonly FightEvent[]) {
  return new Set(facts.filter(({ kind }) => kind === 'knockdown').map(({ side }) => side))
}

/** How the cards that were read agree: by the winners that the judges have, '=' for none. */
function decisionType(facts: readonly FightEvent[], isJudged: boolean): string {
  if (!isJudged) return 'Stoppage'
  const cards = facts.filter(({ kind }) => kind === 'scorecard').map(({ partScore }) => partScore)
  const winners = cards.map((points) => {
    const [red = Number.NaN, blue = Number.NaN] = points ?? []
    return red > blue ? 'red' : red < blue ? 'blue' : '='
  })
  if (winners.length !== 3) throw new RangeError('a decision without three cards')
  const seen = [...new Set(winners)].sort().join()
  if (!seen.includes(',')) return 'Unanimous'
  return seen.includes('blue,red') ? 'Split' : 'Majority'
}

/** '1 by points', 'Draw', '1 by KO', '2 & Round 3', '2 & Rounds 1-3'. */
function isWay(name: string, { winner, stoppedIn }: Ending): boolean {
  if (winner === 'Draw' || name === 'Draw') return winner === name
  if (stoppedIn === null) return name === `${winner} by points`
  if (name === `${winner} by KO`) return true
  const [side, rounds = ''] = name.split(' & ')
  return side === winner && isRound(rounds, stoppedIn)
}

/** 'Round 3', 'Rounds 1-3'. */
function isRound(name: string, round: number): boolean {
  const [first = Number.NaN, last = first] = name
    .replace(/^Rounds? /, '')
    .split('-')
    .map(Number)
  return first <= round && round <= last
}

function endingOf({ facts, roundSeconds }: FoughtFight): Ending {
  const end = facts.findLast(({ kind }) => kind === 'stoppage' || kind === 'decision')
  if (!end) throw new RangeError('a fight without an end')
  const winner = end.side === 'home' ? '1' : end.side === 'away' ? '2' : 'Draw'
  const over = facts.filter(({ kind }) => kind === 'round').length
  if (end.kind === 'decision') return { winner, stoppedIn: null, roundsPassed: over }
  // Three and a half rounds pass the line of 3.5 by a half.
  const roundsPassed = roundSeconds >= HALF_ROUND_SECONDS ? over + 1 : over
  return { winner, stoppedIn: Number(end.period.slice(1)), roundsPassed }
}

function won(isWon: boolean): LegResult {
  return isWon ? 'win' : 'lose'
}
