import { isOver } from '@caderneta/domain/markets/game'
import { mainMarket } from '@caderneta/domain/markets/market'
import { memo } from 'react'
import { type GameFact, useGame, useGameLive } from '../../../live/live.ts'
import { gamePath } from '../../../routing/catalogue-paths.ts'
import { Link } from '../../../routing/router.tsx'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { GameSides } from './game-sides.tsx'
import { GameTime } from './game-time.tsx'
import { RowOdds } from './row-odds.tsx'

interface GameRowProps {
  readonly gameId: number
  /** By default the market that represents the sport. */
  readonly marketId?: number | undefined
}

/** One game of a list: start, sides, the score once under way, and the prices of one market. */
export const GameRow = memo(function GameRow({ gameId, marketId }: GameRowProps) {
  const game = useGame(gameId)
  if (!game) return null
  const path = gamePath(game)
  return (
    <div
      data-game={gameId}
      className="grid gap-x-4 gap-y-2 border-t border-line px-3 py-2.5 md:grid-cols-[minmax(0,1fr)_minmax(15rem,20rem)] md:items-center"
    >
      <div className="min-w-0">
        <div className="flex items-center justify-between gap-2">
          <GameTime game={game} />
          <MoreMarkets game={game} />
        </div>
        <Link to={path} className="mt-0.5 block rounded-control font-semibold hover:underline">
          <GameSides game={game} />
        </Link>
      </div>
      <RowOdds gameId={gameId} marketId={marketId ?? mainMarket(game.sportId)} />
    </div>
  )
})

/** Link to the match, with the number of markets that do not fit in the row. */
function MoreMarkets({ game }: { readonly game: GameFact }) {
  const texts = useTexts(catalogueTexts)
  const state = useGameLive(game.gameId)
  // A finished match only shows its main market.
  const count = state && isOver(state.status) ? 1 : game.marketsCount
  return (
    <Link
      to={gamePath(game)}
      className="inline-flex min-h-6 items-center gap-0.5 rounded-control text-xs font-semibold text-muted hover:text-ink"
    >
      <span className="sr-only">{texts.moreMarkets(count)}</span>
      {count > 1 && <span aria-hidden="true">+{count - 1}</span>}
      <Icon name="chevron-right" size={14} />
    </Link>
  )
}
