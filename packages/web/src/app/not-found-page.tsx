import { MAIN_SPORT } from '@caderneta/domain/markets/registry/sports'
import { sportPath } from '../routing/catalogue-paths.ts'
import { Link } from '../routing/router.tsx'
import { useDocumentTitle } from '../routing/use-document-title.ts'
import { catalogueTexts } from '../texts/catalogue-texts.ts'
import { notFound as en } from '../texts/en/not-found.ts'
import { notFound as ptBR } from '../texts/ptBR/not-found.ts'
import { useTexts } from '../texts/texts.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

const notFoundTexts = { ptBR, en }

/** Any unknown path (RTE-32). */
export function NotFoundPage() {
  const texts = useTexts(notFoundTexts)
  const { seeFootball, liveTitle } = useTexts(catalogueTexts)
  useDocumentTitle(texts.title)
  return (
    <>
      <h1 className="sr-only">{texts.title}</h1>
      <EmptyState icon="search" title={texts.title}>
        <p className="text-muted">{texts.hint}</p>
        <div className="flex flex-wrap justify-center gap-2">
          <Link to="/" className={buttonClass({})}>
            {texts.toHome}
          </Link>
          <Link to={sportPath(MAIN_SPORT)} className={buttonClass({ look: 'secondary' })}>
            {seeFootball}
          </Link>
          <Link to="/live" className={buttonClass({ look: 'secondary' })}>
            {liveTitle}
          </Link>
        </div>
      </EmptyState>
    </>
  )
}
