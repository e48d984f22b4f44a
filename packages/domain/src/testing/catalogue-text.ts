import type { MarketSelection } from '../markets/market/market-type.ts'
import { type ListedMarket, MARKETS_BY_SPORT } from '../markets/registry/markets-by-sport.ts'
import { SPORT_ROUTES, type SportRoute } from '../markets/registry/sports.ts'
import { SELECTIONS_BY_SPORT } from './sample-selections.ts'

/** Every market of every sport with its selections, a line each. */
export function catalogueText(): string {
  return `${SPORT_ROUTES.map(sportText).join('\n\n')}\n`
}

function sportText(route: SportRoute): string {
  const markets: readonly ListedMarket[] = MARKETS_BY_SPORT[route]
  const ofMarket = (id: number) =>
    SELECTIONS_BY_SPORT[route].filter(({ marketId }) => marketId === id).map(selectionText)
  return [`# ${route}`, ...markets.flatMap((one) => [marketText(one), ...ofMarket(one.id)])].join(
    '\n',
  )
}

function marketText({ id, key, tab, order, ...market }: ListedMarket): string {
  const { margin, winners, span, live = 'PL', ladder = '-' } = market
  return [
    `${id} ${key}`,
    `${tab} ${order}`,
    `margin ${margin}`,
    `winners ${winners ?? 'any'}`,
    `${span} ${live}`,
    `ladder ${ladder}`,
  ].join(' | ')
}

function selectionText({ index, name, handicap, specifier }: MarketSelection<number, string>) {
  return `  ${[index, name, handicap, specifier].join(' | ').replace(/( \| )+$/, '')}`
}
