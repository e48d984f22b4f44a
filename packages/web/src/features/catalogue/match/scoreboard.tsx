import { isUnderWay, type Score } from '@caderneta/domain/markets/game/game'
import { routeOf, sportById } from '@caderneta/domain/markets/registry/sports'
import { type GameFact, useGameLive } from '../../../live/live.ts'
import { useSideNames, useStageNamer } from '../../../names/names.ts'
import { teamPath } from '../../../routing/catalogue-paths.ts'
import { Link } from '../../../routing/router.tsx'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { GameTime } from '../rows/game-time.tsx'
import { scoreColumns, shownScore } from '../rows/shown-score.ts'
import { TeamCrest } from '../rows/team-crest.tsx'
import { periodText } from './clock-text.ts'
import { matchTexts } from './match-texts.ts'
import { ScoreTable } from './score-table.tsx'

interface ScoreboardProps {
  readonly game: GameFact
}

/** Teams, score and clock on the navy frame; before kick-off the time replaces the score. */
export function Scoreboard({ game }: ScoreboardProps) {
  const texts = useTexts(catalogueTexts)
  const own = useTexts(matchTexts)
  const state = useGameLive(game.gameId)
  const names = useSideNames(game.teams)
  const stageName = useStageNamer()
  const isCalm = sportById(game.sportId)?.score !== 'fast'
  const columns = state && isUnderWay(state.status) ? scoreColumns(state, texts) : []
  const period = state && isUnderWay(state.status) && columns.length === 0
  return (
    <section
      aria-label={own.score}
      className="overflow-clip rounded-card border border-line bg-surface shadow-card"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 px-3 sm:gap-3 sm:px-4 pt-5 pb-2">
        <TeamName game={game} index={0} name={names[0]} />
        <ScoreOrVersus score={shownScore(state, game.sportId)} isCalm={isCalm} />
        <TeamName game={game} index={1} name={names[1]} />
      </div>
      <p className="flex min-h-6 items-center justify-center gap-2 pb-4 text-sm text-muted">
        {game.stage !== null && (
          <>
            <span>{stageName(game.stage)}</span>
            <span aria-hidden="true">·</span>
          </>
        )}
        <GameTime game={game} />
        {period && <span>{periodText(state, texts)}</span>}
      </p>
      {columns.length > 0 && <ScoreTable teams={names} columns={columns} />}
      <div aria-hidden="true" className="brand-rule h-1" />
    </section>
  )
}

interface TeamNameProps extends ScoreboardProps {
  readonly index: 0 | 1
  readonly name: string
}

/** The crest is selected by the name as the feed sends it, in every language. */
function TeamName({ game, index, name }: TeamNameProps) {
  const { teams, teamIds, sportId } = game
  return (
    <div className="flex flex-col items-center gap-2 self-start">
      <TeamCrest name={teams[index]} isPerson={sportById(sportId)?.sides === 'persons'} />
      <p className="w-full wrap-break-word hyphens-auto text-balance text-center text-sm font-bold sm:text-base md:text-lg xl:text-sm 2xl:text-lg">
        <Link
          to={teamPath(routeOf(sportId), teamIds[index])}
          className="underline-offset-4 hover:underline"
        >
          {name}
        </Link>
      </p>
    </div>
  )
}

interface ScoreOrVersusProps {
  readonly score: Score | null
  /** False where points change every minute: those are readable, not announced. */
  readonly isCalm: boolean
}

function ScoreOrVersus({ score, isCalm }: ScoreOrVersusProps) {
  const texts = useTexts(matchTexts)
  if (!score) return <span className="px-2 text-2xl font-extrabold text-muted">{texts.versus}</span>
  const [home, away] = score
  return (
    <p
      aria-live={isCalm ? 'polite' : 'off'}
      className="figures whitespace-nowrap rounded-control bg-frame px-3 py-1.5 text-2xl font-extrabold sm:px-4 sm:text-3xl xl:px-3 xl:text-2xl 2xl:px-4 2xl:text-3xl text-on-frame"
    >
      <span className="sr-only">{texts.score}: </span>
      {home} <span className="text-gold">–</span> {away}
    </p>
  )
}
