import { isUnderWay } from '@caderneta/domain/markets/game/game'
import { useFormats } from '../../../formats/formats.ts'
import { type GameFact, useGameLive } from '../../../live/live.ts'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { clockText } from '../match/clock-text.ts'

const STACKED = 'text-xs md:flex md:flex-col md:leading-4 md:whitespace-nowrap'

interface GameTimeProps {
  readonly game: Pick<GameFact, 'gameId' | 'startsAt'>
  /** On a card, whose head also names the tournament. */
  readonly isSmall?: boolean
  /** In a row: the day over the time where the window is wide enough for one line a game. */
  readonly isStacked?: boolean
  /** A heading over the row names the day. */
  readonly isUnderDay?: boolean
}

/** When a game starts, or its state: 'Hoje 18:30', 'Amanhã 18:30', 'sáb 22/11 18:30', '45+2′'. */
export function GameTime(props: GameTimeProps) {
  const { game, isSmall = false, isStacked = false, isUnderDay = false } = props
  const texts = useTexts(catalogueTexts)
  const state = useGameLive(game.gameId)
  const status = state ? clockText(state, texts) : null
  if (!state || status === null)
    return <KickOff startsAt={game.startsAt} {...{ isSmall, isStacked, isUnderDay }} />
  const size = isSmall ? 'text-xs' : 'text-sm'
  if (!isUnderWay(state.status))
    return <span className={classNames('font-semibold', size)}>{status}</span>
  return (
    <span
      title={texts.live}
      className={classNames(
        'inline-flex items-center gap-1 font-bold text-live',
        isStacked ? 'text-xs leading-4' : size,
      )}
    >
      <span
        className={classNames('pulse-dot size-2 rounded-full bg-live', isStacked && 'md:hidden')}
      />
      <span className="sr-only">{texts.live}</span>
      <span className="figures">{status}</span>
    </span>
  )
}

interface KickOffProps {
  readonly startsAt: number
  readonly isSmall: boolean
  readonly isStacked: boolean
  readonly isUnderDay: boolean
}

function KickOff({ startsAt, isSmall, isStacked, isUnderDay }: KickOffProps) {
  const texts = useTexts(catalogueTexts)
  const formats = useFormats()
  const name = formats.dayName(startsAt, texts)
  // A card shows the date of any other day than today (HOM-09), a row has no room for both.
  const hasDate = !isStacked && name === texts.tomorrow
  const day = hasDate ? formats.day(startsAt).replace(/^\S+/, name) : name
  return (
    <time
      dateTime={new Date(startsAt).toISOString()}
      className={classNames(
        'figures text-muted',
        isStacked ? STACKED : isSmall ? 'text-xs' : 'text-sm',
      )}
    >
      {!isUnderDay && <span>{day}</span>}{' '}
      <span className="font-semibold text-ink">{formats.time(startsAt)}</span>
    </time>
  )
}
