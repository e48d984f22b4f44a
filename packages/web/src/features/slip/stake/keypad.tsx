import type { MouseEvent } from 'react'
import { useTexts } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { PathIcon } from '../../../ui/icon/icon.tsx'
import { BACKSPACE_PATH } from '../../../ui/icon/later-icon-paths.ts'
import { slipTexts } from '../slip-texts.ts'
import { KEYPAD_DIGITS, type KeypadKey } from './stake-text.ts'

interface KeypadProps {
  readonly onKey: (key: KeypadKey) => void
  readonly onDone: () => void
}

/** The field keeps the focus, so that its stake stays unformatted while keys are pressed. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** The phone's keypad for stakes: ten digits, a comma, a backspace and 'Terminar'. */
export function Keypad({ onKey, onDone }: KeypadProps) {
  const texts = useTexts(slipTexts)
  const key = 'grid min-h-12 place-items-center rounded-control bg-surface text-lg font-semibold'
  return (
    <fieldset className="border-t border-line bg-sunken p-2" onMouseDown={keepFocus}>
      <legend className="sr-only">{texts.keypad}</legend>
      {/* In landscape the screen of a phone is low: the stake above must stay visible. */}
      <div className="grid grid-cols-3 gap-1.5 [@media(max-height:600px)]:grid-cols-6">
        {KEYPAD_DIGITS.slice(0, 9).map((digit) => (
          <button key={digit} type="button" className={key} onClick={() => onKey(digit)}>
            {digit}
          </button>
        ))}
        <button type="button" aria-label={texts.comma} className={key} onClick={() => onKey(',')}>
          ,
        </button>
        <button type="button" className={key} onClick={() => onKey('0')}>
          0
        </button>
        <button
          type="button"
          aria-label={texts.backspace}
          className={key}
          onClick={() => onKey('backspace')}
        >
          <PathIcon path={BACKSPACE_PATH} />
        </button>
      </div>
      <Button isWide className="mt-1.5" onClick={onDone}>
        {texts.keypadDone}
      </Button>
    </fieldset>
  )
}
