import { useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon/icon.tsx'

interface OddsButtonProps {
  /** The label shown beside the odds: 'Grêmio', 'X', 'Mais de 2.5'. */
  readonly label: string
  /** A handicap that is never truncated, however long the label: '-4.5'. */
  readonly handicap?: string | undefined
  /** The full label for a screen reader, including price and state. */
  readonly description: string
  readonly price: string
  /** The direction of the last move. `move` counts the moves, so that each one flashes. */
  readonly direction: 'up' | 'down' | null
  readonly move: number
  readonly isLocked: boolean
  readonly isSelected: boolean
  /**
   * Label above the price (cards, list rows), beside it (market lists), or the price alone; `third`
   * is one of three in a row: above it on a phone, else beside it.
   */
  readonly shape?: 'stacked' | 'row' | 'third' | 'cell' | 'named'
  readonly onPress: () => void
}

const SHAPES = {
  stacked: 'flex-col justify-center px-1 py-1 min-h-11',
  row: 'justify-between gap-2 px-3 py-1 leading-tight min-h-11',
  third: 'flex-col justify-between gap-x-2 px-1 py-1 leading-tight min-h-11 sm:flex-row sm:px-3',
  cell: 'justify-center gap-0.5 px-0.5 min-h-(--cell-height)',
  named: 'flex-col justify-center px-0.5 min-h-(--cell-height)',
} as const

function look(isSelected: boolean, isLocked: boolean): string {
  if (isSelected) return 'border-brand bg-brand text-on-brand'
  if (isLocked) return 'cursor-not-allowed border-line bg-sunken text-muted'
  return 'border-line bg-paper text-ink hover:border-brand hover:bg-brand-soft'
}

/** One selectable price. A moved price flashes with an arrow, a suspended one is locked. */
export function OddsButton(props: OddsButtonProps) {
  const { description, price, move, isLocked, isSelected, shape } = props
  const [moveBefore] = useState(move)
  // Moves from before it came on screen are ignored, or every row would flash as it scrolls in.
  const direction = move === moveBefore || isLocked ? null : props.direction
  // A selection in the slip can be removed from it, whatever the status of its market.
  const isDisabled = isLocked && !isSelected
  const moved = direction ? `${direction}-${move % 2 === 0 ? 'a' : 'b'}` : undefined
  return (
    <button
      type="button"
      aria-label={description}
      aria-pressed={isSelected}
      aria-disabled={isDisabled}
      data-move={isSelected ? undefined : moved}
      onClick={() => !isDisabled && props.onPress()}
      className={classNames(
        // Without a transition of its colours: each of its frames would paint the whole list again.
        'relative flex w-full min-w-0 items-center rounded-control border text-sm',
        SHAPES[shape ?? 'stacked'],
        look(isSelected, isLocked),
      )}
    >
      <Label {...props} />
      <Price price={price} direction={direction} isLocked={isLocked} shape={shape} />
      {/* Not of the button itself: each frame of it would style all that the button contains. */}
      {moved && <span className="move-veil" />}
    </button>
  )
}

function Label({ label, handicap, shape, isSelected }: OddsButtonProps) {
  if (label === '' && handicap === undefined) return null
  const look = classNames(
    shape === 'row' && 'font-medium text-left',
    // A long name takes several lines: it is the only place that says it.
    shape === 'third' && 'text-center text-xs wrap-anywhere sm:text-left sm:text-sm sm:font-medium',
    shape === 'cell' && 'text-[0.6875rem]',
    // In a narrow column the words take two lines; what they say is not cut.
    shape === 'named' && 'text-center text-balance text-[0.6875rem] leading-2.5',
    (shape ?? 'stacked') === 'stacked' && 'truncate text-xs',
    !isSelected && 'text-muted',
  )
  if (handicap === undefined) {
    return (
      <span className={classNames('min-w-0 max-w-full', look)} title={label}>
        {label}
      </span>
    )
  }
  return (
    <span className={classNames('flex min-w-0 flex-wrap gap-x-1', look)}>
      {label !== '' && <span>{label}</span>}
      <span className="figures">{handicap}</span>
    </span>
  )
}

type PriceProps = Pick<OddsButtonProps, 'price' | 'direction' | 'isLocked'> & {
  readonly shape: OddsButtonProps['shape'] | undefined
}

/** Most prices have four characters; a narrow cell has no room for five of its size. */
function sizeOf(price: string, shape: OddsButtonProps['shape']): string {
  if (shape === 'named') return 'text-sm leading-3.5'
  if (shape !== 'cell') return 'text-[0.9375rem]'
  if (price.length === 5) return 'text-sm md:max-2xl:text-xs'
  return price.length > 5 ? 'text-[0.6875rem]' : 'text-sm'
}

function Price({ price, direction, isLocked, shape }: PriceProps) {
  if (isLocked) {
    return (
      <span className="flex h-5 items-center">
        <Icon name="lock" size={16} />
      </span>
    )
  }
  return (
    <span
      className={classNames(
        'figures relative flex items-center font-bold',
        shape === 'named' ? 'h-3.5' : 'h-5',
        sizeOf(price, shape),
      )}
    >
      {price}
      {direction && (
        <span
          className={classNames(
            'move-arrow absolute',
            // A cell has no room beside its price.
            shape === 'cell' ? '-top-1.5 -right-0.5' : 'left-full ml-0.5',
            direction === 'up' ? 'text-up' : 'text-down',
          )}
        >
          <Icon name={`arrow-${direction}`} size={shape === 'cell' ? 10 : 12} />
        </span>
      )}
    </span>
  )
}
