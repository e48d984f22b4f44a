import { useGame } from '../../../live/live.ts'
import { useAllMarketNames } from '../../../names/load-market-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { GamesFailed } from '../lists/games-state.tsx'
import { MatchMarkets } from '../match/markets/match-markets.tsx'
import { useGameDetails } from '../match/use-game-details.ts'

/** All markets about a season. */
export function OutrightMarkets({ gameId }: { readonly gameId: number }) {
  const { value, failure, retry } = useGameDetails(gameId)
  useAllMarketNames()
  const game = useGame(gameId)
  if (failure && !value) return <GamesFailed reason={failure.msg} onRetry={retry} />
  if (!game) return <Skeleton className="h-40 w-full" />
  return <MatchMarkets game={game} isLoading={value === null} />
}
