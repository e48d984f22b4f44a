import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import type { IconName } from '../../ui/icon/icon-paths.ts'

interface PageTitleProps {
  readonly icon: IconName
  /** On a phone the strip of sports says it: there it is only read out. */
  readonly isQuietOnPhone?: boolean
  readonly children: ReactNode
}

export function PageTitle({ icon, isQuietOnPhone = false, children }: PageTitleProps) {
  return (
    <h1
      className={classNames(
        'flex items-center gap-2.5 text-2xl font-extrabold tracking-tight',
        isQuietOnPhone && 'max-md:sr-only',
      )}
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-strong">
        <Icon name={icon} size={22} />
      </span>
      <span className="min-w-0 text-balance">{children}</span>
    </h1>
  )
}
