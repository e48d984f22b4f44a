import type { ReactNode } from 'react'
import type { Failure } from '../../../api/failure.ts'
import type { QueryResult } from '../../../api/query-cache.ts'
import { FailurePanel } from '../../../failures/failure-panel.tsx'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { GameList } from './use-games.ts'

interface GamesStateProps {
  readonly query: QueryResult<GameList>
  /** Shown when the response has no games. */
  readonly empty: ReactNode
  readonly children: (games: GameList) => ReactNode
}

/** The states of a list: loading, failed with a retry button, empty, or its games. */
export function GamesState({ query, empty, children }: GamesStateProps) {
  if (query.value) return query.value.length === 0 ? empty : children(query.value)
  if (query.failure) return <GamesFailed failure={query.failure} onRetry={query.retry} />
  return <GamesSkeleton />
}

interface GamesFailedProps {
  readonly failure: Failure
  readonly onRetry: () => void
}

export function GamesFailed({ failure, onRetry }: GamesFailedProps) {
  const texts = useTexts(catalogueTexts)
  return (
    <FailurePanel
      title={texts.failed}
      failure={failure}
      retryText={texts.retry}
      onRetry={onRetry}
    />
  )
}

const SHAPES = ['a', 'b', 'c', 'd'] as const

function GamesSkeleton() {
  const texts = useTexts(catalogueTexts)
  return (
    <div role="status" className="overflow-clip rounded-card border border-line bg-surface">
      <span className="sr-only">{texts.loading}</span>
      <div className="px-3 py-3">
        <Skeleton className="h-5 w-1/3" />
      </div>
      {SHAPES.map((shape) => (
        <div key={shape} className="grid gap-3 border-t border-line px-3 py-3 md:grid-cols-2">
          <div className="flex flex-col gap-2">
            <Skeleton className="h-4 w-1/4" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
          </div>
          <Skeleton className="h-13 w-full" />
        </div>
      ))}
    </div>
  )
}
