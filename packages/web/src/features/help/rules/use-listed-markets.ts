import { SPORT_ROUTES, type SportRoute } from '@caderneta/domain/markets/registry/sports'
import { useMemo } from 'react'
import { useTexts } from '../../../texts/texts.ts'
import { listedRules } from './listed-rules.ts'
import { rulesTexts } from './rules-texts.ts'
import { useMarketTexts } from './use-market-texts.ts'

/** A market of the rules page, where `#route-key` leads to it. */
interface ListedName {
  readonly route: SportRoute
  readonly key: string
  readonly name: string
}

const NONE: readonly ListedName[] = []

/** Every market of every sport by its name in the language of the page; none until needed. */
export function useListedMarkets(isNeeded: boolean): readonly ListedName[] {
  const texts = useTexts(rulesTexts)
  const market = useMarketTexts(isNeeded).loaded?.market
  return useMemo(() => {
    if (!market) return NONE
    return SPORT_ROUTES.flatMap((route) =>
      listedRules(route, market, texts).flatMap(({ markets }) =>
        markets.map(({ key, name }) => ({ route, key, name })),
      ),
    )
  }, [market, texts])
}
