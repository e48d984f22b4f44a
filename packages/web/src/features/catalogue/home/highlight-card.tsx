import { routeOf } from '@caderneta/domain/markets/registry/sports'
import { useGame } from '../../../live/live.ts'
import { useTournamentName } from '../../../names/names.ts'
import { gamePath, tournamentPath } from '../../../routing/catalogue-paths.ts'
import { Link } from '../../../routing/router.tsx'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { GameSides } from '../rows/game-sides.tsx'
import { GameTime } from '../rows/game-time.tsx'
import { RowOdds } from '../rows/row-odds.tsx'
import { useWatchOnSight } from '../rows/use-watch-on-sight.ts'

interface HighlightCardProps {
  readonly gameId: number
}

/** One highlighted match: tournament, day and time, teams, and the odds of the result. */
export function HighlightCard({ gameId }: HighlightCardProps) {
  const texts = useTexts(catalogueTexts)
  const row = useWatchOnSight(gameId)
  const game = useGame(gameId)
  const tournament = useTournamentName(game?.tournamentName ?? '')
  if (!game) return null
  return (
    <div
      ref={row}
      className="flex h-full flex-col gap-1 rounded-card border border-line bg-surface p-2 shadow-card"
    >
      <div className="flex items-center justify-between gap-2">
        <Link
          to={tournamentPath(routeOf(game.sportId), game.tournamentId)}
          className="-my-0.5 min-h-6 truncate rounded-control text-xs leading-6 font-semibold text-muted hover:underline"
        >
          {tournament || texts.unavailable}
        </Link>
        <span className="shrink-0">
          <GameTime game={game} isSmall />
        </span>
      </div>
      <Link
        to={gamePath(game)}
        className="grow rounded-control text-sm leading-5 font-bold hover:underline"
      >
        <GameSides game={game} />
      </Link>
      <RowOdds gameId={gameId} sportId={game.sportId} />
    </div>
  )
}
