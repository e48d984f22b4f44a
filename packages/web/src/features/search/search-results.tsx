import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { isUnderWay } from '@caderneta/domain/markets/game'
import { useFormats } from '../../formats/formats.ts'
import { useLocationName, useSideNames, useTournamentName } from '../../names/names.ts'
import { Link } from '../../routing/router.tsx'
import { useTexts } from '../../texts/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { resultPath } from './result-path.ts'
import { searchTexts } from './search-texts.ts'
import type { SearchState } from './use-search.ts'

interface SearchResultsProps {
  readonly state: SearchState
  readonly listId: string
  readonly chosen: number
  readonly onFollow: () => void
}

/** The results, or why there are none; their number is announced. */
export function SearchResults({ state, listId, chosen, onFollow }: SearchResultsProps) {
  const texts = useTexts(searchTexts)
  const games = state.is === 'found' ? state.games : []
  return (
    <>
      <p
        role="status"
        className={classNames('px-1 text-sm not-empty:pt-2', games.length > 0 && 'sr-only')}
      >
        {state.is === 'searching' && <Spinner label={texts.searching} />}
        {state.is === 'found' && texts.found(games.length)}
        {state.is === 'failed' && <span className="text-danger">{state.msg}</span>}
      </p>
      <div
        id={listId}
        // A scrollable element is a tab stop by itself; here the arrows move through it.
        tabIndex={-1}
        role="listbox"
        aria-label={texts.results}
        className="max-h-[60dvh] overflow-y-auto not-empty:mt-2"
      >
        {games.map((game, at) => (
          <Result
            key={game.info.betGameId}
            game={game}
            id={`${listId}-${at}`}
            isChosen={at === chosen}
            onFollow={onFollow}
          />
        ))}
      </div>
    </>
  )
}

interface ResultProps {
  readonly game: GameWire
  readonly id: string
  readonly isChosen: boolean
  readonly onFollow: () => void
}

/** Location and tournament, the teams as 'A X B', and when it starts (SRC-03 to SRC-05). */
function Result({ game, id, isChosen, onFollow }: ResultProps) {
  const texts = useTexts(searchTexts)
  const formats = useFormats()
  const { location, betCnfTournamentName, gameStartTimeStamp: startsAt } = game.info
  const locationName = useLocationName(location)
  const tournament = useTournamentName(betCnfTournamentName)
  const [home, away] = useSideNames([game.teams[0].name, game.teams[1].name])
  const day = formats.isToday(startsAt) ? texts.today : formats.date(startsAt)
  return (
    <Link
      to={resultPath(game)}
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      onClick={onFollow}
      className={classNames(
        'flex min-h-11 items-center justify-between gap-3 rounded-control px-2 py-2 hover:bg-sunken',
        isChosen && 'bg-brand-soft',
      )}
    >
      <span className="min-w-0">
        <span className="block truncate text-xs text-muted">
          {[locationName, tournament || texts.unavailable]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
        <span className="block font-semibold break-words">{`${home} X ${away}`}</span>
      </span>
      <span className="figures shrink-0 text-right text-sm">
        {isUnderWay(game.gameInfo.gameStatus) ? (
          <Badge tone="danger">{texts.live}</Badge>
        ) : (
          <span className="block text-xs text-muted">{day}</span>
        )}
        <span className="block">{formats.time(startsAt)}</span>
      </span>
    </Link>
  )
}
