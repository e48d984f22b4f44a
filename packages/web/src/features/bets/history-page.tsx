import { saveBetHistory } from '@caderneta/contract/bets/bets-calls'
import { useState } from 'react'
import type { Failure } from '../../api/failure.ts'
import { saveFile } from '../../api/save-file.ts'
import { FailurePanel } from '../../failures/failure-panel.tsx'
import { DateRangeFields } from '../../forms/date-range-fields.tsx'
import { usePage } from '../../root/page.ts'
import { Link, useSearchParams } from '../../routing/router.tsx'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageTurner } from '../../ui/page-turner.tsx'
import { Bets, BetsSkeleton } from './bet-list.tsx'
import { betsTexts } from './bets-texts.ts'
import { type HistoryRange, rangeFields, useHistory } from './history-query.ts'

interface HistoryPosition extends HistoryRange {
  /** Empty on the newest page. */
  readonly cursor: string
}

/** Range and page are part of the address, so that a reload or the back button keeps them. */
function useHistoryPosition(): readonly [HistoryPosition, (position: HistoryPosition) => void] {
  const [search, setSearch] = useSearchParams()
  const position = {
    from: search.get('from') ?? '',
    to: search.get('to') ?? '',
    cursor: search.get('cursor') ?? '',
  }
  const move = (to: HistoryPosition) => {
    const entries = Object.entries(to).filter(([, value]) => value !== '')
    setSearch(new URLSearchParams(entries))
  }
  return [position, move]
}

/** `/mybets/historico`: every bet ever, by date range, page by page; nothing is deleted. */
export function HistoryPage() {
  const texts = useTexts(betsTexts)
  useDocumentTitle(texts.historyTitle)
  const [position, move] = useHistoryPosition()
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4">
      <h1 className="text-2xl font-bold">{texts.historyTitle}</h1>
      <p className="text-muted">{texts.historyHint}</p>
      <RangeFields position={position} onMove={move} />
      <BetsOfRange position={position} onMove={move} />
      <Link to="/mybets" className={buttonClass({ look: 'quiet' })}>
        {texts.back}
      </Link>
    </div>
  )
}

interface PositionProps {
  readonly position: HistoryPosition
  readonly onMove: (position: HistoryPosition) => void
}

function RangeFields({ position, onMove }: PositionProps) {
  const page = usePage()
  const texts = useTexts(betsTexts)
  const save = () => saveFile(page, saveBetHistory, rangeFields(position))
  return (
    <form className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[1fr_1fr_auto]">
      <DateRangeFields
        from={position.from}
        to={position.to}
        fromLabel={texts.from}
        toLabel={texts.to}
        onChange={(range) => onMove({ ...range, cursor: '' })}
      />
      <Button look="secondary" className="sm:mt-6.5" onClick={() => void save()}>
        {texts.csv}
      </Button>
    </form>
  )
}

function BetsOfRange({ position, onMove }: PositionProps) {
  const texts = useTexts(betsTexts)
  const turner = useTurner({ position, onMove })
  const { value, failure, retry } = useHistory(position, position.cursor || undefined)
  if (value === null) {
    return failure ? <HistoryFailed failure={failure} onRetry={retry} /> : <BetsSkeleton />
  }
  if (value.bets.length === 0) {
    const { cursor, from, to } = position
    const isEverything = from === '' && to === '' && cursor === ''
    return <EmptyState icon="ticket" title={isEverything ? texts.noBets : texts.noHistory} />
  }
  return (
    <>
      <Bets bets={value.bets} onClosed={retry} />
      <PageTurner {...turner(value.next)} texts={texts} />
    </>
  )
}

/** The address holds one cursor: the previous one is remembered here, else it is the first page. */
function useTurner({ position, onMove }: PositionProps) {
  const [trail, setTrail] = useState<readonly string[]>([])
  const { cursor } = position
  const here = trail.indexOf(cursor)
  const move = (to: string) => onMove({ ...position, cursor: to })
  return (next: string | null) => ({
    onNewer: cursor === '' ? null : () => move(trail[here - 1] ?? ''),
    onOlder:
      next === null
        ? null
        : () => {
            setTrail([...trail.slice(0, here + 1), next])
            move(next)
          },
  })
}

interface HistoryFailedProps {
  readonly failure: Failure
  readonly onRetry: () => void
}

function HistoryFailed(props: HistoryFailedProps) {
  const texts = useTexts(betsTexts)
  return <FailurePanel title={texts.failed} retryText={texts.retry} {...props} />
}
