import { lazy, Suspense } from 'react'
import { closeMenus, toggleMenu, useIsMenuOpen } from '../../menus/menu-store.ts'
import { usePage } from '../../root/page.ts'
import { PartBoundary } from '../../routing/part-boundary.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { PathIcon } from '../../ui/icon/icon.tsx'
import { USER_PATH } from '../../ui/icon/later-icon-paths.ts'

const UserMenuPanel = lazy(async () => ({
  default: (await import('./user-menu-panel.tsx')).UserMenuPanel,
}))

interface UserMenuButtonProps {
  /** From the header, which is loaded anyway: the account's own texts come with its pages. */
  readonly label: string
}

/** The user icon of the top bar; toggles the right menu (HDR-10). */
export function UserMenuButton({ label }: UserMenuButtonProps) {
  const page = usePage()
  const isOpen = useIsMenuOpen('right')
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => toggleMenu(page, 'right')}
        className={buttonClass({ look: 'onFrame', size: 'icon' })}
      >
        <PathIcon path={USER_PATH} />
      </button>
      <PartBoundary onClose={() => closeMenus(page)}>
        {isOpen && (
          <Suspense fallback={null}>
            <UserMenuPanel onClose={() => closeMenus(page)} />
          </Suspense>
        )}
      </PartBoundary>
    </>
  )
}
