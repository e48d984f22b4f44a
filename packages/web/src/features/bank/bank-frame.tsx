import type { ReactNode } from 'react'
import { SectionMenu } from '../../menus/section-menu.tsx'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { useTexts } from '../../texts/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { bankTexts } from './bank-texts.ts'

interface BankFrameProps {
  readonly title: string
  /** What is here, where the title does not say it. */
  readonly hint?: string
  /** The balance is wider than the other pages (ACC-18). */
  readonly isWide?: boolean
  readonly children: ReactNode
}

const PAGES = ['balance', 'funds', 'history', 'transfer', 'withdraw'] as const

/** The statement is reached from the balance and has no menu entry of its own. */
const pagesWithin = (page: (typeof PAGES)[number]) =>
  page === 'balance' ? ['/bank/statement'] : []

/**
 * Frame of every bank page: its menu and its title (RTE-04 to RTE-08). Both are in the same place
 * on each of them; only what is below them differs in width.
 */
export function BankFrame({ title, hint, isWide = false, children }: BankFrameProps) {
  const texts = useTexts(bankTexts)
  useDocumentTitle(title)
  const entries = PAGES.map((page) => ({
    to: `/bank/${page}`,
    text: texts.pages[page],
    within: pagesWithin(page),
  }))
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-4">
      <SectionMenu label={texts.menu} entries={entries} />
      <div>
        <h1 className="text-2xl font-bold">{title}</h1>
        {hint && <p className="mt-1 text-muted">{hint}</p>}
      </div>
      <div className={classNames('flex flex-col gap-4', !isWide && 'max-w-xl')}>{children}</div>
    </div>
  )
}
