import { useTexts } from '../../texts/texts.ts'
import { GIFT_PATH } from '../../ui/icon/later-icon-paths.ts'
import { OfferRow, useOffers } from '../catalogue/catalogue.ts'
import { mayPromoteTo, useSession } from '../session/session.ts'
import { MenuLink } from './menu-link.tsx'
import { userMenuTexts } from './user-menu-texts.ts'

interface OffersTabProps {
  readonly onFollow: () => void
}

/** 'Ofertas': each offer and the link to their rules, or a note that there is none. */
export function OffersTab({ onFollow }: OffersTabProps) {
  const texts = useTexts(userMenuTexts)
  const current = useOffers()
  const offers = mayPromoteTo(useSession()) ? current : []
  return (
    <div className="flex flex-col gap-3">
      {offers.length === 0 && <p className="py-4 text-center text-muted">{texts.noOffers}</p>}
      <ul className="flex flex-col gap-3">
        {offers.map((offer) => (
          <OfferRow key={offer} offer={offer} isFramed />
        ))}
      </ul>
      <MenuLink to="/ajuda#bonus" path={GIFT_PATH} text={texts.otherOffers} onFollow={onFollow} />
    </div>
  )
}
