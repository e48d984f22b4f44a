import { useRef } from 'react'
import { usePage } from '../../root/page.ts'
import { Link } from '../../routing/router.tsx'
import { firstTexts } from '../../texts/first-texts.ts'
import { popup as ptBR } from '../../texts/ptBR/popup.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { OfferRow, useOffers } from '../catalogue/catalogue.ts'
import { isNewcomer, rememberWalkthrough, startWalkthrough } from '../walkthrough/walkthrough.ts'
import { PopupFrame } from './popup-frame.tsx'

const popupTexts = firstTexts('popup', ptBR)

export interface PopupCardProps {
  readonly onClose: () => void
}

/** The offers, whom betting is for, and for a newcomer the walkthrough. */
export function PopupCard({ onClose }: PopupCardProps) {
  const texts = useTexts(popupTexts)
  const element = useRef<HTMLDialogElement>(null)
  const close = () => element.current?.close()
  const forget = () => {
    rememberWalkthrough()
    onClose()
  }
  return (
    <PopupFrame element={element} title={texts.title} closeLabel={texts.close} onClosed={forget}>
      <div className="flex flex-col gap-4 px-5 pb-5">
        <p>{texts.intro}</p>
        <ul className="flex flex-col gap-3">
          {useOffers().map((offer) => (
            <OfferRow key={offer} offer={offer} isFramed />
          ))}
        </ul>
        <Way to="/ajuda#bonus" text={texts.rules} onFollow={close} />
        <Adults onFollow={close} />
        <Choices onClose={close} />
      </div>
    </PopupFrame>
  )
}

interface WayProps {
  readonly to: string
  readonly text: string
  readonly onFollow: () => void
}

function Way({ to, text, onFollow }: WayProps) {
  return (
    <Link
      to={to}
      onClick={onFollow}
      className="-my-2 inline-flex min-h-11 items-center self-start text-sm font-semibold text-brand underline underline-offset-2"
    >
      {text}
    </Link>
  )
}

function Adults({ onFollow }: Pick<WayProps, 'onFollow'>) {
  const texts = useTexts(popupTexts)
  return (
    <div className="flex items-start gap-3 border-t border-line pt-4 text-sm">
      <span
        aria-hidden="true"
        className="figures grid size-11 shrink-0 place-items-center rounded-full border-2 border-ink font-extrabold"
      >
        18+
      </span>
      <div className="flex flex-col gap-1">
        <p>
          <strong>{texts.adultsOnly}</strong> {texts.responsible}
        </p>
        <Way to="/ajuda#jogo-responsavel" text={texts.responsibleLink} onFollow={onFollow} />
      </div>
    </div>
  )
}

/** The walkthrough is offered here only, so that the two never appear together. */
function Choices({ onClose }: PopupCardProps) {
  const page = usePage()
  const texts = useTexts(popupTexts)
  if (!isNewcomer()) {
    return (
      <Button data-autofocus isWide onClick={onClose}>
        {texts.done}
      </Button>
    )
  }
  const start = () => {
    onClose()
    startWalkthrough(page)
  }
  return (
    <div className="flex flex-col gap-2">
      <Button data-autofocus isWide onClick={start}>
        {texts.tour}
      </Button>
      <Button look="quiet" isWide onClick={onClose}>
        {texts.notNow}
      </Button>
    </div>
  )
}
