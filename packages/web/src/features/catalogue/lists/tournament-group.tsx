import { routeOf } from '@caderneta/domain/markets/sports'
import { memo } from 'react'
import { useLocationName, useTournamentName } from '../../../names/names.ts'
import { tournamentPath } from '../../../routing/catalogue-paths.ts'
import { Link } from '../../../routing/router.tsx'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Collapsible } from '../../../ui/collapsible.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { GameRows } from '../rows/game-rows.tsx'
import type { TournamentGames } from './group-games.ts'

interface TournamentGroupProps {
  readonly group: TournamentGames
  readonly isOpenAtFirst?: boolean
  readonly marketId?: number | undefined
  readonly level?: 2 | 3
}

/** The games of one tournament under its name, which opens and closes them. */
export const TournamentGroup = memo(function TournamentGroup(props: TournamentGroupProps) {
  const { group, isOpenAtFirst = true, marketId, level = 2 } = props
  const texts = useTexts(catalogueTexts)
  const name = useTournamentName(group.name) || texts.unavailable
  const location = useLocationName(group.location)
  const route = routeOf(group.sportId)
  return (
    <Collapsible
      isOpenAtFirst={isOpenAtFirst}
      isHeadSticky
      level={level}
      title={
        <span className="flex min-w-0 items-center gap-2">
          <span className="min-w-0 leading-tight md:flex md:items-baseline md:gap-2">
            <span className="block">{name}</span>
            {location !== '' && (
              <span className="block text-xs font-normal text-muted">{location}</span>
            )}
          </span>
          <Badge>{group.games.length}</Badge>
        </span>
      }
      aside={
        <Link
          to={tournamentPath(route, group.tournamentId)}
          aria-label={name}
          className="grid size-11 shrink-0 place-items-center rounded-control text-muted -outline-offset-2 hover:text-ink"
        >
          <Icon name="chevron-right" size={18} />
        </Link>
      }
    >
      <GameRows games={group.games} marketId={marketId} />
    </Collapsible>
  )
})
