import { MARKETS_BY_SPORT } from '@caderneta/domain/markets/registry/markets-by-sport'
import { SPORT_ROUTES, type SportRoute } from '@caderneta/domain/markets/registry/sports'
import { MARKET_ROWS } from './map-market.ts'
import type { MarketRow } from './market-row.ts'

interface MappedShare {
  readonly sport: SportRoute
  /** Markets of the product that the feed offers, reads and settles. */
  readonly mapped: number
  readonly all: number
  /** Keys of those that the feed's descriptions do not have. */
  readonly missing: readonly string[]
}

/** How many of the markets of each sport are mapped. */
export function mappedShares(): readonly MappedShare[] {
  return SPORT_ROUTES.map((sport) => {
    const markets = MARKETS_BY_SPORT[sport]
    const missing = markets.filter(({ id }) => rowsOfMarket(sport, id).length === 0)
    return {
      sport,
      mapped: markets.length - missing.length,
      all: markets.length,
      missing: missing.map(({ key }) => key),
    }
  })
}

/** The mapping as a page of Markdown, which `npm run feed -- mapped` prints. */
export function mappedTable(): string {
  const parts = mappedShares().map(({ sport, mapped, all, missing }) =>
    [
      `## ${sport}: ${mapped} of ${all} markets`,
      '',
      '| our market | number | market of the feed | parameters | outcomes |',
      '| --- | --- | --- | --- | --- |',
      ...MARKETS_BY_SPORT[sport].flatMap(({ id, key }) =>
        rowsOfMarket(sport, id).map((row) => lineOf(key, row)),
      ),
      ...(missing.length === 0 ? [] : ['', `Not in the feed: ${missing.join(', ')}.`]),
    ].join('\n'),
  )
  return `${[HEAD, ...parts].join('\n\n')}\n`
}

const HEAD = `# Markets of the Unified Odds Feed

The mapping of \`packages/feed-uof/src/mapping\`, written by \`npm run feed -- mapped\`. To add one, see
[map a market](how-to/connect-a-real-feed.md#map-a-market).`

function rowsOfMarket(sport: SportRoute, id: number): readonly MarketRow[] {
  return MARKET_ROWS.filter((row) => row.sport === sport && row.marketId === id)
}

function lineOf(key: string, row: MarketRow): string {
  const { marketId, uof, fixed, param, params = [], outcomes } = row
  const parameters = [fixed, param, ...params].filter((one) => one !== undefined).join(', ')
  const cells = [key, marketId, uof, parameters, Object.keys(outcomes).length]
  return `| ${cells.join(' | ')} |`
}
