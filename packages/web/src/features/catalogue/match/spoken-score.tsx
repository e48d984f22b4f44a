import type { Score } from '@caderneta/domain/markets/game/game'
import { sportById } from '@caderneta/domain/markets/registry/sports'
import { useTexts } from '../../../texts/texts.ts'
import { matchTexts } from './match-texts.ts'

interface SpokenScoreProps {
  readonly sportId: number
  readonly score: Score
  readonly className: string
  readonly dashClassName?: string
}

/** As one sentence; where points change every minute they are readable, not announced. */
export function SpokenScore({ sportId, score, className, dashClassName }: SpokenScoreProps) {
  const texts = useTexts(matchTexts)
  const isCalm = sportById(sportId)?.score !== 'fast'
  const [home, away] = score
  return (
    <p aria-live={isCalm ? 'polite' : 'off'} className={className}>
      <span className="sr-only">{texts.score}: </span>
      {home} <span className={dashClassName}>–</span> {away}
    </p>
  )
}
