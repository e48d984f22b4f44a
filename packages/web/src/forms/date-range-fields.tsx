import { isCivilDate } from '@caderneta/domain/person/age'
import { useState } from 'react'
import { useFormats } from '../formats/formats.ts'
import { usePage } from '../root/page.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { dateRangeTexts } from './date-range-texts.ts'
import { dateTextOf, isoOfDateText } from './date-text.ts'
import { MaskedField } from './masked-field.tsx'
import { DATE_MASK } from './masks.ts'

/** Days as 'YYYY-MM-DD', both included; empty = open. */
interface DateRange {
  readonly from: string
  readonly to: string
}

interface DateRangeFieldsProps extends DateRange {
  readonly fromLabel: string
  readonly toLabel: string
  readonly onChange: (range: DateRange) => void
}

/** For a grid of two columns or more: usual ranges in a row, then the first and the last day. */
export function DateRangeFields(props: DateRangeFieldsProps) {
  const { from, to, fromLabel, toLabel, onChange } = props
  return (
    <>
      <QuickRanges from={from} to={to} onChange={onChange} />
      <DayField label={fromLabel} value={from} onChange={(day) => onChange({ from: day, to })} />
      <DayField label={toLabel} value={to} onChange={(day) => onChange({ from, to: day })} />
    </>
  )
}

const RANGES = [1, 7, 30] as const
const DAY_MS = 86_400_000

type QuickRangesProps = Pick<DateRangeFieldsProps, 'from' | 'to' | 'onChange'>

/** Each fills both days; pressed again, it empties them. */
function QuickRanges({ from, to, onChange }: QuickRangesProps) {
  const page = usePage()
  const { dayKey } = useFormats()
  const texts = useTexts(dateRangeTexts)
  const now = page.clock.now()
  const today = dayKey(now)
  return (
    <fieldset className="col-span-full flex flex-wrap gap-2">
      <legend className="sr-only">{texts.ranges}</legend>
      {RANGES.map((days) => {
        const first = dayKey(now - days * DAY_MS)
        const isChosen = from === first && to === today
        return (
          <Button
            key={days}
            look={isChosen ? 'primary' : 'secondary'}
            size="small"
            aria-pressed={isChosen}
            onClick={() => onChange(isChosen ? { from: '', to: '' } : { from: first, to: today })}
          >
            {texts[days]}
          </Button>
        )
      })}
    </fieldset>
  )
}

interface DayFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (day: string) => void
}

const LENGTH = 'dd/mm/aaaa'.length

/** Day first in both languages; a day is chosen once it is complete and of the calendar. */
function DayField({ label, value, onChange }: DayFieldProps) {
  const texts = useTexts(dateRangeTexts)
  const [error, setError] = useState<string>()
  const { turn, note } = useOwnText(value, () => setError(undefined))
  const read = (text: string, isComplete: boolean) => {
    const day = text === '' ? '' : isoOfDateText(text)
    const isDay = day === '' || (day !== null && isCivilDate(day))
    setError(isDay || !isComplete ? undefined : 'date_invalid')
    if (!isDay) return
    note(day)
    if (day !== value) onChange(day)
  }
  return (
    <MaskedField
      key={turn}
      mask={DATE_MASK}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder={texts.day}
      className="figures"
      defaultValue={dateTextOf(value)}
      error={error}
      onInput={({ currentTarget: { value: text } }) => read(text, text.length >= LENGTH)}
      onBlur={(event) => read(event.target.value, true)}
    />
  )
}

/** The text is the field's own while it is typed; a day chosen elsewhere replaces it. */
function useOwnText(value: string, onReplaced: () => void) {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  const [turn, setTurn] = useState(0)
  if (value !== seen) {
    setSeen(value)
    if (value !== typed) {
      setTyped(value)
      setTurn(turn + 1)
      onReplaced()
    }
  }
  return { turn, note: setTyped }
}
