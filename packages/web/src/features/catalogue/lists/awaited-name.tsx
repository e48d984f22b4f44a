import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** In place of a name that is still to come: a bar in its line, announced as loading. */
export function AwaitedName({ className }: { readonly className: string }) {
  const { loading } = useTexts(catalogueTexts)
  return (
    <>
      <span className="sr-only">{loading}</span>
      <Skeleton className={className} />
    </>
  )
}
