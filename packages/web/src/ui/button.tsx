import type { ButtonHTMLAttributes, Ref } from 'react'
import { classNames } from './class-names.ts'

const LOOKS = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong',
  secondary: 'border border-line-strong text-ink hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
  onFrame: 'text-on-frame hover:bg-on-frame/10',
  onFrameOutline: 'border border-on-frame/40 text-on-frame hover:bg-on-frame/10',
  gold: 'bg-gold text-on-gold hover:brightness-105',
  danger: 'border border-danger text-danger hover:bg-danger-soft',
} as const

const SIZES = {
  small: 'min-h-9 px-3 text-sm touch:min-h-11',
  normal: 'min-h-11 px-4',
  icon: 'size-11 justify-center',
} as const

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-control font-semibold whitespace-nowrap ' +
  'transition-colors ' +
  'disabled:cursor-not-allowed disabled:opacity-55'

interface ButtonLook {
  readonly look?: keyof typeof LOOKS
  readonly size?: keyof typeof SIZES
  readonly isWide?: boolean
}

/** The look alone, for links beside buttons. */
export function buttonClass({ look = 'primary', size = 'normal', isWide }: ButtonLook): string {
  return classNames(BASE, LOOKS[look], SIZES[size], isWide && 'w-full')
}

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  readonly ref?: Ref<HTMLButtonElement>
}

export function Button(props: ButtonProps) {
  const { look = 'primary', size = 'normal', isWide = false, className, ...rest } = props
  const classes = classNames(buttonClass({ look, size, isWide }), className)
  return <button type="button" {...rest} className={classes} />
}
