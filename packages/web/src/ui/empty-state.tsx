import type { ReactNode } from 'react'
import { Icon } from './icon/icon.tsx'
import type { IconName } from './icon/icon-paths.ts'

interface EmptyStateProps {
  readonly icon: IconName
  readonly title: string
  readonly children?: ReactNode
}

/** States that there is nothing here, and what to do instead. */
export function EmptyState({ icon, title, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-line px-6 py-10 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-sunken text-muted">
        <Icon name={icon} size={28} />
      </span>
      <p className="max-w-prose text-balance text-base font-semibold">{title}</p>
      {children}
    </div>
  )
}
