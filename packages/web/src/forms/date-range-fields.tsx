import { isCivilDate } from '@caderneta/domain/person/age'
import { useState } from 'react'
import { dayAfter } from '../formats/civil-day.ts'
import { useFormats } from '../formats/formats.ts'
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
  const texts = useTexts(dateRangeTexts)
  const { draft, turn, type, replace } = useDraft({ from, to }, onChange)
  const refusalOf = (end: keyof DateRange) =>
    isReversed(draft) && draft.last === end ? texts.reversed : undefined
  return (
    <>
      <QuickRanges from={from} to={to} onChange={replace} />
      <DayField
        key={`from ${turn}`}
        label={fromLabel}
        value={draft.from}
        refusal={refusalOf('from')}
        onDay={(day) => type('from', day)}
      />
      <DayField
        key={`to ${turn}`}
        label={toLabel}
        value={draft.to}
        refusal={refusalOf('to')}
        onDay={(day) => type('to', day)}
      />
    </>
  )
}

/** The days as they are typed: they are chosen while the first is not after the last. */
interface Draft extends DateRange {
  /** Which was typed last. */
  readonly last: keyof DateRange
}

const isReversed = ({ from, to }: DateRange) => from !== '' && to !== '' && from > to

const isSame = (one: DateRange, other: DateRange) => one.from === other.from && one.to === other.to

/** A range that is chosen elsewhere, or by its button, replaces what is typed and refused. */
function useDraft(range: DateRange, onChange: (range: DateRange) => void) {
  const [seen, setSeen] = useState(range)
  const [draft, setDraft] = useState<Draft>({ ...range, last: 'from' })
  const [turn, setTurn] = useState(0)
  const restart = (from: DateRange) => {
    setDraft({ ...from, last: 'from' })
    setTurn(turn + 1)
  }
  if (!isSame(range, seen)) {
    setSeen(range)
    if (!isSame(range, draft)) restart(range)
  }
  return {
    draft,
    turn,
    type: (last: keyof DateRange, day: string) => {
      const next = { ...draft, [last]: day, last }
      setDraft(next)
      if (!isReversed(next) && !isSame(next, range)) onChange({ from: next.from, to: next.to })
    },
    replace: (next: DateRange) => {
      restart(next)
      onChange(next)
    },
  }
}

const RANGES = [1, 7, 30] as const

type QuickRangesProps = Pick<DateRangeFieldsProps, 'from' | 'to' | 'onChange'>

/** Each fills both days; pressed again, it empties them. */
function QuickRanges({ from, to, onChange }: QuickRangesProps) {
  const { today } = useFormats()
  const texts = useTexts(dateRangeTexts)
  return (
    <fieldset className="col-span-full flex flex-wrap gap-2">
      <legend className="sr-only">{texts.ranges}</legend>
      {RANGES.map((days) => {
        const first = dayAfter(today, 1 - days)
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
  /** Why the typed day is not chosen. */
  readonly refusal: string | undefined
  readonly onDay: (day: string) => void
}

const LENGTH = 'dd/mm/aaaa'.length

/** Day first in both languages; a day counts once it is complete and of the calendar. */
function DayField({ label, value, refusal, onDay }: DayFieldProps) {
  const texts = useTexts(dateRangeTexts)
  const [isWrong, setWrong] = useState(false)
  const read = (text: string, isComplete: boolean) => {
    const day = text === '' ? '' : isoOfDateText(text)
    const isDay = day === '' || (day !== null && isCivilDate(day))
    setWrong(!isDay && isComplete)
    if (isDay && day !== value) onDay(day)
  }
  return (
    <MaskedField
      mask={DATE_MASK}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder={texts.day}
      className="figures"
      defaultValue={dateTextOf(value)}
      error={isWrong ? texts.invalid : refusal}
      onInput={({ currentTarget: { value: text } }) => read(text, text.length >= LENGTH)}
      onBlur={(event) => read(event.target.value, true)}
    />
  )
}
