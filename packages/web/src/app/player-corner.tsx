import { UserMenuButton } from '../features/user-menu/user-menu.ts'
import { WalletSummary } from '../features/wallet/wallet.ts'
import { shellTexts } from '../texts/shell-texts.ts'
import { useTexts } from '../texts/texts.ts'

/** The player's side of the header: the money and the menu. A visitor does without its code. */
export function PlayerCorner() {
  const texts = useTexts(shellTexts)
  return (
    <>
      <WalletSummary />
      <UserMenuButton label={texts.userMenu} />
    </>
  )
}
