import { lazy, Suspense } from 'react'
import { useFormats } from '../../../formats/formats.ts'
import { useOdd } from '../../../live/live.ts'
import { useSelectionNamer } from '../../../names/names.ts'
import { usePage } from '../../../root/page.ts'
import { useLocation } from '../../../routing/router.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { slipTexts } from '../slip-texts.ts'
import type { SlipSelection } from '../state/slip-content.ts'
import { useSlip } from '../state/slip-store.ts'
import { useSlipViews } from '../state/use-slip-views.ts'
import { closeSlipSheet, openSlipSheet, useIsSheetOpen } from './sheet-store.ts'
import { SlipCount } from './slip-count.tsx'
import { SumInBar } from './sum-in-bar.tsx'

const SlipSheet = lazy(async () => ({ default: (await import('./slip-sheet.tsx')).SlipSheet }))

/** The bar itself: the content of the slip, and the sheet that it opens. */
export function SlipBarButton() {
  const page = usePage()
  const texts = useTexts(slipTexts)
  const { selections, phase } = useSlip()
  useSlipViews(selections)
  const here = useLocation()
  const isOpen = useIsSheetOpen()
  const [first] = selections
  if (first === undefined) return null
  return (
    <>
      <div className="h-16" aria-hidden="true" />
      <button
        type="button"
        data-slip-bar
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => openSlipSheet(page, here)}
        className="rise fixed inset-x-2 bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-20 flex min-h-13 items-center gap-2 rounded-card border border-on-frame-muted/40 bg-frame px-3 text-left text-on-frame shadow-high md:bottom-3"
      >
        <SlipCount />
        <span className="min-w-0 grow">
          <span className="block truncate text-sm font-bold">
            {phase.step === 'placed' ? texts.placed : texts.title}
          </span>
          {selections.length === 1 && phase.step === 'editing' && <OneBet selection={first} />}
          {selections.length > 1 && phase.step === 'editing' && <SumInBar />}
        </span>
        <Icon name="chevron-down" className="rotate-180" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SlipSheet onClose={() => closeSlipSheet(page)} />
        </Suspense>
      )}
    </>
  )
}

/** The selection of the one simple bet, and its odds now. */
function OneBet({ selection }: { readonly selection: SlipSelection }) {
  const formats = useFormats()
  const nameOf = useSelectionNamer()
  const odd = useOdd(selection.selectionId)
  return (
    <span className="flex gap-2 text-xs text-on-frame-muted">
      <span className="truncate">{nameOf(selection, selection.teams)}</span>
      <span className="figures font-bold text-on-frame">
        {formats.odds(odd?.rate ?? selection.agreedOdds / 1000)}
      </span>
    </span>
  )
}
