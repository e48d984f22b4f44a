import type { ScriptMoment } from '@caderneta/feed/contest/contest-model'
import { type FactDraft, plainFact } from '@caderneta/feed/contest/contest-timeline'
import type { Random } from '@caderneta/pricing/random'
import type { Side } from '@caderneta/pricing/sets/race'
import {
  afterPoint,
  isMatchOver,
  type SetsSport,
  type SetsState,
  setsStart,
} from '@caderneta/pricing/sets/sets-sport'

/** How long things take, in seconds. */
interface SetsPace {
  /** From one point to the next, the pauses between games included. */
  readonly point: readonly [least: number, most: number]
  readonly setBreak: number
}

/** Plays a match at random, point by point, by the rules and chances that price it. */
export function sampleSets<Part>(
  random: Random,
  sport: SetsSport<Part>,
  pace: SetsPace,
): readonly ScriptMoment<SetsState<Part>>[] {
  const moments: ScriptMoment<SetsState<Part>>[] = []
  let before: SetsState<Part> | null = null
  playSets(random, sport, pace, (state, second, isSetOver) => {
    const facts = factsBetween(sport, before, state)
    moments.push({ ...momentOf(sport, state, second, isSetOver), facts })
    before = state
  })
  return moments
}

/** The same without a scoreboard: yields the state at the start and after each point. */
export function playSets<Part>(
  random: Random,
  sport: SetsSport<Part>,
  pace: SetsPace,
  onState: (state: SetsState<Part>, second: number, isSetOver: boolean) => void,
): void {
  let [state, second] = [setsStart(sport), 0]
  onState(state, second, false)
  while (!isMatchOver(sport, state)) {
    const winner: Side = random.next() < sport.pointChance(state.part) ? 0 : 1
    const next = afterPoint(sport, state, winner)
    const isSetOver = next.won !== state.won
    second += random.integer(pace.point[0], pace.point[1])
    onState(next, second, isSetOver)
    if (isSetOver) second += pace.setBreak
    state = next
  }
}

function momentOf<Part>(
  sport: SetsSport<Part>,
  state: SetsState<Part>,
  second: number,
  isKey: boolean,
): ScriptMoment<SetsState<Part>> {
  const isOver = isMatchOver(sport, state)
  const number = state.won[0] + state.won[1] - (isOver ? 1 : 0)
  return {
    second,
    state,
    status: isOver ? 'ended' : 'live',
    clock: {
      ...sport.board(state.part, number),
      minute: Math.floor(second / 60) + 1,
      stoppage: 0,
    },
    score: state.won,
    isKey,
  }
}

/** What one point brought about: the first one a start, others a game, a set, the end. */
function factsBetween<Part>(
  sport: SetsSport<Part>,
  before: SetsState<Part> | null,
  state: SetsState<Part>,
): readonly FactDraft[] {
  if (before === null) return [plainFact('period_start')]
  if (state.won === before.won) return gameBetween(sport, before.part, state.part)
  const side = state.won[0] > before.won[0] ? 'home' : 'away'
  const over = sport.afterPoint(before.part, side === 'home' ? 0 : 1)
  const { period, partScore } = sport.board(over, before.won[0] + before.won[1])
  const kind = period.startsWith('M') ? 'map' : 'set'
  const won: FactDraft = { kind, side, points: 1, period, partScore }
  return isMatchOver(sport, state) ? [won, plainFact('ended', { period })] : [won]
}

/** In tennis, where points make games: the game that the point won. */
function gameBetween<Part>(sport: SetsSport<Part>, before: Part, part: Part): readonly FactDraft[] {
  const { partScore, points } = sport.board(part, 0)
  const [home = 0, away = 0] = sport.board(before, 0).partScore ?? []
  if (!points || !partScore || partScore[0] + partScore[1] === home + away) return []
  return [{ kind: 'game', side: partScore[0] > home ? 'home' : 'away', points: 0, partScore }]
}
