import { LANGUAGES, type Language } from '@caderneta/contract/language'
import { moneyText } from '../../formats/money-format.ts'
import { choosePrefs, useLanguage } from '../../prefs/prefs-store.ts'
import { Link } from '../../routing/router.tsx'
import { refreshSite } from '../../site/refresh-site.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { useSession } from '../session/session.ts'
import { useWallet } from '../wallet/wallet.ts'
import { accountTexts } from './account-texts.ts'

/** The right menu: who plays, with how much, and the ways to bank, bets and out (USR). */
export function UserMenu({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(accountTexts)
  const { user } = useSession()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={user?.info.name ?? ''}
      closeLabel={texts.closeMenu}
      place="right"
    >
      <div className="flex flex-col gap-4 px-4 pb-6">
        <Balances onFollow={onClose} />
        <nav aria-label={texts.userMenu} className="flex flex-col">
          <MenuLink to="/bank/balance" icon="bank" text={texts.bank} onFollow={onClose} />
          <MenuLink to="/mybets" icon="ticket" text={texts.myBets} onFollow={onClose} />
          <MenuLink to="/logout" icon="close" text={texts.logOut} onFollow={onClose} />
        </nav>
        <LanguageChoice />
      </div>
    </Dialog>
  )
}

interface FollowProps {
  readonly onFollow: () => void
}

function Balances({ onFollow }: FollowProps) {
  const texts = useTexts(accountTexts)
  const { total, cash, cashback } = useWallet()
  return (
    <section className="figures flex flex-col gap-3 rounded-card bg-sunken p-4">
      <p className="text-sm text-muted">
        {texts.totalBalance}
        <span className="block text-2xl font-bold text-ink">{moneyText(total)}</span>
      </p>
      <dl className="grid grid-cols-[1fr_auto] gap-1 text-sm [&>dd]:text-right">
        <dt className="text-muted">{texts.available}</dt>
        <dd className="font-semibold">{moneyText(cash)}</dd>
        <dt className="text-muted">{texts.cashback}</dt>
        <dd className="font-semibold">{moneyText(cashback)}</dd>
      </dl>
      <Link to="/bank/funds" onClick={onFollow} className={buttonClass({ isWide: true })}>
        {texts.fund}
      </Link>
    </section>
  )
}

interface MenuLinkProps extends FollowProps {
  readonly to: string
  readonly icon: IconName
  readonly text: string
}

function MenuLink({ to, icon, text, onFollow }: MenuLinkProps) {
  return (
    <Link
      to={to}
      onClick={onFollow}
      className="flex min-h-12 items-center gap-3 rounded-control px-2 font-semibold hover:bg-sunken"
    >
      <Icon name={icon} className="text-muted" />
      {text}
    </Link>
  )
}

function choose(language: Language): void {
  choosePrefs({ language })
  void refreshSite()
}

function LanguageChoice() {
  const texts = useTexts(accountTexts)
  const chosen = useLanguage()
  const name = { ptBR: texts.portuguese, en: texts.english }
  return (
    <fieldset>
      <legend className="mb-2 text-sm text-muted">{texts.language}</legend>
      <div className="grid grid-cols-2 gap-2">
        {LANGUAGES.map((language) => (
          <Button
            key={language}
            look={language === chosen ? 'primary' : 'secondary'}
            size="small"
            aria-pressed={language === chosen}
            onClick={() => choose(language)}
          >
            {name[language]}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
