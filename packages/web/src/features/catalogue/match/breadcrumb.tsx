import { Children, type ReactNode } from 'react'
import { useTexts } from '../../../texts/texts.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { matchTexts } from './match-texts.ts'

interface BreadcrumbProps {
  /** Links from the widest to the nearest, and last the current page. */
  readonly children: ReactNode
}

/**
 * One line: the current page is truncated first, since the title below repeats it. A phone has no
 * room for it beside the links, which are whole there.
 */
const STEP =
  'flex min-h-6 min-w-0 items-center gap-1 max-md:first:shrink-0 max-md:has-aria-[current=page]:hidden ' +
  'md:not-last:max-w-2/5 md:not-last:shrink-0 md:*:truncate ' +
  '[&_a]:underline-offset-4 [&_a]:hover:text-ink [&_a]:hover:underline'

export function Breadcrumb({ children }: BreadcrumbProps) {
  const texts = useTexts(matchTexts)
  return (
    <nav aria-label={texts.breadcrumb} className="min-w-0 grow text-sm text-muted">
      <ol className="flex items-center gap-x-1">
        {/* A missing step is skipped with its separator. */}
        {Children.map(Children.toArray(children), (step, i) => (
          <li className={STEP}>
            {i > 0 && <Icon name="chevron-right" size={14} />}
            {step}
          </li>
        ))}
      </ol>
    </nav>
  )
}
