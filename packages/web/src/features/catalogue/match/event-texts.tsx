import type { TimelineTexts } from '../../../texts/timeline-texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { TimelineEvent } from './timeline-events.ts'

interface EventTextsProps {
  readonly event: TimelineEvent
  readonly own: TimelineTexts
}

/** An event of a timeline: when, what, and the score from then on. */
export function EventTexts({ event, own }: EventTextsProps) {
  const { time, text, score, isAnnulled } = event
  return (
    <>
      <span className="figures shrink-0 text-xs text-muted">{time}</span>
      <span className={classNames('min-w-0 grow', isAnnulled && 'text-muted line-through')}>
        {text}
      </span>
      {score !== null && (
        <span className="figures shrink-0 font-bold">
          <span className="sr-only">{own.scoreThen(score)}</span>
          <span aria-hidden="true">{score}</span>
        </span>
      )}
    </>
  )
}
