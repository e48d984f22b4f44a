import { expect, it } from 'vitest'
import { mainMarket } from '../market/market.ts'
import { AMERICAN_FOOTBALL_MARKETS } from '../sports/american-football.ts'
import { BASKETBALL_MARKETS } from '../sports/basketball.ts'
import { BOXING_MARKETS } from '../sports/boxing.ts'
import { E_SPORTS_MARKETS } from '../sports/e-sports.ts'
import { FOOTBALL_MARKETS } from '../sports/football/football.ts'
import { TENNIS_MARKETS } from '../sports/tennis.ts'
import { VOLLEYBALL_MARKETS } from '../sports/volleyball.ts'
import { SPORT, SPORT_ROUTES, type SportRoute } from './sports.ts'

const SETS = { wanted: 2, handicaps: ['22.5'] }
const POINTS = {
  spread: [-3.5],
  total: [44.5],
  firstHalfTotal: [20.5],
  firstQuarterTotal: [10.5],
}

const SOLD_NAMES: Readonly<Record<SportRoute, readonly string[]>> = {
  football: mainNames('football', FOOTBALL_MARKETS, undefined),
  tennis: mainNames('tennis', TENNIS_MARKETS, SETS),
  basketball: mainNames('basketball', BASKETBALL_MARKETS, POINTS),
  volleyball: mainNames('volleyball', VOLLEYBALL_MARKETS, SETS),
  'american-football': mainNames('american-football', AMERICAN_FOOTBALL_MARKETS, POINTS),
  'e-sports': mainNames('e-sports', E_SPORTS_MARKETS, SETS),
  boxing: mainNames('boxing', BOXING_MARKETS, { roundsScheduled: 12 }),
}

interface SoldMarket<Format> {
  readonly id: number
  readonly selections: (format: Format) => readonly { readonly name: string }[]
}

/** The names of the selections of a sport's main market. */
function mainNames<Format>(
  route: SportRoute,
  markets: readonly SoldMarket<Format>[],
  format: Format,
): readonly string[] {
  const market = markets.find(({ id }) => id === mainMarket(SPORT[route].id))
  if (!market) throw new Error(`${route} has no main market`)
  return market.selections(format).map(({ name }) => name)
}

it.each(SPORT_ROUTES)('%s has a draw exactly when its main market sells one', (route) => {
  const names = SOLD_NAMES[route]
  expect(names).toHaveLength(SPORT[route].hasDraw ? 3 : 2)
  expect(names.includes('Draw')).toBe(SPORT[route].hasDraw)
})
