import type { InputHTMLAttributes, Ref } from 'react'

interface SwitchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly label: string
  readonly ref?: Ref<HTMLInputElement>
}

const TRACK =
  'relative h-7 w-12 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors ' +
  'after:absolute after:top-1/2 after:left-1 after:size-5 after:-translate-y-1/2 after:rounded-full ' +
  "after:bg-line-strong after:transition-transform after:content-[''] " +
  'peer-checked:border-brand peer-checked:bg-brand peer-checked:after:translate-x-4.5 ' +
  'peer-checked:after:bg-on-brand peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 ' +
  'peer-focus-visible:outline-brand'

/** An on/off setting: a native checkbox styled as a switch. */
export function SwitchField({ label, ...input }: SwitchFieldProps) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center justify-between gap-3">
      <span>{label}</span>
      <span className="relative flex">
        <input
          {...input}
          type="checkbox"
          className="peer absolute inset-0 z-10 cursor-pointer opacity-0"
        />
        <span aria-hidden="true" className={TRACK} />
      </span>
    </label>
  )
}
