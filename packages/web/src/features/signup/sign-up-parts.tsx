import type { ReactNode } from 'react'
import { CheckboxField } from '../../forms/checkbox-field.tsx'
import { EmailField } from '../../forms/email-field.tsx'
import { MaskedField } from '../../forms/masked-field.tsx'
import { CPF_MASK, DATE_MASK, PHONE_MASK } from '../../forms/masks.ts'
import { PasswordField } from '../../forms/password-field.tsx'
import { PasswordGuidance } from '../../forms/password-guidance.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { useTexts } from '../../texts/texts.ts'
import { signUpTexts } from './sign-up-texts.ts'
import type { FieldOf } from './use-sign-up.ts'

/** Shared by both forms. */

export interface PartProps {
  readonly field: FieldOf
}

export const TWO_COLUMNS = 'grid items-start gap-4 sm:grid-cols-2'

interface PartFrameProps {
  readonly legend: string
  readonly children: ReactNode
}

export function Part({ legend, children }: PartFrameProps) {
  return (
    <fieldset className="border-t border-line pt-4">
      <legend className="pr-3 text-sm font-bold tracking-wide text-muted uppercase">
        {legend}
      </legend>
      {children}
    </fieldset>
  )
}

export function OwnEmailField({ field }: PartProps) {
  const texts = useTexts(signUpTexts)
  return <EmailField label={texts.email} {...field('email')} />
}

export function NewPasswordField({ field }: PartProps) {
  const texts = useTexts(signUpTexts)
  return (
    <div className="flex flex-col gap-2">
      <PasswordField
        label={texts.password}
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordGuidance />
    </div>
  )
}

export function PersonFields({ field }: PartProps) {
  const texts = useTexts(signUpTexts)
  return (
    <div className={TWO_COLUMNS}>
      <TextField label={texts.firstname} autoComplete="given-name" {...field('firstname')} />
      <TextField label={texts.lastname} autoComplete="family-name" {...field('lastname')} />
      <MaskedField
        label={texts.birthdate}
        mask={DATE_MASK}
        inputMode="numeric"
        autoComplete="bday"
        placeholder={texts.datePlaceholder}
        {...field('birthdate')}
      />
      <MaskedField
        label={texts.cpf}
        hint={texts.cpfHint}
        mask={CPF_MASK}
        inputMode="numeric"
        autoComplete="off"
        placeholder="000.000.000-00"
        {...field('cpf')}
      />
    </div>
  )
}

export function PhoneField({ field }: PartProps) {
  const texts = useTexts(signUpTexts)
  return (
    <MaskedField
      label={texts.phone}
      mask={PHONE_MASK}
      type="tel"
      autoComplete="tel-national"
      placeholder="(11) 98765-4321"
      {...field('phone')}
    />
  )
}

export function StreetField({ field }: PartProps) {
  const texts = useTexts(signUpTexts)
  return (
    <TextField label={texts.streetName} autoComplete="address-line1" {...field('streetName')} />
  )
}

export function HouseNumberField({ field }: PartProps) {
  const texts = useTexts(signUpTexts)
  return <TextField label={texts.houseNumber} autoComplete="off" {...field('houseNumber')} />
}

/** The terms open in a separate tab, so that the form keeps its values. */
export function TermsField({ field }: PartProps) {
  const texts = useTexts(signUpTexts)
  return (
    <div>
      <CheckboxField label={texts.terms} {...field('acceptTerms')} />
      <a
        href="/ajuda#termos"
        target="_blank"
        rel="noopener"
        className="ml-8 inline-flex min-h-11 items-center text-sm font-semibold text-brand underline underline-offset-2"
      >
        {texts.readTerms}
      </a>
    </div>
  )
}
