import { lazyPart } from '../../routing/lazy-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Each is loaded where it is shown: on wide screens, in the menu of a phone or in a sheet. */

export const CompetitionMenu = lazyPart(
  async () => (await import('./competitions/competition-menu.tsx')).CompetitionMenu,
)

/** What is below it keeps its place. */
export const DayLinks = lazyPart(
  async () => (await import('./pane/day-links.tsx')).DayLinks,
  <Skeleton className="h-10 shrink-0" />,
)

export const SlipStart = lazyPart(
  async () => (await import('./pane/slip-start.tsx')).SlipStart,
  <Skeleton className="h-100 shrink-0" />,
)
