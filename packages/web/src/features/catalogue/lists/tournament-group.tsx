import { favourite } from '@caderneta/contract/catalogue/favourites'
import { routeOf } from '@caderneta/domain/markets/registry/sports'
import { memo } from 'react'
import { useLocationBeside, useTournamentName } from '../../../names/names.ts'
import { tournamentPath } from '../../../routing/catalogue-paths.ts'
import { Link } from '../../../routing/router.tsx'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Collapsible } from '../../../ui/collapsible.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { FavouriteStar } from '../favourites/favourite-star.tsx'
import { GameRows } from '../rows/game-rows.tsx'
import type { RowColumn } from '../rows/row-columns.ts'
import type { TournamentGames } from './group-games.ts'

interface TournamentGroupProps {
  readonly group: TournamentGames
  readonly columns: readonly RowColumn[]
  readonly isOpenAtFirst?: boolean
  readonly level?: 2 | 3
  /** A heading over the list names the day. */
  readonly isUnderDay?: boolean
}

/** The games of one tournament under its name, which opens and closes them. */
export const TournamentGroup = memo(function TournamentGroup(props: TournamentGroupProps) {
  const { group, columns, isOpenAtFirst = true, level = 2, isUnderDay = false } = props
  const texts = useTexts(catalogueTexts)
  const name = useTournamentName(group.name) || texts.unavailable
  const location = useLocationBeside(name, group.location)
  const route = routeOf(group.sportId)
  return (
    <Collapsible
      isOpenAtFirst={isOpenAtFirst}
      isInList
      level={level}
      title={
        <span className="flex min-w-0 items-baseline gap-2 text-[0.8125rem] tracking-tight sm:text-sm sm:tracking-normal">
          <span className="truncate pr-px" title={name}>
            {name}
          </span>
          {location !== '' && (
            <span className="hidden truncate text-xs font-normal text-muted sm:inline">
              {location}
            </span>
          )}
          <Badge>{group.games.length}</Badge>
        </span>
      }
      aside={
        <>
          <FavouriteStar
            one={favourite('competition', group.tournamentId)}
            name={name}
            look="head"
          />
          <Link
            to={tournamentPath(route, group.tournamentId)}
            aria-label={name}
            className="grid w-11 shrink-0 place-items-center self-stretch text-muted -outline-offset-2 hover:text-ink"
          >
            <Icon name="chevron-right" size={16} />
          </Link>
        </>
      }
    >
      <GameRows games={group.games} columns={columns} isUnderDay={isUnderDay} />
    </Collapsible>
  )
})
