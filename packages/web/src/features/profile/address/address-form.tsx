import type { UserAddressWire } from '@caderneta/contract/accounts/accounts'
import { saveAddress } from '@caderneta/contract/profile/profile-calls'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { SelectField } from '../../../forms/select-field.tsx'
import { TextField } from '../../../forms/text-field.tsx'
import { useCountries } from '../../../forms/use-countries.ts'
import { usePage } from '../../../root/page.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { replaceUser } from '../../session/session.ts'
import { AccountFormFrame, CurrentPassword } from '../account-form.tsx'
import { profileTexts } from '../profile-texts.ts'
import { type AccountForm, useAccountForm } from '../use-account-form.ts'
import {
  ADDRESS_RULES,
  type AddressFieldName,
  addressCall,
  addressValues,
} from './address-rules.ts'
import { CepField } from './cep-field.tsx'

interface AddressFormProps {
  readonly address: UserAddressWire
  readonly onSaved: (msg: string) => void
  readonly onCancel: () => void
}

/** The address as a form: country and CEP come first, because the CEP fills in the rest. */
export function AddressForm({ address, onSaved, onCancel }: AddressFormProps) {
  const page = usePage()
  const texts = useTexts(profileTexts)
  const [saved] = useState(() => addressValues(address))
  const plan = useAccountForm({
    values: saved,
    rules: ADDRESS_RULES,
    secrets: ['password'],
    send: (values) => call(page, saveAddress, addressCall(values)),
    onSaved: ({ value, msg }) => {
      replaceUser(page, value.user)
      onSaved(msg)
    },
  })
  return (
    <AccountFormFrame
      plan={plan}
      aside={
        <Button look="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <CountryField plan={plan} />
        <CepField plan={plan} saved={saved} />
      </div>
      <StreetFields plan={plan} />
      <CurrentPassword {...plan.field('password')} />
    </AccountFormFrame>
  )
}

interface PartProps {
  readonly plan: AccountForm<AddressFieldName>
}

function CountryField({ plan }: PartProps) {
  const texts = useTexts(profileTexts)
  const countries = useCountries()
  return (
    <SelectField
      // The list arrives later than the choice: once it is loaded, the choice is set again.
      key={countries.length}
      label={texts.country}
      autoComplete="country"
      required
      {...plan.field('countryId', 'cep')}
    >
      {countries.map(({ ordem, nome }) => (
        <option key={ordem} value={ordem}>
          {nome}
        </option>
      ))}
    </SelectField>
  )
}

function StreetFields({ plan }: PartProps) {
  const texts = useTexts(profileTexts)
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[1fr_8rem]">
        <TextField
          label={texts.streetName}
          autoComplete="address-line1"
          required
          {...plan.field('streetName')}
        />
        <TextField
          label={texts.streetNumber}
          autoComplete="off"
          required
          {...plan.field('streetNumber')}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          label={texts.apartmentNumber}
          hint={texts.optional}
          autoComplete="address-line2"
          {...plan.field('apartmentNumber')}
        />
        <TextField
          label={texts.city}
          autoComplete="address-level2"
          required
          {...plan.field('city')}
        />
        <TextField
          label={texts.state}
          autoComplete="address-level1"
          required
          {...plan.field('state')}
        />
      </div>
    </>
  )
}
