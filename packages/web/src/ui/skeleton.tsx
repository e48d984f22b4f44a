interface SkeletonProps {
  readonly className?: string
}

/** A grey shape in the place of what is being loaded; the page around it says so once. */
export function Skeleton({ className = 'h-4 w-full' }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={`shimmer block rounded-control bg-sunken ${className}`} />
  )
}
