import { MAIN_SPORT, sportByRoute } from '@caderneta/domain/markets/registry/sports'
import { sportPath } from '../../routing/catalogue-paths.ts'
import { Link } from '../../routing/router.tsx'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { catalogueTexts } from '../../texts/catalogue-texts.ts'
import { useTexts } from '../../texts/texts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { listTexts } from './lists/list-texts.ts'

interface NotFoundProps {
  readonly title: string
  readonly hint?: string
  /** The sport of the address, to which the link back leads; football when there is none. */
  readonly route: string
}

/** The address does not exist: what was requested, a likely reason, and links onwards. */
export function NotFound({ title, hint, route }: NotFoundProps) {
  const { seeFootball, liveTitle } = useTexts(catalogueTexts)
  const { seeSport, toHome } = useTexts(listTexts)
  const sport = sportByRoute(route)?.route ?? MAIN_SPORT
  useDocumentTitle(title)
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <EmptyState icon="search" title={title}>
        {hint && <p className="text-muted">{hint}</p>}
        <div className="flex flex-wrap justify-center gap-2">
          <Link to={sportPath(sport)} className={buttonClass({})}>
            {sport === MAIN_SPORT ? seeFootball : seeSport}
          </Link>
          <Link to="/live" className={buttonClass({ look: 'secondary' })}>
            {liveTitle}
          </Link>
          <Link to="/" className={buttonClass({ look: 'secondary' })}>
            {toHome}
          </Link>
        </div>
      </EmptyState>
    </>
  )
}

export function SportNotFound() {
  const texts = useTexts(listTexts)
  return <NotFound title={texts.sportNotFound} hint={texts.addressHint} route={MAIN_SPORT} />
}
