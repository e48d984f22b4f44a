import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const TONES = {
  neutral: 'bg-sunken text-muted',
  brand: 'bg-brand-soft text-brand-strong',
  gold: 'bg-gold-soft text-gold-ink',
  danger: 'bg-danger-soft text-danger',
  count: 'bg-gold text-on-gold figures min-w-5 justify-center',
} as const

interface BadgeProps {
  readonly tone?: keyof typeof TONES
  readonly children: ReactNode
}

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  const base = 'inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-xs font-bold'
  return <span className={classNames(base, TONES[tone])}>{children}</span>
}
