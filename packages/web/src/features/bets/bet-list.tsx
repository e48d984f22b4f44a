import { isOver } from '@caderneta/domain/markets/game/game'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWatchedRows } from '../../live/live.ts'
import { useTexts } from '../../texts/texts.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BetCard } from './bet-card.tsx'
import type { BetList } from './bets-cache.ts'
import { betsTexts } from './bets-texts.ts'
import { useStayingBets } from './use-staying-bets.ts'

interface BetsProps {
  readonly bets: BetList
  readonly onClosed: () => void
  /** Shown when the last card has gone. */
  readonly whenNone?: ReactNode
}

/** Cards of bets, newest first; `onClosed` is called with the outcome of an early closing. */
export function Bets({ bets, onClosed, whenNone }: BetsProps) {
  const games = bets.flatMap((bet) => bet.odds.map((leg) => leg.gameInfo))
  useWatchedRows(games.filter((game) => !isOver(game.gameStatus)).map((game) => game.betGameId))
  const { shown, onStep, onLeft } = useStayingBets(bets)
  if (shown.length === 0) return whenNone
  return (
    <div className="flex flex-col gap-3">
      {shown.map(({ bet, isLeaving }) => {
        const { betId } = bet.betInfo
        return (
          <Staying key={betId} isLeaving={isLeaving} onLeft={() => onLeft(betId)}>
            <BetCard bet={bet} onClosed={onClosed} onStep={(step) => onStep(betId, step)} />
          </Staying>
        )
      })}
    </div>
  )
}

/** As long as a notice, in which the outcome is announced too. */
const READ_MS = 5000
/** Of the motion in `motion.css`. */
const LEAVE_MS = 300

interface StayingProps {
  readonly isLeaving: boolean
  readonly onLeft: () => void
  readonly children: ReactNode
}

/** A card that has left its tab waits to be read, and while the keyboard is inside, then goes. */
function Staying({ isLeaving, onLeft, children }: StayingProps) {
  const [isHeld, setIsHeld] = useState(false)
  const [isGoing, setIsGoing] = useState(false)
  const left = useRef(onLeft)
  useEffect(() => {
    left.current = onLeft
  })
  useEffect(() => {
    if (!isLeaving || isHeld) return setIsGoing(false)
    const going = setTimeout(() => setIsGoing(true), READ_MS)
    const gone = setTimeout(() => left.current(), READ_MS + LEAVE_MS)
    return () => {
      clearTimeout(going)
      clearTimeout(gone)
    }
  }, [isLeaving, isHeld])
  return (
    <div
      role="group"
      className={isGoing ? 'leave-list' : undefined}
      onFocus={({ target }) => setIsHeld(target.matches(':focus-visible'))}
      onBlur={() => setIsHeld(false)}
    >
      {children}
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
