import { isOver } from '@caderneta/domain/markets/game'
import { useWatchedRows } from '../../live/live.ts'
import { useTexts } from '../../texts/texts.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BetCard } from './bet-card.tsx'
import type { BetList } from './bets-cache.ts'
import { betsTexts } from './bets-texts.ts'

interface BetsProps {
  readonly bets: BetList
  readonly onClosed: () => void
}

/** Cards of bets, newest first; `onClosed` is called with the outcome of an early closing. */
export function Bets({ bets, onClosed }: BetsProps) {
  const games = bets.flatMap((bet) => bet.odds.map((leg) => leg.gameInfo))
  useWatchedRows(games.filter((game) => !isOver(game.gameStatus)).map((game) => game.betGameId))
  return (
    <div className="flex flex-col gap-3">
      {bets.map((bet) => (
        <BetCard key={bet.betInfo.betId} bet={bet} onClosed={onClosed} />
      ))}
    </div>
  )
}

const SHAPES = ['a', 'b', 'c'] as const

export function BetsSkeleton() {
  const texts = useTexts(betsTexts)
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{texts.loading}</span>
      {SHAPES.map((shape) => (
        <Skeleton key={shape} className="h-44 w-full rounded-card" />
      ))}
    </div>
  )
}
