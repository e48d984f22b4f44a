import { useState } from 'react'
import { useTexts } from '../../texts/texts.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ICON_PATHS } from '../../ui/icon/icon-paths.ts'
import { LOG_OUT_PATH } from '../../ui/icon/later-icon-paths.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { useSession } from '../session/session.ts'
import { AccountTab } from './account-tab.tsx'
import { MenuBalances } from './menu-balances.tsx'
import { MenuLink } from './menu-link.tsx'
import { OffersTab } from './offers-tab.tsx'
import { PreferencesTab } from './preferences-tab.tsx'
import { userMenuTexts } from './user-menu-texts.ts'

interface UserMenuPanelProps {
  readonly onClose: () => void
}

/** The right menu: the player, the balances, and links to bank, account, help and logout (USR). */
export function UserMenuPanel({ onClose }: UserMenuPanelProps) {
  const texts = useTexts(userMenuTexts)
  const { user } = useSession()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={user?.info.name ?? ''}
      closeLabel={texts.close}
      position="right"
    >
      <div className="flex grow flex-col gap-4 px-3 pb-6">
        <MenuBalances onFollow={onClose} />
        <MenuTabs onFollow={onClose} />
        <nav aria-label={texts.title} className="mt-auto flex flex-col border-t border-line pt-2">
          <MenuLink to="/ajuda" path={ICON_PATHS.info} text={texts.help} onFollow={onClose} />
          <MenuLink to="/logout" path={LOG_OUT_PATH} text={texts.logOut} onFollow={onClose} />
        </nav>
      </div>
    </Dialog>
  )
}

type TabId = 'account' | 'offers' | 'preferences'

const TAB_IDS: readonly TabId[] = ['account', 'offers', 'preferences']

function MenuTabs({ onFollow }: { readonly onFollow: () => void }) {
  const texts = useTexts(userMenuTexts)
  const [chosen, setChosen] = useState<TabId>('account')
  return (
    <Tabs
      label={texts.tabs}
      tabs={TAB_IDS.map((id) => ({ id, label: texts[id] }))}
      chosen={chosen}
      onChoose={setChosen}
    >
      {chosen === 'account' && <AccountTab onFollow={onFollow} />}
      {chosen === 'offers' && <OffersTab onFollow={onFollow} />}
      {chosen === 'preferences' && <PreferencesTab onFollow={onFollow} />}
    </Tabs>
  )
}
