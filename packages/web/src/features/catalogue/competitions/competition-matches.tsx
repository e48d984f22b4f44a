import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { isUnderWay } from '@caderneta/domain/markets/game/game'
import { FOOTBALL } from '@caderneta/domain/markets/registry/sports'
import { useMemo } from 'react'
import { readGameState } from '../../../live/live.ts'
import { type Page, usePage } from '../../../root/page.ts'
import { useTexts } from '../../../texts/texts.ts'
import { ListPanel } from '../lists/list-panel.tsx'
import { listTexts } from '../lists/list-texts.ts'
import { GameRows } from '../rows/game-rows.tsx'
import { useListOrder } from '../rows/on-view-move.ts'
import { useRowColumns } from '../rows/row-columns.ts'
import { useDayGroups } from './day-groups.ts'
import { DayHead } from './day-head.tsx'

const startOf = ({ info }: GameWire) => info.gameStartTimeStamp

const isLive = (page: Pick<Page, 'live'>, { info, gameInfo }: GameWire) =>
  isUnderWay(readGameState(page, info.betGameId)?.status ?? gameInfo.gameStatus)

interface CompetitionMatchesProps {
  readonly games: readonly GameWire[]
}

/** What is played now, then what is to come, day by day. */
export function CompetitionMatches({ games }: CompetitionMatchesProps) {
  const page = usePage()
  const { liveNow } = useTexts(listTexts)
  const sportId = games[0]?.info.betCnfSportId ?? FOOTBALL
  const columns = useRowColumns(sportId, undefined)
  const groupByDay = useDayGroups()
  const sorted = useMemo(() => games.toSorted((a, b) => startOf(a) - startOf(b)), [games])
  const live = sorted.filter((game) => isLive(page, game))
  const days = groupByDay(
    sorted.filter((game) => !live.includes(game)),
    startOf,
  )
  const groups = days.map((group) => ({ ...group, isDay: true }))
  if (live.length > 0) groups.unshift({ day: liveNow, games: live, isDay: false })
  useListOrder(groups.map(({ day }) => day).join())
  return (
    <ListPanel columns={columns} sportId={sportId}>
      {groups.map(({ day, games: ofDay, isDay }) => (
        <section key={day} aria-label={day}>
          <DayHead text={day} />
          <GameRows games={ofDay} columns={columns} isUnderDay={isDay} />
        </section>
      ))}
    </ListPanel>
  )
}
