import { sportPath } from '../../../routing/catalogue-paths.ts'
import { Link } from '../../../routing/router.tsx'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { IconName } from '../../../ui/icon/icon-paths.ts'

interface NoGamesProps {
  readonly title: string
  readonly icon?: IconName
  /** Links to football, which has games, from pages without any. */
  readonly hasWayOut?: boolean
}

export function NoGames({ title, icon = 'clock', hasWayOut = false }: NoGamesProps) {
  const texts = useTexts(catalogueTexts)
  return (
    <EmptyState icon={icon} title={title}>
      <p className="text-muted">{texts.noGamesHint}</p>
      {hasWayOut && (
        <Link to={sportPath('football')} className={buttonClass({ look: 'secondary' })}>
          {texts.seeFootball}
        </Link>
      )}
    </EmptyState>
  )
}
