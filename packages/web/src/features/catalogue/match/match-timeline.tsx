import { useId, useMemo, useState } from 'react'
import { type GameFact, useGameLive } from '../../../live/live.ts'
import { useSideNames } from '../../../names/names.ts'
import { useIsBesideList } from '../../../routing/beside.ts'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { type TimelineTexts, timelineTexts } from '../../../texts/timeline-texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PHONE, useMedia } from '../../../ui/use-media.ts'
import { EventTexts } from './event-texts.tsx'
import { IncidentCounts } from './incident-counts.tsx'
import { readFacts, type TimelineEvent, timelineEvents } from './timeline-events.ts'
import { TimelineStrip } from './timeline-strip.tsx'
import { useAnnouncement } from './use-announcement.ts'

interface MatchTimelineProps {
  readonly game: GameFact
}

const EVENTS_AT_FIRST = 5
/** Between the scoreboard and the markets, which begin as high as they can. */
const EVENTS_AT_FIRST_BESIDE = 2
const NO_EVENTS: readonly TimelineEvent[] = []

/** The events of the match, newest first, beside the scoreboard. */
export function MatchTimeline({ game }: MatchTimelineProps) {
  const texts = useTexts(catalogueTexts)
  const own = useTexts(timelineTexts)
  const state = useGameLive(game.gameId)
  const titleId = useId()
  const isBeside = useIsBesideList()
  const { sportId } = game
  const teams = useSideNames(game.teams)
  const timeline = state?.timeline
  const facts = useMemo(() => readFacts(timeline), [timeline])
  const events = useMemo(
    () => facts && timelineEvents(facts, sportId, { texts, own, teams }),
    [facts, sportId, texts, own, teams],
  )
  const announcement = useAnnouncement(events ?? NO_EVENTS, own)
  const isPhone = useMedia(PHONE)
  const Events = isPhone ? TimelineStrip : TimelineList
  const counts = facts && <IncidentCounts facts={facts} own={own} />
  const hasStarted = state && state.status !== 'scheduled' && state.status !== 'postponed'
  return (
    <section
      aria-labelledby={titleId}
      className={classNames(
        'flex-col rounded-card border border-line bg-surface shadow-card',
        // Beside the scoreboard it fills a gap; above the markets it would create one.
        events?.length || hasStarted ? 'flex' : classNames('hidden', !isBeside && 'xl:flex'),
      )}
    >
      <h2 id={titleId} className={isPhone ? 'sr-only' : 'px-4 pt-3 pb-1 text-sm font-semibold'}>
        {own.title}
      </h2>
      {!isPhone && counts}
      {events && events.length > 0 ? (
        <Events events={events} own={own} counts={counts} />
      ) : (
        <p className="px-3 py-2 text-sm text-muted md:px-4 md:pt-0 md:pb-4">
          {hasStarted && !events ? own.notReported : own.notStarted}
        </p>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  )
}

const ROW = 'flex items-baseline gap-2 border-t border-line py-1.5'

interface TimelineListProps {
  readonly events: readonly TimelineEvent[]
  readonly own: TimelineTexts
}

/** A basketball game has a hundred events: the last few, and a button for all. */
function TimelineList({ events, own }: TimelineListProps) {
  const [isWhole, setIsWhole] = useState(false)
  const listId = useId()
  const atFirst = useIsBesideList() ? EVENTS_AT_FIRST_BESIDE : EVENTS_AT_FIRST
  const hasMore = events.length > atFirst
  return (
    <>
      <ol id={listId} className="px-4 pb-2 text-sm">
        {(isWhole ? events : events.slice(0, atFirst)).map((event) => (
          <li key={event.number} className={ROW}>
            <EventTexts event={event} own={own} />
          </li>
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
          {isWhole ? own.fewer : own.all(events.length)}
        </button>
      )}
    </>
  )
}
