import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { FOOTBALL } from '@caderneta/domain/markets/registry/sports'
import { type ReactNode, useMemo } from 'react'
import { usePage } from '../../../root/page.ts'
import { readFavourites, useFavouriteLoads } from '../favourites/favourites-store.ts'
import { favouritesFirst } from '../favourites/followed.ts'
import { useListOrder } from '../rows/on-view-move.ts'
import { useRowColumns } from '../rows/row-columns.ts'
import { groupByTournament, type TournamentGames } from './group-games.ts'
import { ListPanel } from './list-panel.tsx'
import { TournamentGroup } from './tournament-group.tsx'

interface TournamentGroupsProps {
  /** Of one sport. */
  readonly games: readonly GameWire[]
  /** Beside the heads of the columns, which stay in sight: the list's name or its choices. */
  readonly head?: ReactNode
  /** Chosen for this list alone, by what `head` has. */
  readonly marketId?: number
  /** Only the first group starts open (LST-06). */
  readonly isFirstOnly?: boolean
  readonly level?: 2 | 3
  /** The games are those of the day that `head` names. */
  readonly isUnderDay?: boolean
}

/** Favourites lead a list; it keeps its order when a star is pressed, until the next loading. */
function useGroups(games: readonly GameWire[]) {
  const page = usePage()
  const loads = useFavouriteLoads()
  return useMemo(
    () => favouritesFirst(groupByTournament(games), loads > 0 ? readFavourites(page) : []),
    [page, games, loads],
  )
}

/** All groups, or of a page that is painted on the server those in sight. */
function usePainted(groups: readonly TournamentGames[]): readonly TournamentGames[] {
  const { painting } = usePage()
  if (!painting) return groups
  let room = painting.rowsLeft
  return groups.filter(({ games }) => {
    room -= games.length
    return room + games.length > 0
  })
}

/** The games of a list under the heads of their columns, tournament by tournament. */
export function TournamentGroups(props: TournamentGroupsProps) {
  const { games, head, marketId, isFirstOnly = false, level, isUnderDay } = props
  const groups = usePainted(useGroups(games))
  const sportId = groups[0]?.sportId ?? FOOTBALL
  const columns = useRowColumns(sportId, marketId)
  useListOrder(groups.map(({ tournamentId }) => tournamentId).join())
  if (groups.length === 0) return null
  return (
    <ListPanel head={head} columns={columns} sportId={marketId === undefined ? sportId : undefined}>
      {groups.map((group, i) => (
        <TournamentGroup
          key={group.tournamentId}
          group={group}
          columns={columns}
          isOpenAtFirst={i === 0 || !isFirstOnly}
          {...(level && { level })}
          {...(isUnderDay && { isUnderDay })}
        />
      ))}
    </ListPanel>
  )
}
