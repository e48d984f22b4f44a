import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { useFormats } from '../../../formats/formats.ts'
import { type Page, usePage } from '../../../root/page.ts'
import { useSearchParams } from '../../../routing/router.tsx'
import { useDayGroups } from '../competitions/day-groups.ts'
import type { GameList } from './use-games.ts'

/** Today, tomorrow and the next five. */
const DAYS_MOST = 7

/** What is under way since yesterday belongs to today. */
const startOf = (page: Pick<Page, 'clock'>, { info }: GameWire) =>
  Math.max(info.gameStartTimeStamp, page.clock.now())

const earliest = (page: Pick<Page, 'clock'>, games: GameList) =>
  Math.min(...games.map((game) => startOf(page, game)))

/** A day of a list: its key in the address, and what a chip calls it. */
export interface ListDay {
  readonly key: string
  readonly name: string
}

/**
 * The days of a list, and the games of the one in the address, or all, in the order of the list.
 * Of a list whose beginning alone has arrived, the day may still come.
 */
export function useDays(games: GameList, isWhole: boolean) {
  const page = usePage()
  const { dayKey } = useFormats()
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('day')
  const groups = useDayGroups()(games, (game) => startOf(page, game))
    .toSorted((a, b) => earliest(page, a.games) - earliest(page, b.games))
    .slice(0, DAYS_MOST)
  // The last match of the chosen day may end: then all days are shown again.
  const days = groups.map((group) => ({
    key: dayKey(earliest(page, group.games)),
    name: group.day,
  }))
  const group = groups[days.findIndex(({ key }) => key === wanted)]
  return {
    days,
    chosen: group ? wanted : null,
    choose: (day: string | null) => setSearch(day === null ? {} : { day }),
    shown: group ? group.games : games,
    isAwaited: wanted !== null && !group && !isWhole,
  }
}
