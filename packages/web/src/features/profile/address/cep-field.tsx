import type { PostalAddressWire } from '@caderneta/contract/profile/geography'
import { visibleText } from '@caderneta/domain/text/outside-text'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { PostalCodeField } from '../../../forms/postal-code-field.tsx'
import { type PostalLookUp, usePostalAddress } from '../../../forms/use-postal-address.ts'
import { useTexts } from '../../../texts/texts.ts'
import { profileTexts } from '../profile-texts.ts'
import type { AccountForm } from '../use-account-form.ts'
import { type AddressFieldName, COUNTRY_BRAZIL } from './address-rules.ts'

interface CepFieldProps {
  readonly plan: AccountForm<AddressFieldName>
  readonly saved: Readonly<Record<AddressFieldName, string>>
}

/** The CEP and the fields it fills in; another country's postal code is not looked up. */
export function CepField({ plan, saved }: CepFieldProps) {
  const texts = useTexts(profileTexts)
  const [countryId, cep] = useWatch({ control: plan.form.control, name: ['countryId', 'cep'] })
  const isBrazil = countryId === COUNTRY_BRAZIL
  const needsLookUp = isBrazil && cep !== saved.cep
  const lookUp = usePostalAddress(needsLookUp ? String(cep) : '')
  useFilledAddress(plan, saved, lookUp)
  return (
    <PostalCodeField
      isBrazil={isBrazil}
      lookUp={lookUp}
      required
      texts={{
        label: texts.cep,
        hint: texts.cepHint,
        lookingUp: texts.lookingUp,
        unknown: texts.cepUnknown,
      }}
      registered={plan.field('cep')}
    />
  )
}

const FILLED = ['streetName', 'city', 'state'] as const

/** A new CEP replaces the saved address and its own fills, never typed values. */
function useFilledAddress(
  { form }: AccountForm<AddressFieldName>,
  saved: Readonly<Record<AddressFieldName, string>>,
  lookUp: PostalLookUp,
): void {
  const filled = useRef<PostalAddressWire | null>(null)
  useEffect(() => {
    if (lookUp.is !== 'found') return
    for (const name of FILLED) {
      const present = form.getValues(name)
      const isReplaceable = ['', saved[name], filled.current?.[name]].includes(
        visibleText(String(present)),
      )
      if (isReplaceable) form.setValue(name, lookUp.address[name], { shouldValidate: true })
    }
    filled.current = lookUp.address
  }, [form, saved, lookUp])
}
