import { fieldText } from '@caderneta/contract/messages/field-texts'
import { isCivilDate } from '@caderneta/domain/person/age'
import { useState } from 'react'
import { dayAfter } from '../formats/civil-day.ts'
import { useFormats } from '../formats/formats.ts'
import { useLanguage } from '../prefs/prefs-store.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { dateRangeTexts } from './date-range-texts.ts'
import { dateTextOf, isoOfDateText } from './date-text.ts'
import { MaskedField } from './masked-field.tsx'
import { DATE_MASK } from './masks.ts'
import { type DateRange, useTypedRange } from './use-typed-range.ts'

interface DateRangeFieldsProps extends DateRange {
  readonly fromLabel: string
  readonly toLabel: string
  readonly onChange: (range: DateRange) => void
}

/** For a grid of two columns or more: usual ranges in a row, then the first and the last day. */
export function DateRangeFields(props: DateRangeFieldsProps) {
  const { from, to, fromLabel, toLabel, onChange } = props
  const { typed, turn, note, replace, reversedAt } = useTypedRange({ from, to }, onChange)
  const choose = (range: DateRange) => {
    replace(range)
    onChange(range)
  }
  return (
    <>
      <QuickRanges from={from} to={to} onChange={choose} />
      <DayField
        key={`from ${turn}`}
        label={fromLabel}
        day={typed.from ?? from}
        isReversed={reversedAt === 'from'}
        onDay={(day) => note('from', day)}
      />
      <DayField
        key={`to ${turn}`}
        label={toLabel}
        day={typed.to ?? to}
        isReversed={reversedAt === 'to'}
        onDay={(day) => note('to', day)}
      />
    </>
  )
}

const RANGES = [1, 7, 30] as const

type QuickRangesProps = Pick<DateRangeFieldsProps, 'from' | 'to' | 'onChange'>

/** So many days up to today. Each fills both fields; pressed again, it empties them. */
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
  /** The day it begins with. */
  readonly day: string
  /** The two days are in the wrong order, and this one is to blame. */
  readonly isReversed: boolean
  /** The day of the text; empty without one, null while it is no day of the calendar. */
  readonly onDay: (day: string | null) => void
}

const LENGTH = 'dd/mm/aaaa'.length

function dayOf(text: string): string | null {
  const day = text === '' ? '' : isoOfDateText(text)
  return day === '' || (day !== null && isCivilDate(day)) ? day : null
}

/** Day first in both languages; a text is wrong once it is complete, or is left. */
function DayField({ label, day, isReversed, onDay }: DayFieldProps) {
  const texts = useTexts(dateRangeTexts)
  const language = useLanguage()
  const [isWrong, setIsWrong] = useState(false)
  const read = (text: string, isComplete: boolean) => {
    const typed = dayOf(text)
    setIsWrong(typed === null && isComplete)
    onDay(typed)
  }
  const error = isWrong ? 'date_invalid' : isReversed ? 'dates_reversed' : null
  return (
    <MaskedField
      mask={DATE_MASK}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder={texts.day}
      className="figures"
      defaultValue={dateTextOf(day)}
      error={error === null ? undefined : texts.notApplied(fieldText(error, language))}
      onInput={({ currentTarget: { value: text } }) => read(text, text.length >= LENGTH)}
      onBlur={(event) => read(event.target.value, true)}
    />
  )
}
