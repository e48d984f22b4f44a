import type { InputHTMLAttributes, Ref, SelectHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'

const CONTROL =
  'w-full rounded-control bg-surface text-ink ' +
  'placeholder:text-muted aria-invalid:border-danger disabled:cursor-not-allowed ' +
  'disabled:bg-sunken disabled:text-muted'

/** `compact`: without a border, in a head that is lower than a field. */
const SIZES = {
  field: 'min-h-11 border border-line-strong px-3 text-base',
  compact: 'min-h-8 px-0 text-sm',
} as const

interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly ref?: Ref<HTMLInputElement>
}

export function Input({ className, ...rest }: InputProps) {
  const classes = classNames(CONTROL, SIZES.field, 'read-only:bg-sunken', className)
  return <input {...rest} className={classes} />
}

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly ref?: Ref<HTMLSelectElement>
  readonly look?: keyof typeof SIZES
}

/** The native select: it works with every keyboard, touch and screen reader. */
export function Select({ look = 'field', className, ...rest }: SelectProps) {
  const classes = classNames(CONTROL, SIZES[look], 'truncate pr-8 font-medium', className)
  return <select {...rest} className={classes} />
}

interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly ref?: Ref<HTMLInputElement>
}

export function Checkbox({ className, ...rest }: CheckboxProps) {
  const classes = classNames('size-5 shrink-0 accent-brand', className)
  return <input type="checkbox" {...rest} className={classes} />
}
