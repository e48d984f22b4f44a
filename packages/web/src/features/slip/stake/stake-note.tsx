import { classNames } from '../../../ui/class-names.ts'

interface StakeNoteProps {
  readonly id: string
  readonly text: string | null
  readonly isProblem: boolean
  /** Announced at once, and not only when the field is focused. */
  readonly isAlert: boolean
}

/** The note about a stake, in a row of its own under the two columns of the stake. */
export function StakeNote({ id, text, isProblem, isAlert }: StakeNoteProps) {
  if (text === null) return null
  return (
    <p
      id={id}
      data-stake-note
      role={isAlert ? 'alert' : undefined}
      className={classNames(
        'figures order-last col-span-2 text-xs',
        isProblem ? 'font-medium text-danger' : 'text-muted',
      )}
    >
      {text}
    </p>
  )
}
