import type { GameWire } from '@caderneta/contract/catalogue'
import { useMemo } from 'react'
import { groupByTournament } from './group-games.ts'
import { TournamentGroup } from './tournament-group.tsx'

/** Groups start open until this many games are shown: the rest waits under its heads. */
const GAMES_OPEN_MAX = 60

/** Which groups start open: the first one always, and those that still have room. */
export function openAtFirst(counts: readonly number[], openMax: number): readonly boolean[] {
  let shown = 0
  return counts.map((count, i) => {
    shown += count
    return i === 0 || shown <= openMax
  })
}

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
  const counts = groups.map((group) => group.games.length)
  const isOpen = openAtFirst(counts, isFirstOnly ? 0 : GAMES_OPEN_MAX)
  return (
    <div className="flex flex-col gap-3">
      {groups.map((group, i) => (
        <TournamentGroup
          key={group.tournamentId}
          group={group}
          isOpenAtFirst={isOpen[i] ?? false}
          {...rest}
        />
      ))}
    </div>
  )
}
