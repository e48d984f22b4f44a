import type { UseFormRegisterReturn } from 'react-hook-form'
import { Spinner } from '../ui/spinner.tsx'
import { MaskedField } from './masked-field.tsx'
import { CEP_MASK, POSTAL_CODE_MASK } from './masks.ts'
import { localityText, type PostalLookUp } from './use-postal-address.ts'

interface PostalCodeFieldProps {
  /** A CEP is looked up; another country's postal code is not. */
  readonly isBrazil: boolean
  readonly lookUp: PostalLookUp
  readonly required?: boolean
  readonly texts: {
    readonly label: string
    readonly hint: string
    readonly lookingUp: string
    readonly unknown: string
  }
  readonly registered: UseFormRegisterReturn & { readonly error: string | undefined }
}

/** A postal code with the result of the lookup, which is announced once it is known. */
export function PostalCodeField(props: PostalCodeFieldProps) {
  const { isBrazil, lookUp, required, texts, registered } = props
  const hint = hintOf(lookUp, texts)
  const country = isBrazil ? IN_BRAZIL : ELSEWHERE
  return (
    <div>
      <MaskedField
        label={texts.label}
        hint={isBrazil ? hint : undefined}
        {...country}
        autoComplete="postal-code"
        aside={
          <span className="absolute inset-y-0 right-3 grid place-items-center text-muted">
            {lookUp.is === 'loading' && <Spinner label={texts.lookingUp} />}
          </span>
        }
        {...(required && { required })}
        {...registered}
      />
      <p role="status" className="sr-only">
        {lookUp.is === 'found' || lookUp.is === 'unknown' ? hint : ''}
      </p>
    </div>
  )
}

const IN_BRAZIL = { mask: CEP_MASK, inputMode: 'numeric', placeholder: '00000-000' } as const
const ELSEWHERE = { mask: POSTAL_CODE_MASK, inputMode: 'text', placeholder: '' } as const

function hintOf(lookUp: PostalLookUp, texts: PostalCodeFieldProps['texts']): string {
  if (lookUp.is === 'found') return localityText(lookUp.address)
  return lookUp.is === 'unknown' ? texts.unknown : texts.hint
}
