import { classNames } from '../../../ui/class-names.ts'
import type { ListSpan } from './use-spans.ts'

const CHIP =
  'inline-flex min-h-11 shrink-0 items-center rounded-full border px-4 text-sm font-semibold whitespace-nowrap'

interface SpanChipsProps {
  readonly legend: string
  readonly spans: readonly ListSpan[]
  /** Null: the whole list. */
  readonly chosen: ListSpan | null
  readonly onChoose: (span: ListSpan | null) => void
}

/** Parts of a list by time; the chosen one pressed again ends the choice. */
export function SpanChips({ legend, spans, chosen, onChoose }: SpanChipsProps) {
  if (spans.length === 0) return null
  return (
    <fieldset className="flex shrink-0 gap-2">
      <legend className="sr-only">{legend}</legend>
      {spans.map((span) => (
        <button
          key={`${span.field} ${span.value}`}
          type="button"
          aria-pressed={span === chosen}
          onClick={() => onChoose(span === chosen ? null : span)}
          className={classNames(
            CHIP,
            span === chosen
              ? 'border-brand bg-brand text-on-brand'
              : 'border-line bg-surface hover:bg-sunken',
          )}
        >
          {span.name}
        </button>
      ))}
    </fieldset>
  )
}
