import { useMarketNameOf } from './load-market-names.ts'
import { useMarketNamer } from './names.ts'

interface MarketNameProps {
  readonly marketId: number
  readonly handicap: string
  readonly teams: readonly [home: string, away: string]
}

/** What a market is called; its name is loaded if the lists do not have it. */
export function MarketName({ marketId, handicap, teams }: MarketNameProps) {
  useMarketNameOf(marketId)
  return <>{useMarketNamer()(marketId, handicap, teams)}</>
}
