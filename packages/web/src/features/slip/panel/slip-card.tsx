import { formatReais } from '@caderneta/domain/person/format'
import { useEffect, useRef } from 'react'
import { type Page, usePage } from '../../../root/page.ts'
import { useTexts } from '../../../texts/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useRootMark } from '../../../ui/use-root-mark.ts'
import { useWallet } from '../../wallet/wallet.ts'
import { slipTexts } from '../slip-texts.ts'
import { changeSlip } from '../state/slip-changes.ts'
import type { SlipState } from '../state/slip-content.ts'
import { readSlipState, useSlip } from '../state/slip-store.ts'
import { SlipContent } from './slip-content.tsx'
import { SlipCount } from './slip-count.tsx'

const stay = () => undefined

function setMinimised(page: Pick<Page, 'slip' | 'slipRestoring'>, isMinimised: boolean): void {
  changeSlip(page, (slip) => ({ ...slip, isMinimised }))
}

/**
 * A click elsewhere minimises a slip of several bets (SLP-22). A click on odds does not count: it
 * changes the slip, which is then no longer the one shown before.
 */
function useMinimiseOutside(card: React.RefObject<HTMLElement | null>): void {
  const page = usePage()
  useEffect(() => {
    // Null until a pointer is pressed: the slip may open during the click that created it.
    let before: SlipState | null = null
    const onDown = () => {
      before = readSlipState(page)
    }
    const onClick = (event: MouseEvent) => {
      const slip = readSlipState(page)
      const pressed = before
      before = null
      const isInside = event.target instanceof Node && card.current?.contains(event.target)
      // The clicked element may be unmounted by now, as a removed row is.
      const isGone = event.target instanceof Node && !document.contains(event.target)
      const isOdd = slip.selections !== pressed?.selections
      if (isInside || isGone || isOdd || slip.phase.step !== 'editing') return
      if (slip.selections.length > 1 && !slip.isMinimised) setMinimised(page, true)
    }
    document.addEventListener('pointerdown', onDown, true)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('pointerdown', onDown, true)
      document.removeEventListener('click', onClick)
    }
  }, [page, card])
}

/** The slip beside the content, on wide screens. */
export function SlipCard() {
  const card = useRef<HTMLElement>(null)
  const { selections, isMinimised, phase } = useSlip()
  const texts = useTexts(slipTexts)
  useMinimiseOutside(card)
  // Notices appear beside it.
  useRootMark('slip', 'there')
  const isSingle = selections.length === 1
  const isOpen = !isMinimised || phase.step !== 'editing'
  return (
    <section
      ref={card}
      aria-label={texts.title}
      data-slip={isOpen ? 'expanded' : 'minimised'}
      className="appear flex beside-page shrink-0 flex-col overflow-clip rounded-card border border-line bg-surface shadow-card"
    >
      <SlipHead isOpen={isOpen} />
      {(isOpen || isSingle) && <SlipContent isShort={!isOpen} hasKeypad={false} onLeave={stay} />}
    </section>
  )
}

interface SlipHeadProps {
  readonly isOpen: boolean
}

function SlipHead({ isOpen }: SlipHeadProps) {
  const page = usePage()
  const texts = useTexts(slipTexts)
  const { total } = useWallet()
  return (
    <h2 className="shrink-0 bg-frame text-on-frame">
      <button
        type="button"
        aria-expanded={isOpen}
        title={isOpen ? texts.minimise : texts.restore}
        onClick={() => setMinimised(page, isOpen)}
        className="flex min-h-12 w-full items-center gap-2 px-3 text-left -outline-offset-2"
      >
        <SlipCount />
        <span className="grow text-sm font-bold whitespace-nowrap">{texts.title}</span>
        <span className="figures text-xs">
          <span className="sr-only">{texts.balance} </span>
          {formatReais(total)}
        </span>
        <Icon
          name="chevron-down"
          className={classNames('transition-transform', isOpen && 'rotate-180')}
        />
      </button>
    </h2>
  )
}
