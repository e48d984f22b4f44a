import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { useFormats } from '../../../formats/formats.ts'
import { type Page, usePage } from '../../../root/page.ts'
import { useSearchParams } from '../../../routing/router.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { useDayGroups } from '../competitions/day-groups.ts'
import { listTexts } from './list-texts.ts'
import type { GameList } from './use-games.ts'

/** Today, tomorrow and the next five. */
const DAYS_MOST = 7

const HOURS = [1, 3, 6]
const HOUR_MS = 3_600_000

/** What is under way since yesterday belongs to today. */
const startOf = (page: Pick<Page, 'clock'>, { info }: GameWire) =>
  Math.max(info.gameStartTimeStamp, page.clock.now())

const earliest = (page: Pick<Page, 'clock'>, games: GameList) =>
  Math.min(...games.map((game) => startOf(page, game)))

/** A part of a list by time: in the address as `field=value`, what a chip calls it, its games. */
export interface ListSpan {
  readonly field: 'day' | 'within'
  readonly value: string
  readonly name: string
  readonly games: GameList
}

/**
 * The next hours, as far as each has other matches than the one before and than the whole list. Of
 * a list that still arrives all of them, so that what is beside them does not move when it has.
 */
function useHours(): (games: GameList, isWhole: boolean) => ListSpan[] {
  const page = usePage()
  const { withinHours } = useTexts(listTexts)
  return (games, isWhole) => {
    if (games.length === 0) return []
    const until = (hours: number) => page.clock.now() + hours * HOUR_MS
    const spans = HOURS.map((hours) => ({
      field: 'within' as const,
      value: String(hours),
      name: withinHours(hours),
      games: games.filter((game) => startOf(page, game) <= until(hours)),
    }))
    if (!isWhole) return spans
    let shorter = 0
    return spans.filter(({ games: { length } }) => {
      const isOfUse = length > shorter && length < games.length
      shorter = length
      return isOfUse
    })
  }
}

function useDays(): (games: GameList) => ListSpan[] {
  const page = usePage()
  const { dayKey } = useFormats()
  const groupsOf = useDayGroups()
  return (games) => {
    const days = groupsOf(games, (game) => startOf(page, game))
      .toSorted((a, b) => earliest(page, a.games) - earliest(page, b.games))
      .slice(0, DAYS_MOST)
      .map((group) => ({
        field: 'day' as const,
        value: dayKey(earliest(page, group.games)),
        name: group.day,
        games: group.games,
      }))
    return days.length > 1 ? days : []
  }
}

/**
 * The next hours and the days of a list, and the games of the one in the address, or all, in the
 * order of the list. Of a list whose beginning alone has arrived, that part may still come.
 */
export function useSpans(games: GameList, isWhole: boolean) {
  const hoursOf = useHours()
  const daysOf = useDays()
  const [search, setSearch] = useSearchParams()
  const hours = hoursOf(games, isWhole)
  const days = daysOf(games)
  const chosen = [...hours, ...days].find(({ field, value }) => search.get(field) === value) ?? null
  const isWanted = search.has('day') || search.has('within')
  return {
    hours,
    days,
    chosen,
    choose: (span: ListSpan | null) => setSearch(span ? { [span.field]: span.value } : {}),
    // The last match of the chosen part may end: then all are shown again.
    shown: chosen?.games ?? games,
    isAwaited: isWanted && !isWhole && (chosen === null || chosen.games.length === 0),
  }
}
