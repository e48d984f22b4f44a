import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { useState } from 'react'
import { serverNow } from '../../../root/server-clock.ts'
import { useDayGroups } from '../competitions/day-groups.ts'
import type { GameList } from './use-games.ts'

/** Today, tomorrow and the next five. */
const DAYS_MOST = 7

/** What is under way since yesterday belongs to today. */
const startOf = ({ info }: GameWire) => Math.max(info.gameStartTimeStamp, serverNow())

const earliest = (games: GameList) => Math.min(...games.map(startOf))

/** The days of a list, and the games of the chosen one, or all, in the order of the list. */
export function useDays(games: GameList) {
  const [wanted, choose] = useState<string | null>(null)
  const groups = useDayGroups()(games, startOf)
    .toSorted((a, b) => earliest(a.games) - earliest(b.games))
    .slice(0, DAYS_MOST)
  // The last match of the chosen day may end: then all days are shown again.
  const group = groups.find(({ day }) => day === wanted)
  return {
    days: groups.map(({ day }) => day),
    chosen: group ? group.day : null,
    choose,
    shown: group ? group.games : games,
  }
}
