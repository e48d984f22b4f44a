import { lazy, Suspense } from 'react'
import { closeMenus, toggleMenu, useIsMenuOpen } from '../../menus/menu-store.ts'
import { useTexts } from '../../texts/texts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { accountTexts } from './account-texts.ts'

const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }))

/** The user icon of the top bar; toggles the right menu (HDR-10). */
export function UserMenuButton() {
  const texts = useTexts(accountTexts)
  const isOpen = useIsMenuOpen('right')
  return (
    <>
      <button
        type="button"
        aria-label={texts.userMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => toggleMenu('right')}
        className={buttonClass({ look: 'onFrame', size: 'icon' })}
      >
        <Icon name="user" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <UserMenu onClose={closeMenus} />
        </Suspense>
      )}
    </>
  )
}
