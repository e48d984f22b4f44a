import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { useLanguage } from '../prefs/prefs-store.ts'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { errorText } from './field-check.ts'

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string
  readonly hint?: string | undefined
  /** An error code of the form, or a message from the server. */
  readonly error?: string | undefined
  /** Rendered over the end of the input, such as a button that shows a password. */
  readonly aside?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
  /** Initial focus of a dialog. */
  readonly 'data-autofocus'?: boolean
}

/** A labelled input with its error underneath, made for `register` of react-hook-form. */
export function TextField({ label, hint, error, aside, className, ...input }: TextFieldProps) {
  const language = useLanguage()
  return (
    <Field label={label} hint={hint} error={errorText(error, language)}>
      {(control) => (
        <span className="relative block">
          <Input
            {...input}
            {...control}
            aria-required={input.required}
            required={false}
            className={aside ? `pr-12 ${className ?? ''}` : (className ?? '')}
          />
          {aside}
        </span>
      )}
    </Field>
  )
}
