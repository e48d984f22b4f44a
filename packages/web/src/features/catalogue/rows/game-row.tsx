import { favourite } from '@caderneta/contract/catalogue/favourites'
import { matchName } from '@caderneta/contract/catalogue/match-name'
import { isOver } from '@caderneta/domain/markets/game/game'
import { memo } from 'react'
import { type GameFact, useGame, useGameLive } from '../../../live/live.ts'
import { useSideNames } from '../../../names/names.ts'
import { usePage } from '../../../root/page.ts'
import { useListFrame } from '../../../routing/beside.ts'
import { gamePath } from '../../../routing/catalogue-paths.ts'
import { Link } from '../../../routing/router.tsx'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { FavouriteStar } from '../favourites/favourite-star.tsx'
import { GameSides } from './game-sides.tsx'
import { GameTime } from './game-time.tsx'
import type { RowColumn } from './row-columns.ts'
import { RowMarkets } from './row-markets.tsx'

interface GameRowProps {
  readonly gameId: number
  readonly columns: readonly RowColumn[]
  readonly isUnderDay?: boolean
}

/** On a phone the time is over the sides, from there on beside them. */
const AREAS =
  "[grid-template-areas:'time_more_odds'_'sides_sides_odds'] md:[grid-template-areas:'time_sides_odds_more']"

/** One game of a list: start, sides, the score once under way, and the prices of its markets. */
export const GameRow = memo(function GameRow({
  gameId,
  columns,
  isUnderDay = false,
}: GameRowProps) {
  const game = useGame(gameId)
  const { opensBeside, openPath } = useListFrame()
  if (!game) return null
  const path = gamePath(game)
  const isOpen = path === openPath
  return (
    <div
      data-game={gameId}
      className={classNames(
        AREAS,
        isOpen && 'bg-brand-soft',
        'grid h-(--row-height) grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_auto] content-center items-center gap-x-2 border-t border-line px-3 md:grid-cols-[3.875rem_minmax(0,1fr)_auto_2.25rem] md:grid-rows-1',
      )}
    >
      <div className="[grid-area:time]">
        <GameTime game={game} isStacked isUnderDay={isUnderDay} />
      </div>
      <Link
        to={path}
        beside={opensBeside ?? undefined}
        aria-current={isOpen ? 'page' : undefined}
        className="min-w-0 rounded-control text-sm leading-4.5 font-semibold tracking-tight [grid-area:sides] hover:underline md:leading-5"
      >
        <GameSides game={game} isRow />
      </Link>
      <div className="[grid-area:odds]">
        <RowMarkets gameId={gameId} sportId={game.sportId} columns={columns} />
      </div>
      <div className="-my-0.5 flex items-center justify-self-end [grid-area:more] md:my-0 md:flex-col md:items-end">
        <GameStar game={game} />
        <MoreMarkets game={game} shown={columns.length} />
      </div>
    </div>
  )
})

function GameStar({ game }: { readonly game: GameFact }) {
  const [home, away] = useSideNames(game.teams)
  return (
    <FavouriteStar
      one={favourite('match', game.gameId)}
      name={matchName([home, away])}
      look="row"
    />
  )
}

interface MoreMarketsProps {
  readonly game: GameFact
  /** How many markets the row shows. */
  readonly shown: number
}

/**
 * Link to the match, with the number of markets that do not fit in the row, which is known once the
 * window is.
 */
function MoreMarkets({ game, shown }: MoreMarketsProps) {
  const texts = useTexts(catalogueTexts)
  const state = useGameLive(game.gameId)
  const { opensBeside } = useListFrame()
  const { painting } = usePage()
  // A finished match only shows its main market.
  const count = state && isOver(state.status) ? 1 : game.marketsCount
  return (
    <Link
      to={gamePath(game)}
      beside={opensBeside ?? undefined}
      className="inline-flex min-h-6 min-w-6 items-center justify-end gap-0.5 rounded-control text-xs font-semibold text-muted hover:text-ink"
    >
      <span className="sr-only">{texts.moreMarkets(count)}</span>
      {count > shown && !painting && <span aria-hidden="true">+{count - shown}</span>}
      <Icon name="chevron-right" size={14} />
    </Link>
  )
}
