import { type Centavos, centavos } from '@caderneta/domain/money/money'
import type { Odds } from '@caderneta/domain/odds/odds'
import { type Random, randomFrom } from '@caderneta/pricing/random'

/** A selection that can be bet on, as a bettor sees it. */
interface VisibleSelection {
  readonly selectionId: number
  readonly marketId: number
  readonly odds: Odds
}

/** A game with the selections that are open for bets. */
export interface VisibleGame {
  readonly gameId: number
  readonly selections: readonly VisibleSelection[]
}

/** A single that a bettor wants to place at the odds that were seen. */
interface RandomBet {
  readonly gameId: number
  readonly selection: VisibleSelection
  readonly stake: Centavos
}

interface StakeRange {
  readonly stakeCentavosMin: number
  readonly stakeCentavosMax: number
}

/** Bets of one bettor: the same seed, number and games give the same bet; null without games. */
type Bettor = (betNumber: number, games: readonly VisibleGame[]) => RandomBet | null

const SMALL_STAKES: StakeRange = { stakeCentavosMin: 100, stakeCentavosMax: 5_000 }
const ROUND_STAKES = [100, 200, 500, 1_000, 2_000, 5_000, 10_000] as const
/** Most people bet round amounts; the others find rounding errors. */
const ROUND_SHARE = 0.5

/** A bettor who picks a game, then a market, then a selection, each as likely as the others. */
export function bettor(seed: string, range: StakeRange = SMALL_STAKES): Bettor {
  return (betNumber, games) => {
    const open = games.filter(({ selections }) => selections.length > 0)
    if (open.length === 0) return null
    const random = randomFrom(`${seed}/bet/${betNumber}`)
    const { gameId, selections } = random.pick(open)
    const marketId = random.pick([...new Set(selections.map((each) => each.marketId))])
    const selection = random.pick(selections.filter((each) => each.marketId === marketId))
    return { gameId, selection, stake: stakeOf(random, range) }
  }
}

function stakeOf(random: Random, { stakeCentavosMin, stakeCentavosMax }: StakeRange): Centavos {
  const rounds = ROUND_STAKES.filter(
    (stake) => stake >= stakeCentavosMin && stake <= stakeCentavosMax,
  )
  const isRound = random.next() < ROUND_SHARE && rounds.length > 0
  return centavos(
    isRound ? random.pick(rounds) : random.integer(stakeCentavosMin, stakeCentavosMax),
  )
}
