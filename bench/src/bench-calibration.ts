import { SPORT_ROUTES } from '@caderneta/domain/markets/sports'
import { backEverything } from '@caderneta/simulation/testing/published/back-everything'
import { Returns } from '@caderneta/simulation/testing/published/returns'
import { GAMES_BY_SPORT } from '@caderneta/simulation/testing/published/sport-games'
import type { Figure } from './figure.ts'

const SEED = 'calibration'
/** Classes printed of each sport, those first that return most for their noise. */
const SHOWN = 5

/** What backing every open selection returns at the published odds of every moment, by class. */
export async function benchCalibration(gamesOfSport: number): Promise<readonly Figure[]> {
  return SPORT_ROUTES.flatMap((sport) => {
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
  })
}
