import type { InputHTMLAttributes, Ref, SelectHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'

const CONTROL =
  'min-h-11 w-full rounded-control border border-line-strong bg-surface px-3 text-base text-ink ' +
  'placeholder:text-muted aria-invalid:border-danger disabled:cursor-not-allowed ' +
  'disabled:bg-sunken disabled:text-muted'

interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly ref?: Ref<HTMLInputElement>
}

export function Input({ className, ...rest }: InputProps) {
  return <input {...rest} className={classNames(CONTROL, 'read-only:bg-sunken', className)} />
}

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly ref?: Ref<HTMLSelectElement>
}

/** The native select: it works with every keyboard, touch and screen reader. */
export function Select({ className, ...rest }: SelectProps) {
  return (
    <select {...rest} className={classNames(CONTROL, 'truncate pr-8 font-medium', className)} />
  )
}

interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly ref?: Ref<HTMLInputElement>
}

export function Checkbox({ className, ...rest }: CheckboxProps) {
  const classes = classNames('size-5 shrink-0 accent-brand', className)
  return <input type="checkbox" {...rest} className={classes} />
}
