import { saveFile } from '../../api/save-file.ts'
import { Link, useSearchParams } from '../../routing/router.tsx'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedPanel } from '../../ui/failed-panel.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PageTurner } from '../../ui/page-turner.tsx'
import { Bets, BetsSkeleton } from './bet-list.tsx'
import { betsTexts } from './bets-texts.ts'
import { type HistoryRange, rangeFields, useHistory } from './history-query.ts'

interface Place extends HistoryRange {
  readonly page: number
}

/** Range and page stand in the address, so that a reload or a way back keeps them. */
function usePlace(): readonly [Place, (place: Place) => void] {
  const [search, setSearch] = useSearchParams()
  const page = Number(search.get('page') ?? '1')
  const place = {
    from: search.get('from') ?? '',
    to: search.get('to') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
  const move = (to: Place) => {
    const entries = Object.entries(to).filter(([, value]) => value !== '' && value !== 1)
    setSearch(new URLSearchParams(entries.map(([name, value]) => [name, String(value)])))
  }
  return [place, move]
}

/** `/mybets/historico`: every bet ever, by date range, page by page; nothing is deleted. */
export function HistoryPage() {
  const texts = useTexts(betsTexts)
  useDocumentTitle(texts.historyTitle)
  const [place, move] = usePlace()
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4">
      <h1 className="text-2xl font-bold">{texts.historyTitle}</h1>
      <p className="text-muted">{texts.historyHint}</p>
      <RangeFields place={place} onMove={move} />
      <BetsOfRange place={place} onMove={move} />
      <Link to="/mybets" className={buttonClass({ look: 'quiet' })}>
        {texts.back}
      </Link>
    </div>
  )
}

interface PlaceProps {
  readonly place: Place
  readonly onMove: (place: Place) => void
}

function RangeFields({ place, onMove }: PlaceProps) {
  const texts = useTexts(betsTexts)
  const save = () => saveFile('wagers_user/historyCsv', rangeFields(place), texts.csvName)
  const days = [
    { name: 'from', label: texts.from },
    { name: 'to', label: texts.to },
  ] as const
  return (
    <form className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
      {days.map(({ name, label }) => (
        <Field key={name} label={label}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={place[name]}
              onChange={(event) => onMove({ ...place, [name]: event.target.value, page: 1 })}
            />
          )}
        </Field>
      ))}
      <Button look="secondary" onClick={() => void save()}>
        {texts.csv}
      </Button>
    </form>
  )
}

function BetsOfRange({ place, onMove }: PlaceProps) {
  const texts = useTexts(betsTexts)
  const { value, failure, retry } = useHistory(place, place.page)
  if (value === null) {
    return failure ? <HistoryFailed msg={failure.msg} onRetry={retry} /> : <BetsSkeleton />
  }
  if (value.total === 0) return <EmptyState icon="ticket" title={texts.noHistory} />
  return (
    <>
      <p role="status" className="figures text-sm text-muted">
        {texts.count(value.total)}
      </p>
      <Bets bets={value.bets} onClosed={retry} />
      <PageTurner
        page={place.page}
        pages={value.pages}
        onTurn={(page) => onMove({ ...place, page })}
        texts={texts}
      />
    </>
  )
}

function HistoryFailed({ msg, onRetry }: { readonly msg: string; readonly onRetry: () => void }) {
  const texts = useTexts(betsTexts)
  return <FailedPanel title={texts.failed} reason={msg} retryText={texts.retry} onRetry={onRetry} />
}
