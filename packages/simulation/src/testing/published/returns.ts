/**
 * What betting on the published odds returns, by class of bet. Every bet of a class is made to
 * return one unit when it wins: its stake is the inverse of its odds. Bets on one game go together,
 * so the noise of a class is that of its games.
 */
interface ClassReturns {
  readonly name: string
  readonly games: number
  readonly bets: number
  readonly wins: number
  readonly staked: number
  /** What came back of all that was staked, as a share. */
  readonly returned: number
  /** The profit in standard deviations; below zero it is a loss. */
  readonly deviations: number
}

/** Chance that a sound set of prices has any class above the bound. */
const FAMILY_ERROR = 0.001
/** A class of fewer games is not significant. */
const GAMES_MIN = 30

interface Tally {
  game: number
  gameProfit: number
  /** Sum of the standard deviations of the game's bets, if they win as often as they are paid. */
  gameSpread: number
  games: number
  bets: number
  wins: number
  staked: number
  profit: number
  squares: number
  spreads: number
}

export class Returns {
  readonly #tallies = new Map<string, Tally>()

  /** Bets of one game follow each other; `odds` in thousandths. */
  bet(name: string, game: number, odds: number, isWon: boolean): void {
    const tally = this.#tallyOf(name)
    if (tally.game !== game) closeGame(tally, game)
    const stake = 1000 / odds
    tally.bets += 1
    tally.wins += isWon ? 1 : 0
    tally.staked += stake
    tally.gameProfit += (isWon ? 1 : 0) - stake
    tally.gameSpread += Math.sqrt(stake * Math.max(0, 1 - stake))
  }

  /** Classes with enough games, the most profitable first. */
  get classes(): readonly ClassReturns[] {
    return [...this.#tallies]
      .map(([name, tally]) => classReturns(name, tally))
      .filter(({ games }) => games >= GAMES_MIN)
      .sort((one, other) => other.deviations - one.deviations)
  }

  /**
   * Deviations that no sound class exceeds. By Bonferroni over the classes, from the bound
   * exp(−z²/2) of the normal tail, which holds for sums divided by their own squares.
   */
  get deviationsMax(): number {
    return Math.sqrt(2 * Math.log(Math.max(1, this.classes.length) / FAMILY_ERROR))
  }

  /** Classes whose bettors win more than chance explains. */
  get profitable(): readonly ClassReturns[] {
    const bound = this.deviationsMax
    return this.classes.filter(({ deviations }) => deviations > bound)
  }

  #tallyOf(name: string): Tally {
    const known = this.#tallies.get(name)
    if (known) return known
    const made = {
      ...{ game: -1, gameProfit: 0, gameSpread: 0, games: 0, bets: 0 },
      ...{ wins: 0, staked: 0, profit: 0, squares: 0, spreads: 0 },
    }
    this.#tallies.set(name, made)
    return made
  }
}

function closeGame(tally: Tally, next: number): void {
  tally.profit += tally.gameProfit
  tally.squares += tally.gameProfit ** 2
  tally.spreads += tally.gameSpread ** 2
  tally.games += 1
  tally.gameProfit = 0
  tally.gameSpread = 0
  tally.game = next
}

function classReturns(name: string, tally: Tally): ClassReturns {
  const profit = tally.profit + tally.gameProfit
  const seen = tally.squares + tally.gameProfit ** 2
  // Favourites lose so rarely that a class may not have seen a loss: then what was seen proves less
  // than the odds, with the bets of one game taken to win and lose together.
  const squares = Math.max(seen, tally.spreads + tally.gameSpread ** 2)
  const { games, bets, wins, staked } = tally
  return {
    ...{ name, games, bets, wins, staked },
    returned: 1 + profit / staked,
    deviations: squares === 0 ? 0 : profit / Math.sqrt(squares),
  }
}
