import { openSlipSheet } from '../features/slip/slip.ts'
import { usePage } from '../root/page.ts'
import { useLocation } from '../routing/router.tsx'
import { shellTexts } from '../texts/shell-texts.ts'
import { useTexts } from '../texts/texts.ts'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon/icon.tsx'

/** Opens the slip, empty or not, between the widths of the bar below and of the slip's pane. */
export function SlipToggle() {
  const page = usePage()
  const texts = useTexts(shellTexts)
  const here = useLocation()
  return (
    <button
      type="button"
      data-tour="slip"
      aria-label={texts.slip}
      aria-haspopup="dialog"
      onClick={() => openSlipSheet(page, here)}
      className={classNames(
        buttonClass({ look: 'onFrame', size: 'icon' }),
        'max-md:hidden lg:hidden',
      )}
    >
      <Icon name="slip" />
    </button>
  )
}
