import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { matchName } from '@caderneta/contract/catalogue/match-name'
import { useGame } from '../../../live/live.ts'
import { useSideNames } from '../../../names/names.ts'
import { SidesLine } from '../../../names/sides-line.tsx'
import { usePage } from '../../../root/page.ts'
import { gamePath } from '../../../routing/catalogue-paths.ts'
import { Link } from '../../../routing/router.tsx'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { GameTime } from '../rows/game-time.tsx'
import { useWatchOnSight } from '../rows/use-watch-on-sight.ts'
import { changeFavourites } from './change-favourites.ts'
import { favouriteTexts } from './favourite-texts.ts'
import { useFavourites } from './favourites-store.ts'
import { withoutGame } from './followed.ts'
import { useNextGames } from './use-next-games.ts'

/** In a pane as a list; on a phone's home as one row that scrolls. */
const LISTS = {
  pane: 'flex flex-col',
  strip: 'no-scrollbar strip-fade -mx-3 flex gap-2 overflow-x-auto px-3',
} as const
/** Where the pane is in sight, home has no strip. */
const NAVS = { pane: '', strip: 'tree:hidden' } as const
const LINKS = {
  pane: 'flex min-h-11 flex-col justify-center rounded-control px-3 py-1 hover:bg-sunken',
  strip:
    'flex min-h-11 max-w-[calc(100vw-1.5rem)] items-center gap-2 rounded-full border border-line bg-surface px-3',
} as const

type Look = keyof typeof LISTS

export interface FavouriteGamesProps {
  readonly look: Look
  readonly onFollow?: () => void
}

const nothing = () => {}

/** The next game of everything that is followed. */
export function NextGames({ look, onFollow = nothing }: FavouriteGamesProps) {
  const texts = useTexts(catalogueTexts)
  const favourites = useFavourites()
  const { value: games } = useNextGames()
  if (!games) return null
  return (
    <nav aria-label={texts.favourites} className={NAVS[look]}>
      {look === 'pane' && (
        <h2 className="flex items-center gap-1.5 px-3 pb-1 text-xs font-bold tracking-wide text-muted uppercase">
          <Icon name="star" size={14} />
          {texts.favourites}
        </h2>
      )}
      <ul className={LISTS[look]}>
        {games.map(({ info }) => (
          <li key={info.betGameId} className="min-w-0 shrink-0">
            <NextGame gameId={info.betGameId} look={look} onFollow={onFollow} />
          </li>
        ))}
      </ul>
      {look === 'pane' && <Unscheduled favourites={favourites} games={games} />}
    </nav>
  )
}

interface NextGameProps {
  readonly gameId: number
  readonly look: Look
  readonly onFollow: () => void
}

function NextGame({ gameId, look, onFollow }: NextGameProps) {
  const game = useGame(gameId)
  const row = useWatchOnSight(gameId)
  const [home, away] = useSideNames(game?.teams ?? NO_TEAMS)
  if (!game) return null
  return (
    <div ref={row}>
      <Link to={gamePath(game)} onClick={onFollow} className={LINKS[look]}>
        <span className="shrink-0 text-xs">
          <GameTime game={game} />
        </span>
        <span
          className="flex min-w-0 items-baseline text-sm font-semibold"
          title={matchName([home, away])}
        >
          <SidesLine sides={[home, away]} />
        </span>
      </Link>
    </div>
  )
}

const NO_TEAMS = ['', ''] as const

interface UnscheduledProps {
  readonly favourites: readonly string[]
  readonly games: readonly GameWire[]
}

/** How many have no game to come; matches among them are over, and can be cleared. */
function Unscheduled({ favourites, games }: UnscheduledProps) {
  const page = usePage()
  const texts = useTexts(favouriteTexts)
  const waiting = withoutGame(favourites, games)
  const over = waiting.filter((one) => one.startsWith('m'))
  if (waiting.length === 0) return null
  return (
    <p className="flex min-h-8 items-center justify-between gap-2 px-3 text-xs text-muted">
      {texts.withoutGame(waiting.length)}
      {over.length > 0 && (
        <button
          type="button"
          onClick={() => changeFavourites(page, [], over)}
          className="min-h-8 rounded-control font-semibold underline-offset-2 hover:underline"
        >
          {texts.clearOver}
        </button>
      )}
    </p>
  )
}
