import { useState } from 'react'
import { PathIcon } from '../ui/icon/icon.tsx'
import { EYE_OFF_PATH, EYE_PATH } from '../ui/icon/later-icon-paths.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'aside'> {
  readonly showLabel: string
  readonly hideLabel: string
}

/** A password with a button that reveals the typed text (LGN-02). */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const toggle = (
    <button
      type="button"
      aria-label={isShown ? hideLabel : showLabel}
      aria-pressed={isShown}
      onClick={() => setIsShown(!isShown)}
      className="absolute inset-y-0 right-0 grid w-11 place-items-center text-muted"
    >
      <PathIcon path={isShown ? EYE_OFF_PATH : EYE_PATH} />
    </button>
  )
  return <TextField {...field} type={isShown ? 'text' : 'password'} aside={toggle} />
}
