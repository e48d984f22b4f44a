import { type Page, usePage } from '../../../root/page.ts'
import { type Store, useStorePart } from '../../../root/store.ts'

declare module '../../../root/page.ts' {
  interface Page {
    /** By sport: what its rows show where they have room for one market, if not the usual. */
    readonly chosenMarkets: Store<ReadonlyMap<number, number>>
  }
}

export function useChosenMarket(sportId: number): number | undefined {
  const page = usePage()
  return useStorePart(page.chosenMarkets, (markets) => markets.get(sportId))
}

/** For every list of the sport, until the page is left. */
export function chooseMarket(
  page: Pick<Page, 'chosenMarkets'>,
  sportId: number,
  marketId: number,
): void {
  const { chosenMarkets } = page
  chosenMarkets.set(new Map([...chosenMarkets.read(), [sportId, marketId]]))
}
