import { useTexts } from '../../../../texts/texts.ts'
import type { BuilderLeg } from './builder-legs.ts'
import { builderTexts } from './builder-texts.ts'
import { useLegNames } from './leg-names.ts'
import { problemAbout, type QuoteProblem, quoteProblem } from './quote-problem.ts'
import type { BuilderQuote } from './use-builder-quote.ts'

const idsOf = (legs: readonly BuilderLeg[]) => legs.map(({ selectionId }) => selectionId)

/** Why the legs cannot be bet on together now; null if they can, or it is not known yet. */
export function useBuilderProblem(
  teams: readonly [home: string, away: string],
  legs: readonly BuilderLeg[],
  { quote, isFresh, suspended, closed }: BuilderQuote,
): QuoteProblem | null {
  const texts = useTexts(builderTexts)
  const nameOf = useLegNames(teams)
  const join = (named: readonly BuilderLeg[]) => named.map((leg) => nameOf(leg).full).join(' + ')
  const namesOf = (selectionIds: readonly number[]) =>
    join(legs.filter(({ selectionId }) => selectionIds.includes(selectionId)))
  if (!isFresh && legs.length > 0) return problemAbout(texts.offline)
  if (closed.length > 0) return problemAbout(texts.over(join(closed)), idsOf(closed))
  if (suspended.length > 0) return problemAbout(texts.waitFor(join(suspended)), idsOf(suspended))
  return quote?.is === 'refused' ? quoteProblem(quote.failure, namesOf, texts) : null
}
