import { useMarketNamer, useSelectionNamer } from '../../../../names/names.ts'
import { useTexts } from '../../../../texts/texts.ts'
import type { BuilderLeg } from './builder-legs.ts'
import { builderTexts } from './builder-texts.ts'

interface LegNames {
  readonly selection: string
  readonly market: string
  /** Both: 'Mais de 2,5 (Total de Gols)'. */
  readonly full: string
}

/** What the legs of a match are called. */
export function useLegNames(
  teams: readonly [home: string, away: string],
): (leg: BuilderLeg) => LegNames {
  const texts = useTexts(builderTexts)
  const marketName = useMarketNamer()
  const nameOf = useSelectionNamer()
  return (leg) => {
    const selection = nameOf(leg, teams)
    const market = marketName(leg.marketId, leg.handicap, teams)
    return { selection, market, full: texts.legName(selection, market) }
  }
}
