import { choosePrefs, usePrefs } from '../../prefs/prefs-store.ts'
import { usePage } from '../../root/page.ts'
import { shellTexts } from '../../texts/shell-texts.ts'
import { useTexts } from '../../texts/texts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'

/** Chooses the height of the rows of a list: as many as fit, or with more room for a finger. */
export function RowsToggle() {
  const page = usePage()
  const texts = useTexts(shellTexts)
  const isCompact = usePrefs().rows === 'compact'
  return (
    <button
      type="button"
      aria-label={isCompact ? texts.rowsToComfortable : texts.rowsToCompact}
      onClick={() => choosePrefs(page, { rows: isCompact ? 'comfortable' : 'compact' })}
      className={buttonClass({ look: 'quiet', size: 'icon' })}
    >
      <Icon name={isCompact ? 'rows-high' : 'rows-low'} />
    </button>
  )
}
