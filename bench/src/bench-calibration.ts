import { SPORT_ROUTES, type SportRoute } from '@caderneta/domain/markets/registry/sports'
import { itemAt } from '@caderneta/pricing/chances/item-at'
import { goalRates } from '@caderneta/simulation/football/goal-rates'
import { commitSeed } from '@caderneta/simulation/testing/commit-seed'
import { chancesAt, drawnMatches } from '@caderneta/simulation/testing/drawn-matches'
import { footballDay } from '@caderneta/simulation/testing/football-day'
import { eventChances, lawDeviations } from '@caderneta/simulation/testing/law-deviations'
import { backEverything } from '@caderneta/simulation/testing/published/back-everything'
import { Returns } from '@caderneta/simulation/testing/published/returns'
import { GAMES_BY_SPORT } from '@caderneta/simulation/testing/published/sport-games'
import type { Figure } from './figure.ts'

const SEED = 'calibration'
/** Classes printed of each sport, those first that return most for their noise. */
const SHOWN = 5

/** What backing every open selection returns at the published odds of every moment, by class. */
export async function benchCalibration(gamesOfSport: number): Promise<readonly Figure[]> {
  return [
    footballLaw(gamesOfSport),
    ...SPORT_ROUTES.flatMap((sport) => returnsOf(sport, gamesOfSport)),
  ]
}

const FIRST_DAY = 20_778
const DAYS = 40

/** How far chances of the law of football are from what is sampled, on a seed of the commit. */
function footballLaw(matches: number): Figure {
  const season = Array.from({ length: DAYS }, (_, day) => footballDay(SEED, FIRST_DAY + day)).flat()
  const rates = season.map((game) => goalRates(SEED, game))
  const all = Array.from({ length: matches }, (_, i) => itemAt(rates, i % rates.length))
  const deviations = lawDeviations(drawnMatches(commitSeed(), all), (match, second) =>
    eventChances(chancesAt(match, second)),
  )
  return {
    name: 'calibration of the law of football, classes that deviate',
    value: deviations.length,
    unit: `in ${matches} matches: ${deviations.join(', ') || 'none'}`,
  }
}

function returnsOf(sport: SportRoute, gamesOfSport: number): readonly Figure[] {
  const returns = new Returns()
  const games = GAMES_BY_SPORT[sport](SEED)
  for (let played = 0; played < gamesOfSport; played += 1) {
    const game = games.next()
    if (!game.done) backEverything(sport, game.value, returns)
  }
  const { classes, profitable, deviationsMax } = returns
  return [
    {
      name: `calibration of ${sport}, classes of bets that profit beyond noise`,
      value: profitable.length,
      unit: `of ${classes.length} in ${gamesOfSport} games, bound ${deviationsMax.toFixed(2)}`,
    },
    ...classes.slice(0, SHOWN).map(({ name, bets, wins, returned, deviations }) => ({
      name: `  ${name}, returned`,
      value: 100 * returned,
      unit: `% of the stakes, ${wins} of ${bets} won, ${deviations.toFixed(2)} deviations`,
    })),
  ]
}
