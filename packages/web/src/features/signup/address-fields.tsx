import { visibleText } from '@caderneta/domain/text/outside-text'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { PostalCodeField } from '../../forms/postal-code-field.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { type PostalLookUp, usePostalAddress } from '../../forms/use-postal-address.ts'
import { useTexts } from '../../texts/texts.ts'
import { COUNTRY_BRAZIL, SIGN_UP_EMPTY } from './sign-up-fields.ts'
import { HouseNumberField, type PartProps, StreetField, TWO_COLUMNS } from './sign-up-parts.tsx'
import { signUpTexts } from './sign-up-texts.ts'
import type { SignUpFormState } from './use-sign-up.ts'

interface AddressFieldsProps extends PartProps {
  readonly form: SignUpFormState
}

/** The address of the long form; its CEP comes first because it fills the street. */
export function AddressFields({ form, field }: AddressFieldsProps) {
  const texts = useTexts(signUpTexts)
  const [countryId, postalCode] = useWatch({
    control: form.control,
    name: ['countryId', 'postalCode'],
  })
  const isBrazil = countryId === COUNTRY_BRAZIL
  const lookUp = usePostalAddress(isBrazil ? postalCode : '')
  useFilledStreet(form, lookUp)
  useKnownCity(form, lookUp)
  return (
    <div className={TWO_COLUMNS}>
      <PostalCodeField
        isBrazil={isBrazil}
        lookUp={lookUp}
        texts={{
          label: texts.postalCode,
          hint: texts.cepHint,
          lookingUp: texts.cepLookingUp,
          unknown: texts.cepUnknown,
        }}
        registered={field('postalCode')}
      />
      <StreetField field={field} />
      <HouseNumberField field={field} />
      <TextField
        label={texts.optional(texts.apartmentNumber)}
        autoComplete="address-line2"
        {...field('apartmentNumber')}
      />
    </div>
  )
}

/**
 * The lookup overwrites only its own street, never a typed one; a CEP without a street removes the
 * one filled by the previous CEP.
 */
function useFilledStreet(form: SignUpFormState, lookUp: PostalLookUp): void {
  const filled = useRef('')
  useEffect(() => {
    if (lookUp.is !== 'found' && lookUp.is !== 'unknown') return
    const street = lookUp.is === 'found' ? lookUp.address.streetName : ''
    const present = form.getValues('streetName')
    if (visibleText(present) !== '' && present !== filled.current) return
    filled.current = street
    // An untouched street field is not an error yet.
    if (street !== present) form.setValue('streetName', street, { shouldValidate: street !== '' })
  }, [form, lookUp])
}

/** City and state follow the CEP, and are unknown without one. */
function useKnownCity(form: SignUpFormState, lookUp: PostalLookUp): void {
  useEffect(() => {
    const { city, state } = lookUp.is === 'found' ? lookUp.address : SIGN_UP_EMPTY
    form.setValue('city', city)
    form.setValue('state', state)
  }, [form, lookUp])
}
