import { classNames } from '../../../ui/class-names.ts'

interface StakeNoteProps {
  readonly id: string
  readonly text: string | null
  readonly isProblem: boolean
  /** Said at once, and not only to who comes to the field. */
  readonly isAlert: boolean
}

/** What is said about a stake, in a row of its own under the two columns in which the stake is. */
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
