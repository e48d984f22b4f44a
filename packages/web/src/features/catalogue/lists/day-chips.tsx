import { useTexts } from '../../../texts/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { listTexts } from './list-texts.ts'

const CHIP =
  'inline-flex min-h-11 shrink-0 items-center rounded-full border px-4 text-sm font-semibold whitespace-nowrap'

interface DayChipsProps {
  readonly days: readonly string[]
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
      {days.map((day) => (
        <button
          key={day}
          type="button"
          aria-pressed={day === chosen}
          onClick={() => onChoose(day === chosen ? null : day)}
          className={classNames(
            CHIP,
            day === chosen
              ? 'border-brand bg-brand text-on-brand'
              : 'border-line bg-surface hover:bg-sunken',
          )}
        >
          {day}
        </button>
      ))}
    </fieldset>
  )
}
