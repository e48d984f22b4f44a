import { catalogueTexts } from '../../texts/catalogue-texts.ts'
import { useTexts } from '../../texts/texts.ts'

/** The two offers of the house (MTC-07; specification, section 1). */
export function OffersPanel() {
  const texts = useTexts(catalogueTexts)
  return (
    <section
      aria-label={texts.offers}
      className="overflow-clip rounded-card border border-line bg-surface shadow-card"
    >
      <div aria-hidden="true" className="brand-rule h-1" />
      <h2 className="px-4 pt-3 font-bold">{texts.offers}</h2>
      <ul className="flex flex-col gap-3 px-4 pt-2 pb-4">
        <Offer mark="10%" title={texts.cashbackTitle} text={texts.cashbackText} />
        <Offer mark="20%" title={texts.multiplesTitle} text={texts.multiplesText} />
      </ul>
    </section>
  )
}

interface OfferProps {
  readonly mark: string
  readonly title: string
  readonly text: string
}

function Offer({ mark, title, text }: OfferProps) {
  return (
    <li className="flex items-start gap-3">
      <span
        aria-hidden="true"
        className="figures grid size-11 shrink-0 place-items-center rounded-control bg-gold-soft text-sm font-extrabold text-gold-ink"
      >
        {mark}
      </span>
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-muted">{text}</span>
      </span>
    </li>
  )
}
