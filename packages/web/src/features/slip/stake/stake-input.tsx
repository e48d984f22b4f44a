import { classNames } from '../../../ui/class-names.ts'
import { caretAfter, STAKE_CHARACTERS_MAX, typedStake, writtenStake } from './stake-text.ts'

interface StakeInputProps {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly isInvalid: boolean
  /** The id of the note about the stake. */
  readonly describedBy: string | undefined
  readonly isDisabled: boolean
  /** The page's own keypad replaces the device's keyboard (checklist KPD). */
  readonly hasKeypad: boolean
  readonly onFocus: () => void
  readonly maximum: MaximumButtonProps
}

interface MaximumButtonProps {
  readonly text: string
  readonly label: string
  readonly isDisabled: boolean
  readonly onTake: () => void
}

/** The accepted part of the typed text; the caret stays behind the digit it was behind. */
function takeTyped(input: HTMLInputElement): string {
  const { value, selectionStart } = input
  const typed = typedStake(value)
  if (typed !== value) {
    const caret = caretAfter(value.slice(0, selectionStart ?? value.length), typed)
    // Written here, so that rendering has nothing left to write, which would move the caret.
    input.value = typed
    input.setSelectionRange(caret, caret)
  }
  return typed
}

/** From this length on the text covers the button, which reappears on focus. */
const LONG_CHARACTERS = 9
/** From this length on the text is smaller, so that it is never truncated. */
const LONGER_CHARACTERS = 12

/** A stake in Brazilian notation; formatted on blur (VAL-57). */
export function StakeInput(props: StakeInputProps) {
  const { label, value, isInvalid, isDisabled, hasKeypad } = props
  const isLong = value.length >= LONG_CHARACTERS
  const change = (text: string) => {
    if (text !== value) props.onChange(text)
  }
  return (
    <span
      className={classNames(
        'flex min-h-11 items-center gap-1 overflow-clip rounded-control border bg-surface pl-2 focus-within:outline-2 focus-within:outline-brand',
        isInvalid ? 'border-danger bg-danger-soft' : 'border-line-strong',
      )}
    >
      <span aria-hidden="true" className="text-sm text-muted">
        R$
      </span>
      <input
        data-stake
        aria-label={label}
        aria-invalid={isInvalid}
        aria-describedby={props.describedBy}
        inputMode={hasKeypad ? 'none' : 'decimal'}
        autoComplete="off"
        placeholder="0,00"
        maxLength={STAKE_CHARACTERS_MAX + 4}
        value={value}
        disabled={isDisabled}
        onFocus={(event) => {
          // The next keystroke replaces the stake, as expected of an amount field.
          event.currentTarget.select()
          props.onFocus()
        }}
        onChange={(event) => change(takeTyped(event.target))}
        onBlur={() => change(writtenStake(value))}
        className={classNames(
          'figures w-full min-w-0 bg-transparent text-right font-semibold outline-none placeholder:font-normal placeholder:text-muted disabled:text-muted',
          isLong && 'pr-2',
          value.length >= LONGER_CHARACTERS && 'text-xs',
        )}
      />
      <MaximumButton {...props.maximum} isAside={isLong} />
    </span>
  )
}

/** Fills in the maximum stake; a press leaves the field, so that it is formatted. */
function MaximumButton(props: MaximumButtonProps & { readonly isAside: boolean }) {
  const { text, label, isDisabled, onTake, isAside } = props
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onTake}
      className={classNames(
        'min-h-11 shrink-0 px-2 text-xs font-semibold text-brand -outline-offset-2 hover:bg-sunken disabled:text-muted disabled:opacity-60',
        isAside && 'not-focus:sr-only',
      )}
    >
      {text}
    </button>
  )
}
