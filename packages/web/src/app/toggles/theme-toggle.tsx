import { choosePrefs, usePrefs } from '../../prefs/prefs-store.ts'
import { usePage } from '../../root/page.ts'
import { shellTexts } from '../../texts/shell-texts.ts'
import { useTexts } from '../../texts/texts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useMedia } from '../../ui/use-media.ts'

interface ThemeToggleProps {
  readonly look: 'quiet' | 'onFrame'
}

export function ThemeToggle({ look }: ThemeToggleProps) {
  const page = usePage()
  const texts = useTexts(shellTexts)
  const { theme } = usePrefs()
  const isDeviceDark = useMedia('(prefers-color-scheme: dark)')
  const isDark = theme === 'dark' || (theme === 'system' && isDeviceDark)
  return (
    <button
      type="button"
      aria-label={isDark ? texts.themeToLight : texts.themeToDark}
      onClick={() => choosePrefs(page, { theme: isDark ? 'light' : 'dark' })}
      className={buttonClass({ look, size: 'icon' })}
    >
      <Icon name={isDark ? 'sun' : 'moon'} />
    </button>
  )
}
