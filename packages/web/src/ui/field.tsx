import { type ReactNode, useId } from 'react'
import { Icon } from './icon/icon.tsx'

/** The props a control inside a field must have, so that label and error are announced with it. */
interface FieldControl {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

interface FieldProps {
  readonly label: string
  /** Shown under the control; replaced by the error when there is one. */
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly children: (control: FieldControl) => ReactNode
}

/** A labelled control with its error underneath. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? hint
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold text-ink">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': note ? noteId : undefined,
      })}
      {error !== undefined && (
        <p id={noteId} className="flex items-center gap-1 text-sm text-danger">
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
      {error === undefined && hint !== undefined && (
        <p id={noteId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
