import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { useSideNames } from '../../../names/names.ts'
import { SideName } from '../../../names/side-name.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { listTexts } from '../lists/list-texts.ts'
import { TeamCrest } from '../rows/team-crest.tsx'
import { useDayGroups } from './day-groups.ts'
import { DayHead } from './day-head.tsx'

interface CompetitionResultsProps {
  /** The last first. */
  readonly results: readonly GameWire[]
}

/** The finished matches of a competition, day by day. */
export function CompetitionResults({ results }: CompetitionResultsProps) {
  const texts = useTexts(listTexts)
  const days = useDayGroups()(results, ({ info }) => info.gameStartTimeStamp)
  if (results.length === 0) {
    return (
      <EmptyState icon="trophy" title={texts.noResults}>
        <p className="text-muted">{texts.noResultsHint}</p>
      </EmptyState>
    )
  }
  return (
    <div className="overflow-clip rounded-card border border-line bg-surface shadow-card">
      {days.map(({ day, games }) => (
        <section key={day} aria-label={day}>
          <DayHead text={day} />
          <ul>
            {games.map((game) => (
              <li key={game.info.betGameId}>
                <ResultRow game={game} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const SIDE = 'flex min-w-0 items-center gap-1.5'

function ResultRow({ game }: { readonly game: GameWire }) {
  const [first, second] = game.teams
  const [home, away] = useSideNames([first.name, second.name])
  const [homeScore, awayScore] = game.gameInfo.score
  return (
    <p className="grid min-h-10 grid-cols-[1fr_auto_1fr] items-center gap-3 border-t border-line px-3 text-sm">
      <span
        className={classNames(SIDE, 'justify-end', homeScore > awayScore && 'font-bold')}
        title={home}
      >
        <SideName name={home} />
        <TeamCrest name={first.name} size={16} />
      </span>
      <span className="figures rounded-control bg-sunken px-2 py-0.5 font-bold">
        {homeScore} – {awayScore}
      </span>
      <span className={classNames(SIDE, awayScore > homeScore && 'font-bold')} title={away}>
        <TeamCrest name={second.name} size={16} />
        <SideName name={away} />
      </span>
    </p>
  )
}
