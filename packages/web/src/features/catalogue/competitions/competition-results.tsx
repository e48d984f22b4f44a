import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { useSideNames, useTournamentName } from '../../../names/names.ts'
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
  /** Of several competitions: each match names its own. */
  readonly isMixed?: boolean
}

/** The finished matches of a competition or a team, day by day. */
export function CompetitionResults({ results, isMixed = false }: CompetitionResultsProps) {
  const texts = useTexts(listTexts)
  const days = useDayGroups()(results, ({ info }) => info.gameStartTimeStamp)
  if (results.length === 0) {
    return (
      <EmptyState icon="trophy" title={isMixed ? texts.noResultsOfTeam : texts.noResults}>
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
                {isMixed && <CompetitionOfResult info={game.info} />}
                <ResultRow game={game} isMixed={isMixed} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const SIDE = 'flex min-w-0 items-center gap-1.5'

function CompetitionOfResult({ info }: Pick<GameWire, 'info'>) {
  const name = useTournamentName(info.betCnfTournamentName)
  return (
    <p className="truncate border-t border-line px-3 pt-2 text-center text-xs text-muted">{name}</p>
  )
}

interface ResultRowProps extends Pick<CompetitionResultsProps, 'isMixed'> {
  readonly game: GameWire
}

function ResultRow({ game, isMixed = false }: ResultRowProps) {
  const [first, second] = game.teams
  const [home, away] = useSideNames([first.name, second.name])
  const [homeScore, awayScore] = game.gameInfo.score
  return (
    <p
      className={classNames(
        'grid min-h-10 grid-cols-[1fr_auto_1fr] items-center gap-3 px-3 text-sm',
        !isMixed && 'border-t border-line',
      )}
    >
      <span
        className={classNames(SIDE, 'justify-end', homeScore > awayScore && 'font-bold')}
        title={home}
      >
        <SideName name={home} resultOfSport={game.info.betCnfSportId} />
        <TeamCrest name={first.name} size={16} />
      </span>
      <span className="figures rounded-control bg-sunken px-2 py-0.5 font-bold">
        {homeScore} – {awayScore}
      </span>
      <span className={classNames(SIDE, awayScore > homeScore && 'font-bold')} title={away}>
        <TeamCrest name={second.name} size={16} />
        <SideName name={away} resultOfSport={game.info.betCnfSportId} />
      </span>
    </p>
  )
}
