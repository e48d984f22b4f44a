import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon/icon.tsx'

interface SuspendedProps {
  readonly text: string
  /** Read out before it, where several markets are side by side. */
  readonly market?: string
  readonly isCard?: boolean
}

/** One lock in place of all prices of a market, or of a row, that takes no bets now. */
export function Suspended({ text, market, isCard = false }: SuspendedProps) {
  return (
    <p
      data-suspended
      className={classNames(
        'flex items-center justify-center gap-1 rounded-control bg-sunken text-xs font-semibold text-muted',
        isCard ? 'min-h-[2.875rem]' : 'min-h-(--cell-height)',
      )}
    >
      <Icon name="lock" size={14} />
      {market && <span className="sr-only">{market}</span>}
      {text}
    </p>
  )
}
