import { Link } from '../routing/router.tsx'
import { useDocumentTitle } from '../routing/use-document-title.ts'
import { shellTexts } from '../texts/shell-texts.ts'
import { useTexts } from '../texts/texts.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** Any path that is none of ours (RTE-32). */
export function NotFoundPage() {
  const texts = useTexts(shellTexts)
  useDocumentTitle(texts.notFound)
  return (
    <>
      <h1 className="sr-only">{texts.notFound}</h1>
      <EmptyState icon="search" title={texts.notFound}>
        <p className="text-muted">{texts.notFoundHint}</p>
        <Link to="/" className={buttonClass({})}>
          {texts.toHome}
        </Link>
      </EmptyState>
    </>
  )
}
