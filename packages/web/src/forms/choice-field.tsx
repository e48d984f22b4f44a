import type { InputHTMLAttributes, Ref } from 'react'
import { classNames } from '../ui/class-names.ts'

interface Choice {
  readonly value: string
  readonly label: string
}

interface ChoiceFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value'> {
  readonly legend: string
  readonly choices: readonly Choice[]
  readonly ref?: Ref<HTMLInputElement>
}

const LABEL =
  'flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong ' +
  'px-3 py-1.5 leading-snug has-[:checked]:border-brand has-[:checked]:bg-brand-soft has-[:checked]:font-semibold'

/** Equal boxes: side by side, as many as there is room for, unless a label is a sentence. */
function columnsOf(choices: readonly Choice[]): string {
  const longest = Math.max(...choices.map(({ label }) => label.length))
  if (longest > 24) return 'grid-cols-1'
  return longest > 8
    ? 'grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]'
    : 'grid-cols-[repeat(auto-fit,minmax(5rem,1fr))]'
}

/** One of a few choices: radio buttons with native keyboard support. */
export function ChoiceField({ legend, choices, ...radio }: ChoiceFieldProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold text-ink">{legend}</legend>
      <div className={classNames('grid gap-2', columnsOf(choices))}>
        {choices.map(({ value, label }) => (
          <label key={value} className={LABEL}>
            <input {...radio} type="radio" value={value} className="size-4 accent-brand" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
