import { useTexts } from '../../texts/texts.ts'
import { ICON_PATHS } from '../../ui/icon/icon-paths.ts'
import { USER_PATH } from '../../ui/icon/later-icon-paths.ts'
import { MenuLink } from './menu-link.tsx'
import { userMenuTexts } from './user-menu-texts.ts'

/** 'Conta': bank, account and bets (USR-07, USR-08). */
export function AccountTab({ onFollow }: { readonly onFollow: () => void }) {
  const texts = useTexts(userMenuTexts)
  return (
    <div className="flex flex-col">
      <MenuLink to="/bank/balance" path={ICON_PATHS.bank} text={texts.bank} onFollow={onFollow} />
      <MenuLink
        to="/account/personal"
        path={USER_PATH}
        text={texts.myAccount}
        onFollow={onFollow}
      />
      <MenuLink to="/mybets" path={ICON_PATHS.ticket} text={texts.myBets} onFollow={onFollow} />
    </div>
  )
}
