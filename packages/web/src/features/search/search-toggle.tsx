import { useEffect, useRef } from 'react'
import { openMenu, toggleMenu, useIsMenuOpen } from '../../menus/menu-store.ts'
import { usePage } from '../../root/page.ts'
import { shellTexts } from '../../texts/shell-texts.ts'
import { useTexts } from '../../texts/texts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { isFocusLost } from '../../ui/dialog/lost-focus.ts'
import { Icon } from '../../ui/icon/icon.tsx'

/** Opens and closes the search box (HDR-03); '/' opens it from anywhere but a field. */
export function SearchToggle() {
  const page = usePage()
  const texts = useTexts(shellTexts)
  const isOpen = useIsMenuOpen('search')
  const button = useFocusBack(isOpen)
  useSlashKey()
  return (
    <button
      ref={button}
      type="button"
      aria-label={isOpen ? texts.closeSearch : texts.openSearch}
      aria-expanded={isOpen}
      // The box below must not treat the press as a loss of focus and close first.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => toggleMenu(page, 'search')}
      className={buttonClass({ look: 'onFrame', size: 'icon' })}
    >
      <Icon name={isOpen ? 'close' : 'search'} />
    </button>
  )
}

/** Keyboard focus returns here from the box, unless it has moved elsewhere. */
function useFocusBack(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    return () => {
      if (isFocusLost()) button.current?.focus()
    }
  }, [isOpen])
  return button
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [role="dialog"]')

function useSlashKey(): void {
  const page = usePage()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isField(event.target)) return
      event.preventDefault()
      openMenu(page, 'search')
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [page])
}
