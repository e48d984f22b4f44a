import { shellTexts } from '../texts/shell-texts.ts'
import { useTexts } from '../texts/texts.ts'
import { Skeleton } from '../ui/skeleton.tsx'

/** Shown in place of a page while its code is loading. */
export function PageSkeleton() {
  const texts = useTexts(shellTexts)
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}
