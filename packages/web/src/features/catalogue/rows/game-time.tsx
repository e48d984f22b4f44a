import { isUnderWay } from '@caderneta/domain/markets/game'
import { useFormats } from '../../../formats/formats.ts'
import { type GameFact, useGameLive } from '../../../live/live.ts'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { clockText } from '../match/clock-text.ts'

interface GameTimeProps {
  readonly game: Pick<GameFact, 'gameId' | 'startsAt'>
}

/** When a game starts, or its state: 'Hoje 18:30', 'sáb., 22/11 18:30', '45+2′'. */
export function GameTime({ game }: GameTimeProps) {
  const texts = useTexts(catalogueTexts)
  const state = useGameLive(game.gameId)
  const status = state ? clockText(state, texts) : null
  if (!state || status === null) return <KickOff startsAt={game.startsAt} />
  if (!isUnderWay(state.status)) return <span className="text-sm font-semibold">{status}</span>
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-bold text-live">
      <span aria-hidden="true" className="pulse-dot size-2 rounded-full bg-live" />
      <span className="sr-only">{texts.live}</span>
      <span className="figures">{status}</span>
    </span>
  )
}

function KickOff({ startsAt }: { readonly startsAt: number }) {
  const texts = useTexts(catalogueTexts)
  const formats = useFormats()
  const day = formats.isToday(startsAt) ? texts.today : formats.day(startsAt)
  return (
    <time dateTime={new Date(startsAt).toISOString()} className="figures text-sm text-muted">
      <span>{day}</span> <span className="font-semibold text-ink">{formats.time(startsAt)}</span>
    </time>
  )
}
