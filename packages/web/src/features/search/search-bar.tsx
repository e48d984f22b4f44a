import { lazy, Suspense } from 'react'
import { closeMenus, useIsMenuOpen } from '../../menus/menu-store.ts'
import { usePage } from '../../root/page.ts'
import { PartBoundary } from '../../routing/part-boundary.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const SearchBox = lazy(async () => ({ default: (await import('./search-box.tsx')).SearchBox }))

/** The search box over the page, below the header, so that nothing moves; loaded when opened. */
export function SearchBar() {
  if (!useIsMenuOpen('search')) return null
  return (
    <div className="absolute inset-x-0 top-full border-b border-line bg-surface text-ink shadow-card">
      <div className="mx-auto max-w-3xl px-3 py-2">
        <SearchField isFocused />
      </div>
    </div>
  )
}

/** The box itself, also at the top of the mobile menu (MNU-04). */
export function SearchField({ isFocused = false }: { readonly isFocused?: boolean }) {
  const page = usePage()
  return (
    <PartBoundary onClose={() => closeMenus(page)}>
      <Suspense fallback={<Skeleton className="h-11" />}>
        <SearchBox isFocused={isFocused} onClose={() => closeMenus(page)} />
      </Suspense>
    </PartBoundary>
  )
}
