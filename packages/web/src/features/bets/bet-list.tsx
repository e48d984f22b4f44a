import { isOver } from '@caderneta/domain/game'
import { useState } from 'react'
import { useWatchedGames } from '../../live/live.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { BetList } from './bet-answers.ts'
import { BetCard } from './bet-card.tsx'
import { betsTexts } from './bets-texts.ts'

const SHOWN_AT_FIRST = 30

interface BetsProps {
  readonly bets: BetList
  readonly onClosed: () => void
}

/** Cards of bets, the newest first; what happens to one of them is told to `onClosed`. */
export function Bets({ bets, onClosed }: BetsProps) {
  const texts = useTexts(betsTexts)
  const [shown, setShown] = useState(SHOWN_AT_FIRST)
  const cards = bets.slice(0, shown)
  const games = cards.flatMap((bet) => bet.odds.map((leg) => leg.gameInfo))
  useWatchedGames(games.filter((game) => !isOver(game.gameStatus)).map((game) => game.betGameId))
  return (
    <div className="flex flex-col gap-3">
      {cards.map((bet) => (
        <BetCard key={bet.betInfo.betId} bet={bet} onClosed={onClosed} />
      ))}
      {shown < bets.length && (
        <Button look="secondary" onClick={() => setShown(shown + SHOWN_AT_FIRST)}>
          {texts.more}
        </Button>
      )}
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
