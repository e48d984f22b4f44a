import { useSiteState } from '../site/site-store.ts'
import { shellTexts } from '../texts/shell-texts.ts'
import { useTexts } from '../texts/texts.ts'

/** Covers the page while the app start waits (UIX-08): a thin line of light that blocks nothing. */
export function LoadingOverlay() {
  const texts = useTexts(shellTexts)
  const { status } = useSiteState()
  if (status !== 'loading') return null
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50">
      <span className="sr-only">{texts.loading}</span>
      <span aria-hidden="true" className="shimmer block h-1 bg-gold" />
    </div>
  )
}
