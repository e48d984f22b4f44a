import { ICON_PATHS, type IconName } from './icon-paths.ts'

interface IconProps {
  readonly name: IconName
  /** Side in pixels. */
  readonly size?: number
  readonly className?: string
}

/** A drawn sign beside a text or within a labelled button; never read aloud itself. */
export function Icon({ name, size = 20, className = '' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
