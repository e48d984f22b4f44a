import { newRequestKey } from '../../../api/request-key.ts'
import { usePage } from '../../../root/page.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { slipTexts } from '../slip-texts.ts'
import { emptySlip } from '../state/empty-slip.ts'
import { changeSlip } from '../state/slip-changes.ts'
import { isAwaitingResult } from '../state/slip-state.ts'
import { useSlip } from '../state/slip-store.ts'

interface SlipFailureProps {
  /** True in the position of the phone's bar, over the page. */
  readonly isBar: boolean
}

/** Replaces a slip that fails: what the bettor can do about it. */
export function SlipFailure({ isBar }: SlipFailureProps) {
  const page = usePage()
  const texts = useTexts(slipTexts)
  const isLocked = isAwaitingResult(useSlip())
  return (
    <div
      role="alert"
      className={classNames(
        'flex flex-col items-center gap-3 rounded-card border border-line bg-surface p-3 text-center',
        isBar &&
          'fixed inset-x-2 bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-20 shadow-high md:bottom-3',
      )}
    >
      <p className="font-semibold text-balance">{texts.broken}</p>
      {/* The old key may have been used by the failed slip. */}
      <Button
        disabled={isLocked}
        onClick={() => changeSlip(page, () => emptySlip(newRequestKey()))}
      >
        {texts.removeAll}
      </Button>
    </div>
  )
}
