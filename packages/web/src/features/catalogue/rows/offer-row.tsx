import { centavosOfReais } from '@caderneta/domain/money/money'
import { formatReais } from '@caderneta/domain/person/format'
import { useSite } from '../../../site/site-store.ts'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { classNames } from '../../../ui/class-names.ts'

/** The offers (specification, section 1). */
const OFFERS = ['cashback', 'multiples'] as const
type Offer = (typeof OFFERS)[number]

/**
 * The offers that apply to bets placed now: the operator can end each of them. None is offered
 * before the settings of the site are known.
 */
export function useOffers(): readonly Offer[] {
  const offers = useSite()?.client.offers
  return offers ? OFFERS.filter((offer) => offers[offer]) : []
}

const MARKS: Readonly<Record<Offer, string>> = { cashback: '10%', multiples: '20%' }

interface OfferRowProps {
  readonly offer: Offer
  /** Rendered in a frame of its own. */
  readonly isFramed?: boolean
  /** Without the sentence that explains it; its rule always is there. */
  readonly isShort?: boolean
}

/** One offer: its figure, its name and its description, wherever offers are shown. */
export function OfferRow({ offer, isFramed = false, isShort = false }: OfferRowProps) {
  const texts = useTexts(catalogueTexts)
  const offers = useSite()?.client.offers
  if (!offers) return null
  const frame = isFramed && 'rounded-card border border-line p-3'
  return (
    <li className={classNames('flex items-start gap-3', frame)}>
      <span
        aria-hidden="true"
        className="figures grid size-11 shrink-0 place-items-center rounded-control bg-gold-soft text-sm font-extrabold text-gold-ink"
      >
        {MARKS[offer]}
      </span>
      <span>
        <span className="block font-semibold">{texts[`${offer}Title`]}</span>
        {!isShort && <span className="block text-sm text-muted">{texts[`${offer}Text`]}</span>}
        <span className="block text-xs text-muted">
          {texts[`${offer}Rule`](formatReais(centavosOfReais(offers.cashbackDayMax)))}
        </span>
      </span>
    </li>
  )
}
