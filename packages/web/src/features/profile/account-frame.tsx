import type { ReactNode } from 'react'
import { SectionMenu } from '../../menus/section-menu.tsx'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { useTexts } from '../../texts/texts.ts'
import { profileTexts } from './profile-texts.ts'

const PAGES = [
  'personal',
  'address',
  'preferences',
  'password',
  'verification',
  'responsible',
] as const

interface AccountFrameProps {
  readonly page: (typeof PAGES)[number]
  readonly hint?: string
  readonly children: ReactNode
}

/** Frame of every account page: its menu and its title (RTE-09 to RTE-14). */
export function AccountFrame({ page, hint, children }: AccountFrameProps) {
  const texts = useTexts(profileTexts)
  useDocumentTitle(texts[page])
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-4">
      <AccountMenu />
      <div>
        <h1 className="text-2xl font-bold">{texts[page]}</h1>
        {hint && <p className="mt-1 text-muted">{hint}</p>}
      </div>
      {children}
    </div>
  )
}

function AccountMenu() {
  const texts = useTexts(profileTexts)
  const entries = PAGES.map((page) => ({ to: `/account/${page}`, text: texts[page] }))
  return <SectionMenu label={texts.account} entries={entries} />
}
