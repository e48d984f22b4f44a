import { type MarketType, selectionsOf } from '@caderneta/domain/markets/market/market-type'
import { against, named, overUnder, twoWay } from '@caderneta/domain/markets/market/selection-specs'
import { type Bounds, type Range, resultOf, type Sum } from '@caderneta/domain/markets/rule/rule'
import { marketSheet } from '@caderneta/pricing/chances/market-sheet'
import { randomFrom } from '@caderneta/pricing/random'
import type { ContestModel, ContestPlay, ScriptMoment } from '../contest/contest-model.ts'

/**
 * A sport for tests: five coins are thrown, a minute apart; who has more heads wins, and there is a
 * total of throws until one side has three. The smallest complete model.
 */
interface CoinState {
  readonly home: number
  readonly away: number
}

const WINNER = 1
const THROWS = 2
const WANTED = 3
export const COIN_START = 1_700_000_000_000

const isOver = ({ home, away }: CoinState) => Math.max(home, away) === WANTED

/** Chances of (home wins, more than 3.5 throws) from a state, by trying every throw. */
function distribution(state: CoinState, chance: number): readonly [number, number] {
  const { home, away } = state
  if (isOver(state)) return [home === WANTED ? 1 : 0, home + away > 3.5 ? 1 : 0]
  const won = distribution({ home: home + 1, away }, chance)
  const lost = distribution({ home, away: away + 1 }, chance)
  return [mix(won[0], lost[0], chance), mix(won[1], lost[1], chance)]
}

const mix = (one: number, other: number, share: number) => one * share + other * (1 - share)

export function coinModel(chance: number): ContestModel<CoinState> {
  const selections = selectionsOf(MARKETS, undefined)
  return {
    sheet: marketSheet(selections, MARKETS),
    start: { home: 0, away: 0 },
    chances: (state, { edge }) => {
      const [home, over] = distribution(state, chance + 0.08 * edge)
      return [home, 1 - home, over, 1 - over]
    },
    outcomes: (state) => selections.map(({ rule }) => resultOf(rule, coinBounds(state))),
  }
}

type CoinCounter = 'home' | 'away'

const LEAD: Sum<CoinCounter> = [
  ['home', 1],
  ['away', -1],
]
const TOTAL: Sum<CoinCounter> = [
  ['home', 1],
  ['away', 1],
]

const common = { tab: 'main', order: 1, margin: 0.05, winners: 1, span: 'match' } as const

const MARKETS: readonly MarketType<number, CoinCounter, undefined>[] = [
  { id: WINNER, key: 'winner', ...common, selections: () => named(1, twoWay(LEAD)) },
  {
    id: THROWS,
    key: 'throws',
    ...common,
    selections: () => overUnder(11, ['3.5'], against(TOTAL)),
  },
]

function coinBounds(state: CoinState): Bounds<CoinCounter> {
  const range = (heads: number): Range => [heads, isOver(state) ? heads : WANTED]
  return { home: range(state.home), away: range(state.away) }
}

/** Throws the coins; heads count for the first side. */
export function throwCoins(key: string, chance: number): readonly ScriptMoment<CoinState>[] {
  const random = randomFrom(key)
  const moments = [coinMoment(0, { home: 0, away: 0 })]
  for (let state = { home: 0, away: 0 }; !isOver(state); ) {
    const isHome = random.next() < chance
    state = { home: state.home + (isHome ? 1 : 0), away: state.away + (isHome ? 0 : 1) }
    moments.push(coinMoment(moments.length * 60, state))
  }
  return moments
}

export function coinMoment(second: number, state: CoinState): ScriptMoment<CoinState> {
  return {
    second,
    state,
    status: isOver(state) ? 'ended' : 'live',
    clock: { period: 'R1', minute: Math.floor(second / 60) + 1, stoppage: 0 },
    score: [state.home, state.away],
    isKey: state.home === 2,
  }
}

/** Home, away, home, home: over 3.5 throws is known after three of them. */
export function coinPlay(changes: Partial<ContestPlay<CoinState>> = {}): ContestPlay<CoinState> {
  const states = [
    { home: 0, away: 0 },
    { home: 1, away: 0 },
    { home: 1, away: 1 },
    { home: 2, away: 1 },
    { home: 2, away: 2 },
    { home: 3, away: 2 },
  ]
  return {
    fixture: {
      gameId: 77,
      sportId: 5,
      tournamentId: 3,
      tournamentName: 'Copa da Moeda',
      location: 'Brasil',
      startsAt: COIN_START,
      teams: [
        { id: 1, name: 'Cara' },
        { id: 2, name: 'Coroa' },
      ],
      isHighlight: false,
    },
    announcedAt: COIN_START - 600_000,
    speed: 1,
    model: coinModel(0.5),
    sample: () => states.map((state, i) => coinMoment(i * 60, state)),
    restSeconds: 20,
    priceSeconds: 30,
    ...changes,
  }
}
