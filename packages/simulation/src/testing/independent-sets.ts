import { handicapResult, type LegResult } from './leg-result.ts'

/** An event of a match of sets or maps, as its timeline on the wire reports it. */
interface SetsEvent {
  /** 'game' of tennis, 'set' and 'map'; the last game of a set is its 'set'. */
  readonly kind: string
  /** 'S1' and on, 'M1' and on. */
  readonly period: string
  readonly side: 'home' | 'away' | null
  /** How the set or the map ended. */
  readonly partScore?: readonly number[] | undefined
  /** Who won the points of a game or of a set, or the rounds of a map: 'hhah'. */
  readonly log?: string | undefined
}

/** What a match of sets came to, by the words of its markets. */
interface Match {
  /** '1' or '2' for each set, in order. */
  readonly winners: readonly string[]
  readonly scores: readonly (readonly [home: number, away: number])[]
  /** Who won the points of each set, or the rounds of each map. */
  readonly logs: readonly string[]
  readonly facts: readonly SetsEvent[]
}

type Parameters = ReadonlyMap<string, string>

/**
 * Result of one selection of a finished match of sets, from the published rules alone; undefined
 * for a market that is none of tennis, volleyball or matches of maps.
 */
export function expectedSetsOutcome(
  facts: readonly SetsEvent[],
  marketId: number,
  name: string,
  handicap: string,
): LegResult | undefined {
  const match = matchOf(facts)
  const parameters = new Map(
    handicap.split('|').flatMap((part) => {
      const [key = '', value] = part.split('=')
      return value === undefined ? [] : [[key, value] as const]
    }),
  )
  return (
    setOutcome(match, marketId, name, parameters) ??
    matchOutcome(match, marketId, name, handicap, parameters)
  )
}

function matchOf(facts: readonly SetsEvent[]): Match {
  const parts = facts.filter(({ kind }) => kind === 'set' || kind === 'map')
  return {
    winners: parts.map(({ side }) => (side === 'home' ? '1' : '2')),
    scores: parts.map(({ partScore = [] }) => [partScore[0] ?? 0, partScore[1] ?? 0]),
    logs: parts.map(({ log = '' }) => log),
    facts,
  }
}

/** Markets of one set: of one that is not played the stake comes back. */
function setOutcome(
  match: Match,
  marketId: number,
  name: string,
  parameters: Parameters,
): LegResult | undefined {
  const text = parameters.get('setnr') ?? parameters.get('mapnr')
  const isWinner = marketId === 1000073 || marketId === 1000076
  if (text === undefined && !isWinner) return undefined
  const number = Number(text ?? '1')
  const score = match.scores[number - 1]
  if (!score) return 'void'
  const [home, away] = score
  const total = home + away
  switch (marketId) {
    case 1000073:
    case 1000076:
      return won(name === match.winners[number - 1])
    case 1053001:
    case 1233001:
    case 1903001:
      return ahead(name === '1' ? home - away : away - home, parameters.get('hcp'))
    case 1053002:
    case 1233002:
    case 1903002:
      return overUnder(name, total, parameters.get('total'))
    case 1053003:
      return won(name === `${home}-${away}`)
    case 1053004:
    case 1233003:
    case 1903004:
      return won((name === 'Odd') === (total % 2 === 1))
    case 1053005:
      return won((name === 'Yes') === (total === 13))
    case 1903003:
      return won((name === 'Yes') === total > 24)
    case 1053006:
      return won(name === firstTo(match, number, Number(parameters.get('games'))))
    case 1233004:
      return won(name === firstInLog(match, number, Number(parameters.get('pointnr'))))
    case 1903005:
      return won(name === firstInLog(match, number, Number(parameters.get('roundnr'))))
    case 1904001:
      return won(name === sideOf(match.logs[number - 1]?.[Number(parameters.get('roundnr')) - 1]))
    case 1054001:
    case 1054002:
    case 1054003:
    case 1054004:
      return gameOutcome(gamesOf(match, number), marketId, name, parameters)
    case 1234001:
      return ofPoint(match.logs[number - 1], parameters.get('pointnr'), name)
    case 1904002:
      return ofPoint(match.logs[number - 1], parameters.get('roundnr'), name)
    default:
      return undefined
  }
}

/** The points of the games of a set, in order. */
function gamesOf({ facts }: Match, number: number): readonly string[] {
  const ofSet = facts.filter(
    ({ kind, period }) => (kind === 'game' || kind === 'set') && period === `S${number}`,
  )
  return ofSet.map(({ log = '' }) => log)
}

/** Markets of one game of tennis; of one that is not played the stake comes back. */
function gameOutcome(
  games: readonly string[],
  marketId: number,
  name: string,
  parameters: Parameters,
): LegResult {
  const log = games[Number(parameters.get('gamenr')) - 1]
  if (log === undefined) return 'void'
  const [first, second] = ['h', 'a'].map((side) => log.toLowerCase().split(side).length - 1)
  const [most, least] = [Math.max(first ?? 0, second ?? 0), Math.min(first ?? 0, second ?? 0)]
  const winner = sideOf(log.at(-1)?.toLowerCase())
  switch (marketId) {
    case 1054001:
      return won(name === winner)
    case 1054002:
      return won((name === 'Yes') === (most >= 3 && least >= 3))
    case 1054003:
      return won(name === `${winner} to ${['0', '15', '30'][least] ?? '40'}`)
    default:
      return ofPoint(log.toLowerCase(), parameters.get('pointnr'), name)
  }
}

/** Who wins a point or a round by its number; void if it is not played. */
function ofPoint(log = '', number = '', name = ''): LegResult {
  const letter = log[Number(number) - 1]
  return letter === undefined ? 'void' : won(name === sideOf(letter))
}

/** Who was the first to win so many games of a set; its last game is in no list. */
function firstTo({ facts }: Match, number: number, games: number): string {
  const count = { home: 0, away: 0 }
  for (const { kind, period, side } of facts) {
    if (kind !== 'game' || period !== `S${number}` || side === null) continue
    count[side] += 1
    if (count[side] === games) return side === 'home' ? '1' : '2'
  }
  return ''
}

/** The first to so many points of a set of volleyball, or rounds of a map. */
function firstInLog({ logs }: Match, number: number, wanted: number): string {
  const letters = [...(logs[number - 1] ?? '')]
  const upTo = (end: number, side: string) =>
    letters.slice(0, end).filter((letter) => letter === side).length
  const last = letters.findIndex((side, i) => upTo(i + 1, side) === wanted)
  return sideOf(letters[last])
}

function sideOf(letter: string | undefined): string {
  return letter === undefined ? '' : letter === 'h' ? '1' : '2'
}

function matchOutcome(
  match: Match,
  marketId: number,
  name: string,
  handicap: string,
  parameters: Parameters,
): LegResult | undefined {
  const sets = [winsOf(match, '1'), winsOf(match, '2')] as const
  const winner = sets[0] > sets[1] ? '1' : '2'
  const played = match.winners.length
  const side = parameters.get('side') ?? ''
  const ofSide = side === '1' ? sets[0] : sets[1]
  switch (marketId) {
    case 1000002:
    case 1000020:
      return won(name === winner)
    case 1000040:
      return won(handicap === winner)
    case 1000072:
    case 1000075:
      return won(name === sets.join('-'))
    case 1000074:
    case 1050002:
    case 1230002:
      return overUnder(name, played, handicap)
    case 1050001:
    case 1230001:
    case 1900001:
      return ahead(name === '1' ? sets[0] - sets[1] : sets[1] - sets[0], handicap)
    case 1050003:
    case 1230003:
      return won(name === `${played} sets`)
    case 1050007:
    case 1230006:
    case 1900002:
      return won((name === 'Yes') === ofSide > 0)
    case 1050009:
    case 1900003:
      return won(name === `${match.winners[0]}/${winner}`)
    case 1059002:
      return won((name === 'Yes') === (match.winners[0] !== side && winner === side))
    case 1230004:
      return won((name === 'Yes') === played >= 4)
    case 1230005:
      return won((name === 'Yes') === (played === 5))
    case 1230007:
      return won((name === 'Yes') === (ofSide === Number(parameters.get('sets'))))
    default:
      return unitOutcome(match, winner, marketId, name, handicap, parameters)
  }
}

/** Markets of the games or the points of all sets. */
function unitOutcome(
  match: Match,
  winner: string,
  marketId: number,
  name: string,
  handicap: string,
  parameters: Parameters,
): LegResult | undefined {
  const units = [0, 1].map((side) =>
    match.scores.reduce((sum, score) => sum + (score[side] ?? 0), 0),
  )
  const [home = 0, away = 0] = units
  const total = home + away
  switch (marketId) {
    case 1000062:
    case 1000071:
      return overUnder(name, total, handicap)
    case 1050004:
    case 1230008:
      return ahead(name === '1' ? home - away : away - home, handicap)
    case 1050005:
    case 1230009:
      return overUnder(name, parameters.get('side') === '1' ? home : away, parameters.get('total'))
    case 1050006:
    case 1230010:
      return won((name === 'Odd') === (total % 2 === 1))
    case 1050008:
      return won(
        (name === 'Yes') === match.scores.some((score) => score.includes(7) && score.includes(6)),
      )
    case 1230011:
      return won(Number.parseInt(name, 10) === match.scores.filter(isBeyond).length)
    case 1059001:
    case 1239001: {
      const [side, way = ''] = name.split(' & ')
      const isOver = overUnder(way, total, parameters.get('total'))
      return side === winner ? isOver : 'lose'
    }
    default:
      return undefined
  }
}

/** A set of volleyball that went beyond its 25 points, or beyond the 15 of the fifth. */
function isBeyond(score: readonly number[], index: number): boolean {
  return Math.max(...score) > (index === 4 ? 15 : 25)
}

function winsOf({ winners }: Match, side: string): number {
  return winners.filter((winner) => winner === side).length
}

function overUnder(name: string, units: number, line = ''): LegResult {
  const difference = 100 * units - 100 * Number(line)
  return handicapResult(name === 'Over' ? difference : -difference)
}

function ahead(lead: number, handicap = ''): LegResult {
  return handicapResult(100 * (lead + Number(handicap)))
}

function won(isWon: boolean): LegResult {
  return isWon ? 'win' : 'lose'
}
