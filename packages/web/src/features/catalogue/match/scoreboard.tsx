import { isUnderWay, type Score } from '@caderneta/domain/markets/game/game'
import { routeOf, sportById } from '@caderneta/domain/markets/registry/sports'
import { type GameFact, useGameLive } from '../../../live/live.ts'
import { useSideNames, useStageNamer } from '../../../names/names.ts'
import { teamPath } from '../../../routing/catalogue-paths.ts'
import { Link } from '../../../routing/router.tsx'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { PHONE, useMedia } from '../../../ui/use-media.ts'
import { GameTime } from '../rows/game-time.tsx'
import { shownScore } from '../rows/shown-score.ts'
import { TeamCrest } from '../rows/team-crest.tsx'
import { MatchLines } from './match-lines.tsx'
import { matchTexts } from './match-texts.ts'
import { periodText } from './period-text.ts'
import { type ScoreColumn, scoreColumns } from './score-columns.ts'
import { ScoreTable } from './score-table.tsx'
import { SpokenScore } from './spoken-score.tsx'

interface ScoreboardProps {
  readonly game: GameFact
}

/**
 * Teams, score and clock; before kick-off the time replaces the score. On a phone each team has one
 * line, so that the prices begin high.
 */
export function Scoreboard({ game }: ScoreboardProps) {
  const texts = useTexts(catalogueTexts)
  const own = useTexts(matchTexts)
  const state = useGameLive(game.gameId)
  const columns = state && isUnderWay(state.status) ? scoreColumns(state, texts) : []
  const isPhone = useMedia(PHONE)
  return (
    <section
      aria-label={own.score}
      // As high as the events beside it, but not as all of them.
      className="flex flex-col overflow-clip rounded-card border border-line bg-surface shadow-card xl:max-h-80"
    >
      {isPhone ? (
        <MatchLines game={game} columns={columns}>
          <Stage game={game} hasPeriod={columns.length === 0} />
        </MatchLines>
      ) : (
        <Board game={game} columns={columns} />
      )}
      <div aria-hidden="true" className="brand-rule h-1" />
    </section>
  )
}

interface BoardProps extends ScoreboardProps {
  readonly columns: readonly ScoreColumn[]
}

function Board({ game, columns }: BoardProps) {
  const state = useGameLive(game.gameId)
  const names = useSideNames(game.teams)
  return (
    <div className="flex grow flex-col justify-center">
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3 px-4 pt-5 pb-2">
        <TeamName game={game} index={0} name={names[0]} />
        <ScoreOrVersus sportId={game.sportId} score={shownScore(state, game.sportId)} />
        <TeamName game={game} index={1} name={names[1]} />
      </div>
      <p className="flex min-h-6 items-center justify-center gap-2 pb-4 text-sm text-muted">
        <Stage game={game} hasPeriod={columns.length === 0} />
      </p>
      {columns.length > 0 && <ScoreTable teams={names} columns={columns} />}
    </div>
  )
}

interface StageProps extends ScoreboardProps {
  /** The period of the clock is beside it, not at the head of a column. */
  readonly hasPeriod: boolean
}

/** The round of the match, and when it is or how far. */
function Stage({ game, hasPeriod }: StageProps) {
  const texts = useTexts(catalogueTexts)
  const state = useGameLive(game.gameId)
  const stageName = useStageNamer()
  const isPeriodShown = state !== null && isUnderWay(state.status) && hasPeriod
  return (
    <>
      {game.stage !== null && (
        <>
          <span>{stageName(game.stage)}</span>
          <span aria-hidden="true">·</span>
        </>
      )}
      <GameTime game={game} />
      {isPeriodShown && <span>{periodText(state, texts)}</span>}
    </>
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
      <p className="w-full wrap-break-word hyphens-auto text-balance text-center text-lg font-bold xl:text-sm 2xl:text-lg">
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
  readonly sportId: number
  readonly score: Score | null
}

function ScoreOrVersus({ sportId, score }: ScoreOrVersusProps) {
  const texts = useTexts(matchTexts)
  if (!score) return <span className="px-2 text-2xl font-extrabold text-muted">{texts.versus}</span>
  return (
    <SpokenScore
      sportId={sportId}
      score={score}
      className="figures whitespace-nowrap rounded-control bg-frame px-4 py-1.5 text-3xl font-extrabold xl:px-3 xl:text-2xl 2xl:px-4 2xl:text-3xl text-on-frame"
      dashClassName="text-gold"
    />
  )
}
