interface SkeletonProps {
  readonly className?: string
}

/** A grey placeholder for loading content; the page around it announces the loading once. */
export function Skeleton({ className = 'h-4 w-full' }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={`shimmer block rounded-control bg-sunken ${className}`} />
  )
}
