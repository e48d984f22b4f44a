import type { MaskitoOptions } from '@maskito/core'
import { useMaskito } from '@maskito/react'
import type { Ref } from 'react'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface MaskedFieldProps extends Omit<TextFieldProps, 'ref'> {
  /** A constant: a new object at each rendering would restart the mask. */
  readonly mask: MaskitoOptions
  readonly ref?: Ref<HTMLInputElement>
}

function give(ref: Ref<HTMLInputElement> | undefined, element: HTMLInputElement | null): void {
  if (typeof ref === 'function') ref(element)
  else if (ref) ref.current = element
}

/** A text field that applies a mask while typing. */
export function MaskedField({ mask, ref, ...field }: MaskedFieldProps) {
  const maskRef = useMaskito({ options: mask })
  return (
    <TextField
      {...field}
      ref={(element) => {
        maskRef(element)
        give(ref, element)
      }}
    />
  )
}
