import { CompetitionMenu, FavouriteGames } from '../features/catalogue/catalogue.ts'
import { SearchField } from '../features/search/search.ts'
import { closeMenus } from '../menus/menu-store.ts'
import { usePage } from '../root/page.ts'
import { shellTexts } from '../texts/shell-texts.ts'
import { useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { SportsMenu } from './sports-menu.tsx'
import { LanguageToggle } from './toggles/language-toggle.tsx'
import { RowsToggle } from './toggles/rows-toggle.tsx'
import { ThemeToggle } from './toggles/theme-toggle.tsx'

/** The mobile left menu, loaded when first opened. */
export function LeftMenu() {
  const page = usePage()
  const texts = useTexts(shellTexts)
  return (
    <Dialog
      isOpen
      onClose={() => closeMenus(page)}
      title={texts.menu}
      closeLabel={texts.closeMenu}
      position="left"
    >
      <div className="grow px-2">
        <div className="px-1 pb-2">
          <SearchField />
        </div>
        <FavouriteGames look="pane" onFollow={() => closeMenus(page)} />
        <SportsMenu onFollow={() => closeMenus(page)} />
        <div className="pt-4 pb-2">
          <CompetitionMenu onFollow={() => closeMenus(page)} />
        </div>
      </div>
      <div className="flex items-center justify-between border-t border-line px-3 py-2">
        <LanguageToggle look="quiet" />
        <div className="flex gap-1">
          <RowsToggle />
          <ThemeToggle look="quiet" />
        </div>
      </div>
    </Dialog>
  )
}
