import type { ReactNode, Ref, SelectHTMLAttributes } from 'react'
import { useLanguage } from '../prefs/prefs-store.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/input.tsx'
import { errorText } from './field-check.ts'

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** The options. */
  readonly children: ReactNode
  readonly ref?: Ref<HTMLSelectElement>
}

/** A labelled select with its error underneath. */
export function SelectField({
  label,
  hint,
  error,
  required,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={errorText(error, useLanguage())}>
      {(control) => (
        <Select {...select} {...control} aria-required={required}>
          {children}
        </Select>
      )}
    </Field>
  )
}
