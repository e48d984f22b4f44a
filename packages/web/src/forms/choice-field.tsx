import type { InputHTMLAttributes, Ref } from 'react'

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
  'flex min-h-11 grow cursor-pointer items-center gap-2 rounded-control border border-line-strong ' +
  'px-3 py-1.5 leading-snug has-[:checked]:border-brand has-[:checked]:bg-brand-soft has-[:checked]:font-semibold'

/** One of a few choices, side by side: radio buttons with native keyboard support. */
export function ChoiceField({ legend, choices, ...radio }: ChoiceFieldProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold text-ink">{legend}</legend>
      <div className="flex flex-wrap gap-2">
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
