import { type UseFormRegisterReturn, type UseFormReturn, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { call } from '../../api/call.ts'
import { isFailure } from '../../api/failure.ts'
import { CheckboxField } from '../../forms/checkbox-field.tsx'
import { MaskedField } from '../../forms/masked-field.tsx'
import { COUNTRY_CODE_MASK, CPF_MASK, PHONE_MASK } from '../../forms/masks.ts'
import { PasswordField } from '../../forms/password-field.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { accountTexts } from './account-texts.ts'
import {
  checkPhone,
  SIGN_UP_CHECKS,
  SIGN_UP_EMPTY,
  type SignUpFields,
  signCallOf,
} from './sign-up-fields.ts'

type FieldName = keyof SignUpFields

/** What a field of this form needs: its registration, its rule and its error. */
interface Registered extends UseFormRegisterReturn {
  readonly required: true
  readonly error: string | undefined
}

function fieldsOf(form: UseFormReturn<SignUpFields>): (name: FieldName) => Registered {
  return (name) => {
    const validate =
      name === 'phone'
        ? (value: unknown, all: SignUpFields) => checkPhone(String(value), all.countryCode)
        : SIGN_UP_CHECKS[name]
    const error = form.formState.errors[name]?.message
    return { ...form.register(name, { validate }), required: true, error }
  }
}

const isFieldName = (name: string): name is FieldName => name in SIGN_UP_EMPTY

interface SignUpFormProps {
  readonly onDone: (email: string) => void
}

/** The short sign-up form; what the server says of a field stands under it (ERR-12, ERR-21). */
export function SignUpForm({ onDone }: SignUpFormProps) {
  const texts = useTexts(accountTexts)
  const form = useForm<SignUpFields>({ mode: 'onTouched', defaultValues: SIGN_UP_EMPTY })
  const { isSubmitting, errors } = form.formState
  const field = fieldsOf(form)

  const submit = form.handleSubmit(async (values) => {
    const done = await call('sign', signCallOf(values), z.object({}))
    if (!isFailure(done)) return onDone(values.email.trim())
    for (const [name, message] of Object.entries(done.fields)) {
      if (isFieldName(name)) form.setError(name, { type: 'server', message })
    }
    showToast('error', done.msg)
  })

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <AccessFields field={field} />
      <PersonFields field={field} />
      <ContactFields field={field} />
      <CheckboxField label={texts.terms} {...field('acceptTerms')} />
      <Button type="submit" isWide disabled={isSubmitting || Object.keys(errors).length > 0}>
        {isSubmitting ? texts.sending : texts.submit}
      </Button>
    </form>
  )
}

interface PartProps {
  readonly field: (name: FieldName) => Registered
}

const PART = 'grid gap-4 sm:grid-cols-2'
const LEGEND = 'mb-3 text-sm font-bold text-muted uppercase'

function AccessFields({ field }: PartProps) {
  const texts = useTexts(accountTexts)
  return (
    <fieldset>
      <legend className={LEGEND}>{texts.access}</legend>
      <div className={PART}>
        <TextField
          label={texts.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...field('email')}
        />
        <PasswordField
          label={texts.password}
          hint={texts.passwordHint}
          showLabel={texts.showPassword}
          hideLabel={texts.hidePassword}
          autoComplete="new-password"
          {...field('password')}
        />
      </div>
    </fieldset>
  )
}

function PersonFields({ field }: PartProps) {
  const texts = useTexts(accountTexts)
  return (
    <fieldset>
      <legend className={LEGEND}>{texts.person}</legend>
      <div className={PART}>
        <TextField label={texts.firstname} autoComplete="given-name" {...field('firstname')} />
        <TextField label={texts.lastname} autoComplete="family-name" {...field('lastname')} />
        <MaskedField
          label={texts.cpf}
          hint={texts.cpfHint}
          mask={CPF_MASK}
          inputMode="numeric"
          autoComplete="off"
          placeholder="000.000.000-00"
          {...field('cpf')}
        />
        <TextField
          label={texts.birthdate}
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          max="2099-12-31"
          {...field('birthdate')}
        />
      </div>
    </fieldset>
  )
}

function ContactFields({ field }: PartProps) {
  const texts = useTexts(accountTexts)
  return (
    <fieldset>
      <legend className={LEGEND}>{texts.contact}</legend>
      <div className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-[1fr_11rem]">
          <TextField
            label={texts.streetName}
            autoComplete="address-line1"
            {...field('streetName')}
          />
          <TextField label={texts.houseNumber} autoComplete="off" {...field('houseNumber')} />
        </div>
        <div className="grid grid-cols-[6rem_1fr] gap-4">
          <MaskedField
            label={texts.countryCode}
            mask={COUNTRY_CODE_MASK}
            inputMode="tel"
            autoComplete="tel-country-code"
            {...field('countryCode')}
          />
          <MaskedField
            label={texts.phone}
            mask={PHONE_MASK}
            type="tel"
            autoComplete="tel-national"
            placeholder="(11) 98765-4321"
            {...field('phone')}
          />
        </div>
      </div>
    </fieldset>
  )
}
