import { ICON_PATHS, type IconName } from './icon-paths.ts'

interface IconLook {
  /** Side in pixels. */
  readonly size?: number
  readonly className?: string
}

/** An icon beside a text or within a labelled button; hidden from screen readers. */
export function Icon({ name, ...look }: IconLook & { readonly name: IconName }) {
  return <PathIcon path={ICON_PATHS[name]} {...look} />
}

/** The same for a path that is not part of the first page: see `later-icon-paths.ts`. */
export function PathIcon({
  path,
  size = 20,
  className = '',
}: IconLook & { readonly path: string }) {
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
      <path d={path} />
    </svg>
  )
}
