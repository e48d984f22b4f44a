import type { ReactNode } from 'react'
import { NavLink } from '../../routing/router.tsx'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { useTexts } from '../../texts/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { walletTexts } from './wallet-texts.ts'

interface BankFrameProps {
  readonly title: string
  /** The balance is wider than the other pages (ACC-18). */
  readonly isWide?: boolean
  readonly children: ReactNode
}

const place = ({ isActive }: { isActive: boolean }) =>
  classNames(
    'flex min-h-11 shrink-0 items-center border-b-[3px] px-3 font-semibold -outline-offset-2',
    isActive ? 'border-gold text-ink' : 'border-transparent text-muted hover:text-ink',
  )

/** Every page of the bank: its menu, with the pages that exist, and its title. */
export function BankFrame({ title, isWide = false, children }: BankFrameProps) {
  const texts = useTexts(walletTexts)
  useDocumentTitle(title)
  return (
    <div className={classNames('mx-auto flex flex-col gap-4', isWide ? 'max-w-4xl' : 'max-w-xl')}>
      <nav
        aria-label={texts.bankMenu}
        className="no-scrollbar flex gap-1 overflow-x-auto border-b border-line"
      >
        <NavLink to="/bank/balance" className={place}>
          {texts.balance}
        </NavLink>
        <NavLink to="/bank/funds" className={place}>
          {texts.deposit}
        </NavLink>
        <NavLink to="/bank/history" className={place}>
          {texts.history}
        </NavLink>
      </nav>
      <h1 className="text-2xl font-bold">{title}</h1>
      {children}
    </div>
  )
}
