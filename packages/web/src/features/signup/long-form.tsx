import type { ReactNode } from 'react'
import { ChoiceField } from '../../forms/choice-field.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { SelectField } from '../../forms/select-field.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { useCountries } from '../../forms/use-countries.ts'
import { useTexts } from '../../texts/texts.ts'
import { AddressFields } from './address-fields.tsx'
import { PRONOUNS } from './sign-up-fields.ts'
import {
  NewPasswordField,
  OwnEmailField,
  Part,
  type PartProps,
  PersonFields,
  PhoneField,
  TermsField,
  TWO_COLUMNS,
} from './sign-up-parts.tsx'
import { signUpTexts } from './sign-up-texts.ts'
import type { SignUpFormState } from './use-sign-up.ts'

interface FormProps extends PartProps {
  readonly form: SignUpFormState
  readonly agentField: ReactNode
}

/** The form of large screens (SGN-03 to SGN-11). */
export function LongForm({ form, field, agentField }: FormProps) {
  const texts = useTexts(signUpTexts)
  return (
    <>
      <Part legend={texts.accountData}>
        <AccountFields field={field} />
      </Part>
      <Part legend={texts.person}>
        <PersonFields field={field} />
      </Part>
      <Part legend={texts.contact}>
        <div className={TWO_COLUMNS}>
          <OwnEmailField field={field} />
          <PhoneField field={field} />
        </div>
      </Part>
      <Part legend={texts.address}>
        <AddressFields form={form} field={field} />
      </Part>
      <Part legend={texts.login}>
        <LoginFields field={field} />
      </Part>
      <Part legend={texts.security}>
        <SecretCodeFields field={field} />
      </Part>
      <Part legend={texts.promotionsPart}>
        <PromotionsField field={field} />
      </Part>
      <Part legend={texts.agentPart}>{agentField}</Part>
      <TermsField field={field} />
    </>
  )
}

function AccountFields({ field }: PartProps) {
  const texts = useTexts(signUpTexts)
  const countries = useCountries()
  const { error: _, ...pronoun } = field('pronoun')
  return (
    <div className={TWO_COLUMNS}>
      <SelectField label={texts.country} autoComplete="country-name" {...field('countryId')}>
        {countries.map(({ ordem, nome }) => (
          <option key={ordem} value={ordem}>
            {nome}
          </option>
        ))}
      </SelectField>
      <ChoiceField
        legend={texts.pronoun}
        choices={PRONOUNS.map((value) => ({ value, label: texts.pronounName[value] }))}
        {...pronoun}
      />
    </div>
  )
}

function LoginFields({ field }: PartProps) {
  const texts = useTexts(signUpTexts)
  return (
    <div className={TWO_COLUMNS}>
      <TextField
        label={texts.username}
        hint={texts.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        {...field('username')}
      />
      <NewPasswordField field={field} />
    </div>
  )
}

/** Four digits are no password: password managers are instructed to ignore them. */
function SecretCodeFields({ field }: PartProps) {
  const texts = useTexts(signUpTexts)
  const shared = {
    showLabel: texts.showCode,
    hideLabel: texts.hideCode,
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: 4,
  } as const
  return (
    <div className={TWO_COLUMNS}>
      <PasswordField
        label={texts.secretCode}
        hint={texts.secretCodeHint}
        {...shared}
        {...field('secretCode')}
      />
      <PasswordField label={texts.confirmSecretCode} {...shared} {...field('confirmSecretCode')} />
    </div>
  )
}

function PromotionsField({ field }: PartProps) {
  const texts = useTexts(signUpTexts)
  const { error: _, ...choice } = field('sendPromotions')
  return (
    <ChoiceField
      legend={texts.optional(texts.sendPromotions)}
      choices={[
        { value: 'true', label: texts.promotionsYes },
        { value: 'false', label: texts.promotionsNo },
      ]}
      {...choice}
    />
  )
}
