import { useId, useMemo, useState } from 'react'
import { type GameFact, useGameLive } from '../../../live/live.ts'
import { useSideNames } from '../../../names/names.ts'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { type TimelineTexts, timelineTexts } from '../../../texts/timeline-texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { readFacts, type TimelineLine, timelineLines } from './timeline-lines.ts'
import { useNews } from './use-news.ts'

interface MatchTimelineProps {
  readonly game: GameFact
}

const LINES_AT_FIRST = 5
const NO_LINES: readonly TimelineLine[] = []

/** What has happened in the match, the last thing first, beside the scoreboard. */
export function MatchTimeline({ game }: MatchTimelineProps) {
  const texts = useTexts(catalogueTexts)
  const own = useTexts(timelineTexts)
  const state = useGameLive(game.gameId)
  const titleId = useId()
  const { sportId } = game
  const teams = useSideNames(game.teams)
  const told = state?.timeline
  const lines = useMemo(() => {
    const facts = readFacts(told)
    return facts && timelineLines(facts, sportId, { texts, own, teams })
  }, [told, sportId, texts, own, teams])
  const news = useNews(lines ?? NO_LINES, own)
  const hasStarted = state && state.status !== 'scheduled' && state.status !== 'postponed'
  return (
    <section
      aria-labelledby={titleId}
      className={classNames(
        'flex-col rounded-card border border-line bg-surface shadow-card',
        // Beside the scoreboard it fills a gap; above the markets of a phone it would make one.
        lines?.length || hasStarted ? 'flex' : 'hidden xl:flex',
      )}
    >
      <h2 id={titleId} className="px-4 pt-3 pb-1 text-sm font-semibold">
        {own.title}
      </h2>
      {lines && lines.length > 0 ? (
        <TimelineList lines={lines} own={own} />
      ) : (
        <p className="px-4 pb-4 text-sm text-muted">
          {hasStarted && !lines ? own.untold : own.notStarted}
        </p>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </section>
  )
}

interface TimelineListProps {
  readonly lines: readonly TimelineLine[]
  readonly own: TimelineTexts
}

/** A game of basketball has a hundred lines: the last few, and a way to all. */
function TimelineList({ lines, own }: TimelineListProps) {
  const [isWhole, setIsWhole] = useState(false)
  const listId = useId()
  const hasMore = lines.length > LINES_AT_FIRST
  return (
    <>
      <ol id={listId} className="px-4 pb-2 text-sm">
        {(isWhole ? lines : lines.slice(0, LINES_AT_FIRST)).map((line) => (
          <Line key={line.number} line={line} own={own} />
        ))}
      </ol>
      {hasMore && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={() => setIsWhole(!isWhole)}
          className="min-h-11 border-t border-line px-4 text-left text-sm font-semibold -outline-offset-2"
        >
          {isWhole ? own.fewer : own.all(lines.length)}
        </button>
      )}
    </>
  )
}

function Line({ line, own }: { readonly line: TimelineLine; readonly own: TimelineTexts }) {
  const { time, text, score, isAnnulled } = line
  return (
    <li className="flex items-baseline gap-2 border-t border-line py-1.5">
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
    </li>
  )
}
