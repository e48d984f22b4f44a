import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { useMemo } from 'react'
import { groupByTournament } from './group-games.ts'
import { TournamentGroup } from './tournament-group.tsx'

interface TournamentGroupsProps {
  readonly games: readonly GameWire[]
  readonly marketId?: number
  /** Only the first group starts open (LST-06). */
  readonly isFirstOnly?: boolean
  readonly level?: 2 | 3
}

export function TournamentGroups(props: TournamentGroupsProps) {
  const { games, isFirstOnly = false, ...rest } = props
  const groups = useMemo(() => groupByTournament(games), [games])
  return (
    <div className="flex flex-col gap-3">
      {groups.map((group, i) => (
        <TournamentGroup
          key={group.tournamentId}
          group={group}
          isOpenAtFirst={i === 0 || !isFirstOnly}
          {...rest}
        />
      ))}
    </div>
  )
}
