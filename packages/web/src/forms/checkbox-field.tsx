import { type InputHTMLAttributes, type Ref, useId } from 'react'
import { useLanguage } from '../prefs/prefs-store.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { Checkbox } from '../ui/input.tsx'
import { errorText } from './field-check.ts'

interface CheckboxFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string
  readonly error?: string | undefined
  readonly ref?: Ref<HTMLInputElement>
}

/** A checkbox with its sentence beside it and its error underneath. */
export function CheckboxField({ label, error, required, ...input }: CheckboxFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const text = errorText(error, useLanguage())
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="flex min-h-11 items-center gap-3">
        <Checkbox
          {...input}
          id={id}
          aria-required={required}
          aria-invalid={text !== undefined}
          aria-describedby={text ? noteId : undefined}
        />
        <span>{label}</span>
      </label>
      {text !== undefined && (
        <p id={noteId} className="flex items-center gap-1 text-sm text-danger">
          <Icon name="warning" size={16} />
          {text}
        </p>
      )}
    </div>
  )
}
