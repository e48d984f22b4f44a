import type { SportRoute } from '@caderneta/domain/markets/sports'
import { GAMES_BY_SPORT } from '../published/sport-games.ts'
import { ArbitrageProof } from './arbitrage-proof.ts'
import { BuilderProof } from './builder-proof.ts'
import { CalibrationProof } from './calibration-proof.ts'
import type { CellsReport } from './deviations.ts'
import type { Likeness } from './likeness-proof.ts'
import { LIKENESS_BY_SPORT } from './likenesses.ts'
import { PathProof } from './path-proof.ts'
import { PriceProof } from './price-proof.ts'
import { firstGames } from './proven-game.ts'
import { PLANTED_DEFECTS, PROVEN_GAMES } from './proven-games.ts'
import { StrategyProof } from './strategy-proof.ts'

/** What one criterion came to in one sport. */
export interface Proof {
  readonly criterion: string
  readonly sport: SportRoute
  /** What was looked at: '20,000 games'. */
  readonly sample: string
  readonly figures: string
  /** Why it does not hold; empty when it does. */
  readonly breaches: readonly string[]
}

/** How a criterion is proved of a sport, in a sample of some size. */
export type Prove = (sport: SportRoute, size: number, seed: string) => readonly Proof[]

const shown = (value: number) => value.toFixed(2)
const PLACES = 3

/** C4 and C5: chances come true, and move as often up as down. */
export const proveCalibration: Prove = (sport, size, seed) => {
  const proof = new CalibrationProof()
  for (const game of firstGames(PROVEN_GAMES[sport], size, seed)) proof.add(game)
  const { games, calibration, martingale, global } = proof.report
  const sample = `${games} games`
  const isLikely = global.chance > 0.001
  return [
    { criterion: 'C4 calibration', sport, sample, ...cellsOf(calibration) },
    {
      criterion: 'C4 sum of squares',
      ...{ sport, sample },
      figures: `${shown(global.chiSquare)} of ${global.cells}, chance ${shown(global.chance)}`,
      breaches: isLikely ? [] : ['all chances together are unlikely'],
    },
    { criterion: 'C5 martingale', sport, sample, ...cellsOf(martingale) },
  ]
}

/** C1: no price is better than its chance, no book is short of its margin. */
export const provePrices: Prove = (sport, size, seed) => {
  const proof = new PriceProof()
  for (const game of firstGames(PROVEN_GAMES[sport], size, seed)) proof.add(game, 2)
  const { games, books, prices, returnMax, excessMax, breaches, examples } = proof.report
  return [
    {
      criterion: 'C1 prices',
      sport,
      sample: `${games} games, ${books} books, ${prices} prices`,
      figures: `odds × chance at most ${returnMax.toFixed(PLACES)}, books ${excessMax.toFixed(PLACES)} above`,
      breaches: breaches === 0 ? [] : [`${breaches} breaches`, ...examples],
    },
  ]
}

/** C3: no strategy returns more than its stakes, or wins more or less often than its chances. */
export const proveStrategies: Prove = (sport, size, seed) => {
  const proof = new StrategyProof()
  for (const game of firstGames(PROVEN_GAMES[sport], size, seed)) proof.add(game)
  const { games, bets, returned, profits, wins } = proof.report
  const sample = `${games} games, ${bets} bets, ${returned.toFixed(PLACES)} returned`
  return [
    { criterion: 'C3 profits', sport, sample, ...cellsOf(profits) },
    { criterion: 'C3 wins', sport, sample, ...cellsOf(wins) },
  ]
}

const [BUILDER_SETS_OF_MATCH, BUILDER_COURSES] = [500, 4096]

/** D2: `size` sets of legs that are possible and follow from none of the others have a price. */
export const proveBuilder: Prove = (sport, size, seed) => {
  if (sport !== 'football') return []
  const proof = new BuilderProof()
  const games = GAMES_BY_SPORT[sport](seed)
  while (proof.report.clear < size)
    proof.add(games.next().value, BUILDER_SETS_OF_MATCH, BUILDER_COURSES)
  const { sets, clear, priced, refused, ordered, breaches, examples } = proof.report
  return [
    {
      criterion: 'D2 builder',
      ...{ sport, sample: `${sets} sets, ${clear} of them possible and without a leg too many` },
      figures: `${priced} priced, ${refused} refused, ${ordered} beside them for their order`,
      breaches: breaches === 0 ? [] : [`${breaches} breaches`, ...examples],
    },
  ]
}

/** Games that are drawn on, and states of each from which they are. */
const [PATH_GAMES, PATH_STATES] = [20, 10]

/** C6: what is drawn from a state comes as often as its chance; `size` paths from each. */
export const provePaths: Prove = (sport, size, seed) => {
  const proof = new PathProof({ states: PATH_STATES, paths: size, seed })
  for (const game of firstGames(PROVEN_GAMES[sport], PATH_GAMES, seed)) proof.add(game)
  const { games, states, selections, doubts, furthest, pooled, breaches } = proof.report
  const ofPools = `${pooled.cells} in all, bound ${shown(pooled.bound)}, furthest`
  return [
    {
      criterion: 'C6 paths',
      sport,
      sample: `${games} games, ${states} states, ${size} paths, ${selections} selections`,
      figures: `${doubts} drawn again, furthest other ${shown(furthest)}; ${ofPools} ${shown(pooled.furthest)}`,
      breaches,
    },
  ]
}

/** Moments of a match, bets of several selections at each, and sets of bets in all. */
const ARBITRAGE = { moments: 4, builders: 100, sets: 25_000 }

/** C2: no set of bets on a match of football returns its stakes for certain. */
export const proveArbitrage: Prove = (sport, size, seed) => {
  if (sport !== 'football') return []
  const proof = new ArbitrageProof({ ...ARBITRAGE, seed })
  for (const game of firstGames(PROVEN_GAMES[sport], size, seed)) proof.add(game)
  const { games, states, bets, certainMax, foundMax, breaches } = proof.report
  const [certain, found] = [certainMax.toFixed(PLACES), foundMax.toFixed(PLACES)]
  return [
    {
      criterion: 'C2 arbitrage',
      sport,
      sample: `${games} games, ${states} states, ${bets} bets`,
      figures: `certain at most ${certain}, best of ${ARBITRAGE.moments * ARBITRAGE.sets} sets ${found}`,
      breaches,
    },
  ]
}

/** C7: games of the default calendars are like those of real competitions. */
export const proveLikeness: Prove = (sport, size, seed) => {
  const liken = LIKENESS_BY_SPORT[sport]
  if (liken === undefined) return []
  const text = ({ name, value, error, band }: Likeness) =>
    `${name} ${shown(value)} ± ${shown(error)} in ${band.join('–')}`
  return liken(seed, size).map((likeness) => ({
    criterion: 'C7 likeness',
    ...{ sport, sample: `${size} games`, figures: text(likeness) },
    breaches: likeness.isAlike ? [] : ['outside of its band'],
  }))
}

/** C4 the other way round: each planted error is detected. */
export const proveDefects: Prove = (sport, size, seed) =>
  PLANTED_DEFECTS.filter((defect) => defect.sport === sport).map(({ name, games }) => {
    const proof = new CalibrationProof()
    for (const game of firstGames(games, size, seed)) proof.add(game)
    const { calibration, martingale, global } = proof.report
    const found = calibration.breaches.length + martingale.breaches.length
    const isUnlikely = global.chance <= 0.001
    const [furthest] = calibration.furthest
    return {
      criterion: `C4 planted: ${name}`,
      ...{ sport, sample: `${size} games` },
      figures: `${found} cells, ${furthest?.name} ${shown(furthest?.deviations ?? 0)}`,
      breaches: found > 0 || isUnlikely ? [] : ['not detected'],
    }
  })

function cellsOf({ cells, bound, furthest, breaches }: CellsReport) {
  const [worst] = furthest
  const text = ({ name, deviations, games }: (typeof furthest)[number]) =>
    `${name}: ${shown(deviations)} in ${games} games`
  return {
    figures: `${cells} cells, bound ${shown(bound)}, furthest ${worst ? text(worst) : 'none'}`,
    breaches: breaches.map(text),
  }
}
