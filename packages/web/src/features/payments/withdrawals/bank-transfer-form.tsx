import { visibleText } from '@caderneta/domain/text/outside-text'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { PasswordField } from '../../../forms/password-field.tsx'
import { SelectField } from '../../../forms/select-field.tsx'
import { TextField } from '../../../forms/text-field.tsx'
import { useCountries } from '../../../forms/use-countries.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useUnsaved } from '../../leaving/leaving.ts'
import { withdrawalTexts } from './withdrawal-texts.ts'

const EMPTY = {
  bankCountry: 'BRA',
  bank: '',
  address: '',
  userFullname: '',
  code: '',
  password: '',
}

const TEXT_FIELDS = ['bank', 'address', 'userFullname', 'code'] as const

/**
 * The bank-transfer form makes no call, as specified: typed values live in this component only and
 * are dropped with it (decision 0009).
 */
export function BankTransferForm() {
  const texts = useTexts(withdrawalTexts)
  const countries = useCountries()
  const [isKept, setIsKept] = useState(false)
  const form = useForm({ mode: 'onTouched', defaultValues: EMPTY })
  const { errors, isDirty } = form.formState
  useUnsaved(isDirty && !isKept)
  const field = (name: keyof typeof EMPTY) => ({
    required: true as const,
    error: errors[name]?.message,
    ...form.register(name, { validate: (text) => visibleText(text) !== '' || 'required' }),
  })
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(() => setIsKept(true))(event)}
      className="flex flex-col gap-4"
    >
      <p className="text-sm text-muted">{texts.bankHint}</p>
      <SelectField label={texts.bankCountry} autoComplete="off" {...field('bankCountry')}>
        {countries.map(({ sigla3, nome }) => (
          <option key={sigla3} value={sigla3}>
            {nome}
          </option>
        ))}
      </SelectField>
      {TEXT_FIELDS.map((name) => (
        <TextField key={name} label={texts[name]} autoComplete="off" {...field(name)} />
      ))}
      <PasswordField
        label={texts.password}
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        autoComplete="off"
        {...field('password')}
      />
      <Button type="submit" isWide disabled={Object.keys(errors).length > 0}>
        {texts.bankSubmit}
      </Button>
      <p role="status" className="text-center text-sm text-muted empty:hidden">
        {isKept && texts.bankKept}
      </p>
    </form>
  )
}
