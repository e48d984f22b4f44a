import { Link } from '../routing/router.tsx'
import { useDocumentTitle } from '../routing/use-document-title.ts'
import { useTexts } from '../texts/texts.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { notFoundTexts } from './not-found-texts.ts'

/** Any unknown path (RTE-32). */
export function NotFoundPage() {
  const texts = useTexts(notFoundTexts)
  useDocumentTitle(texts.title)
  return (
    <>
      <h1 className="sr-only">{texts.title}</h1>
      <EmptyState icon="search" title={texts.title}>
        <p className="text-muted">{texts.hint}</p>
        <Link to="/" className={buttonClass({})}>
          {texts.toHome}
        </Link>
      </EmptyState>
    </>
  )
}
