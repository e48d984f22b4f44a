import { useMarketNamer } from '../../../names/names.ts'
import { useSite } from '../../../site/site-store.ts'

/** The markets of a selector, as far as the site names them. */
export function MarketOptions({ markets }: { readonly markets: readonly number[] }) {
  const site = useSite()
  const nameOf = useMarketNamer()
  return markets
    .filter((id) => site?.markets.some((market) => market.id === id))
    .map((marketId) => (
      <option key={marketId} value={marketId}>
        {nameOf(marketId)}
      </option>
    ))
}
