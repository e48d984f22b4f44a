import { STATEMENT_KINDS } from '@caderneta/contract/wallet/statement'
import { saveStatementPdf, saveStatementTable } from '@caderneta/contract/wallet/wallet-calls'
import { useState } from 'react'
import { saveFile } from '../../../api/save-file.ts'
import { FailurePanel } from '../../../failures/failure-panel.tsx'
import { DateRangeFields } from '../../../forms/date-range-fields.tsx'
import { usePage } from '../../../root/page.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/input.tsx'
import { PageTurner } from '../../../ui/page-turner.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { BankFrame } from '../../bank/bank.ts'
import { type StatementFilter, statementFields, useStatement } from './statement-query.ts'
import { StatementTable } from './statement-table.tsx'
import { statementTexts } from './statement-texts.ts'

const EVERYTHING: StatementFilter = { from: '', to: '', kind: '' }

/** `/bank/statement`: every entry of the wallet with its cause and the balance after it. */
export function StatementPage() {
  const texts = useTexts(statementTexts)
  const [filter, setFilter] = useState(EVERYTHING)
  // The cursors of the pages leading to this one.
  const [trail, setTrail] = useState<readonly string[]>([])
  const narrow = (changes: Partial<StatementFilter>) => {
    setFilter({ ...filter, ...changes })
    setTrail([])
  }
  return (
    <BankFrame title={texts.title} isWide>
      <FilterFields filter={filter} onChange={narrow} />
      <Entries filter={filter} trail={trail} onTurn={setTrail} />
    </BankFrame>
  )
}

interface FilterFieldsProps {
  readonly filter: StatementFilter
  readonly onChange: (changes: Partial<StatementFilter>) => void
}

function FilterFields({ filter, onChange }: FilterFieldsProps) {
  const page = usePage()
  const texts = useTexts(statementTexts)
  const save = (file: typeof saveStatementTable | typeof saveStatementPdf) =>
    void saveFile(page, file, statementFields(filter))
  return (
    <form className="grid grid-cols-2 items-start gap-3 md:grid-cols-4 *:nth-4:col-span-2">
      <DateRangeFields
        from={filter.from}
        to={filter.to}
        fromLabel={texts.from}
        toLabel={texts.to}
        onChange={onChange}
      />
      <Field label={texts.cause}>
        {(control) => (
          <Select
            {...control}
            value={filter.kind}
            onChange={({ target }) =>
              onChange({ kind: STATEMENT_KINDS.find((kind) => kind === target.value) ?? '' })
            }
          >
            <option value="">{texts.everyCause}</option>
            {STATEMENT_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {texts.causes[kind]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="col-span-full flex gap-3 max-sm:*:grow">
        <Button look="secondary" onClick={() => save(saveStatementPdf)}>
          {texts.pdf}
        </Button>
        <Button look="secondary" onClick={() => save(saveStatementTable)}>
          {texts.csv}
        </Button>
      </div>
    </form>
  )
}

interface EntriesProps {
  readonly filter: StatementFilter
  readonly trail: readonly string[]
  readonly onTurn: (trail: readonly string[]) => void
}

function Entries({ filter, trail, onTurn }: EntriesProps) {
  const texts = useTexts(statementTexts)
  const { value, failure, retry } = useStatement(filter, trail.at(-1))
  if (value) {
    const { next } = value
    if (value.entries.length === 0) return <EmptyState icon="bank" title={texts.noEntries} />
    return (
      <>
        <StatementTable entries={value.entries} />
        <PageTurner
          onNewer={trail.length === 0 ? null : () => onTurn(trail.slice(0, -1))}
          onOlder={next === null ? null : () => onTurn([...trail, next])}
          texts={texts}
        />
      </>
    )
  }
  if (!failure) {
    return (
      <div role="status">
        <span className="sr-only">{texts.loading}</span>
        <Skeleton className="h-64 w-full rounded-card" />
      </div>
    )
  }
  return (
    <FailurePanel title={texts.failed} failure={failure} retryText={texts.retry} onRetry={retry} />
  )
}
