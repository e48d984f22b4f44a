import { useTexts } from '../../../texts/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { listTexts } from './list-texts.ts'
import type { ListDay } from './use-days.ts'

const CHIP =
  'inline-flex min-h-11 shrink-0 items-center rounded-full border px-4 text-sm font-semibold whitespace-nowrap'

interface DayChipsProps {
  readonly days: readonly ListDay[]
  /** Null: all days. */
  readonly chosen: string | null
  readonly onChoose: (day: string | null) => void
}

/** The days on which there are matches; the chosen one pressed again ends the choice. */
export function DayChips({ days, chosen, onChoose }: DayChipsProps) {
  const { daysOfMatches } = useTexts(listTexts)
  return (
    <fieldset className="flex shrink-0 gap-2">
      <legend className="sr-only">{daysOfMatches}</legend>
      {days.map(({ key, name }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === chosen}
          onClick={() => onChoose(key === chosen ? null : key)}
          className={classNames(
            CHIP,
            key === chosen
              ? 'border-brand bg-brand text-on-brand'
              : 'border-line bg-surface hover:bg-sunken',
          )}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
