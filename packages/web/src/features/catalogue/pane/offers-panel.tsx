import { useSiteState } from '../../../site/site-store.ts'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useMayPromote } from '../../session/session.ts'
import { OfferRow, useOffers } from '../rows/offer-row.tsx'

interface OffersPanelProps {
  /** Names and rules alone, below the slip. */
  readonly isShort?: boolean
}

/** The two offers (MTC-07; specification, section 1); none where no promotion may be. */
export function OffersPanel({ isShort = false }: OffersPanelProps) {
  const texts = useTexts(catalogueTexts)
  const mayPromote = useMayPromote()
  const { status } = useSiteState()
  const offers = useOffers()
  if (!mayPromote) return null
  if (status === 'loading') return <Skeleton className={isShort ? 'h-49' : 'h-72'} />
  if (offers.length === 0) return null
  return (
    <section
      aria-label={texts.offers}
      className="overflow-clip rounded-card border border-line bg-surface shadow-card"
    >
      <div aria-hidden="true" className="brand-rule h-1" />
      <h2 className="px-4 pt-3 font-bold">{texts.offers}</h2>
      <ul className="flex flex-col gap-3 px-4 pt-2 pb-4">
        {offers.map((offer) => (
          <OfferRow key={offer} offer={offer} isShort={isShort} />
        ))}
      </ul>
    </section>
  )
}
