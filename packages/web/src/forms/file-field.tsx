import { type ChangeEvent, type ReactNode, useId } from 'react'
import { useLanguage } from '../prefs/prefs-store.ts'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { errorText } from './field-check.ts'

interface FileFieldProps {
  readonly label: string
  readonly hint: string
  readonly chooseLabel: string
  readonly accept: readonly string[]
  readonly file: File | null
  readonly error?: string | undefined
  /** Preview of the chosen file. */
  readonly preview?: ReactNode
  readonly onChoose: (file: File | null) => void
}

/** A file input with a preview; the button is the input's own label, so native keys work. */
export function FileField(props: FileFieldProps) {
  const { label, hint, chooseLabel, accept, file, error, preview, onChoose } = props
  const id = useId()
  const noteId = `${id}-note`
  const text = errorText(error, useLanguage())
  const choose = (event: ChangeEvent<HTMLInputElement>) => onChoose(event.target.files?.[0] ?? null)
  return (
    <div
      className={classNames(
        'flex flex-col gap-2 rounded-card border border-dashed p-4 has-[:focus-visible]:border-brand',
        text === undefined ? 'border-line-strong' : 'border-danger',
      )}
    >
      <span id={`${id}-label`} className="font-semibold">
        {label}
      </span>
      {preview}
      <div className="flex flex-wrap items-center gap-3">
        <label
          className={`${buttonClass({ look: 'secondary', size: 'small' })} cursor-pointer has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand`}
        >
          {chooseLabel}
          <input
            type="file"
            id={id}
            accept={accept.join(',')}
            aria-labelledby={`${id}-label`}
            aria-describedby={noteId}
            aria-invalid={text !== undefined}
            onChange={choose}
            className="sr-only"
          />
        </label>
        <span className="wrap-anywhere text-sm text-muted">{file?.name}</span>
      </div>
      <p
        id={noteId}
        className={`flex items-center gap-1 text-sm ${text === undefined ? 'text-muted' : 'text-danger'}`}
      >
        {text !== undefined && <Icon name="warning" size={16} />}
        {text ?? hint}
      </p>
    </div>
  )
}
