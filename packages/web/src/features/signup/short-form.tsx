import type { ReactNode } from 'react'
import { MaskedField } from '../../forms/masked-field.tsx'
import { COUNTRY_CODE_MASK } from '../../forms/masks.ts'
import { useTexts } from '../../texts/texts.ts'
import {
  HouseNumberField,
  NewPasswordField,
  OwnEmailField,
  Part,
  type PartProps,
  PersonFields,
  PhoneField,
  StreetField,
  TermsField,
  TWO_COLUMNS,
} from './sign-up-parts.tsx'
import { signUpTexts } from './sign-up-texts.ts'

interface FormProps extends PartProps {
  readonly agentField: ReactNode
}

/** The form of small screens (SGN-12 to SGN-15). */
export function ShortForm({ field, agentField }: FormProps) {
  const texts = useTexts(signUpTexts)
  return (
    <>
      <Part legend={texts.access}>
        <div className={TWO_COLUMNS}>
          <OwnEmailField field={field} />
          <NewPasswordField field={field} />
        </div>
      </Part>
      <Part legend={texts.person}>
        <PersonFields field={field} />
      </Part>
      <Part legend={texts.addressAndPhone}>
        <div className="flex flex-col gap-4">
          <div className="grid items-start gap-4 sm:grid-cols-[1fr_11rem]">
            <StreetField field={field} />
            <HouseNumberField field={field} />
          </div>
          <div className="grid grid-cols-[6rem_1fr] items-start gap-4">
            <CountryCodeField field={field} />
            <PhoneField field={field} />
          </div>
        </div>
      </Part>
      <Part legend={texts.agentPart}>{agentField}</Part>
      <TermsField field={field} />
    </>
  )
}

function CountryCodeField({ field }: PartProps) {
  const texts = useTexts(signUpTexts)
  return (
    <MaskedField
      label={texts.countryCode}
      mask={COUNTRY_CODE_MASK}
      inputMode="tel"
      autoComplete="tel-country-code"
      {...field('countryCode')}
    />
  )
}
