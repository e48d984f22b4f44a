import type { ReactNode } from 'react'
import { SectionMenu } from '../../menus/section-menu.tsx'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { useTexts } from '../../texts/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { bankTexts } from './bank-texts.ts'

interface BankFrameProps {
  readonly title: string
  /** The balance is wider than the other pages (ACC-18). */
  readonly isWide?: boolean
  readonly children: ReactNode
}

const PAGES = ['balance', 'funds', 'history', 'transfer', 'withdraw'] as const

/** The statement is reached from the balance and has no menu entry of its own. */
const pagesWithin = (page: (typeof PAGES)[number]) =>
  page === 'balance' ? ['/bank/statement'] : []

/** Frame of every bank page: its menu and its title (RTE-04 to RTE-08). */
export function BankFrame({ title, isWide = false, children }: BankFrameProps) {
  const texts = useTexts(bankTexts)
  useDocumentTitle(title)
  const entries = PAGES.map((page) => ({
    to: `/bank/${page}`,
    text: texts.pages[page],
    within: pagesWithin(page),
  }))
  return (
    <div className={classNames('mx-auto flex flex-col gap-4', isWide ? 'max-w-4xl' : 'max-w-xl')}>
      <SectionMenu label={texts.menu} entries={entries} />
      <h1 className="text-2xl font-bold">{title}</h1>
      {children}
    </div>
  )
}
