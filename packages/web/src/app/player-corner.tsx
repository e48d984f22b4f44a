import { UserMenuButton } from '../features/user-menu/user-menu.ts'
import { WalletSummary } from '../features/wallet/wallet.ts'
import { shellTexts } from '../texts/shell-texts.ts'
import { useTexts } from '../texts/texts.ts'

/** The player's side of the header: money and menu. Its code is not loaded for visitors. */
export function PlayerCorner() {
  const texts = useTexts(shellTexts)
  return (
    <>
      <WalletSummary />
      <UserMenuButton label={texts.userMenu} />
    </>
  )
}
