import type { UserInfoWire } from '@caderneta/contract/accounts/accounts'
import type { PendingWire } from '@caderneta/contract/profile/profile'
import { saveGeneralData } from '@caderneta/contract/profile/profile-calls'
import { maskCpf } from '@caderneta/domain/person/cpf'
import { call } from '../../api/call.ts'
import { EmailField } from '../../forms/email-field.tsx'
import { MaskedField } from '../../forms/masked-field.tsx'
import { COUNTRY_CODE_MASK, PHONE_MASK } from '../../forms/masks.ts'
import { TextField } from '../../forms/text-field.tsx'
import { usePage } from '../../root/page.ts'
import { useTexts } from '../../texts/texts.ts'
import { showToast } from '../../ui/toast/toast-queue.ts'
import { replaceUser } from '../session/session.ts'
import { AccountFormFrame, CurrentPassword } from './account-form.tsx'
import {
  PERSONAL_RULES,
  type PersonalFieldName,
  personalCall,
  personalValues,
} from './personal-rules.ts'
import { profileTexts } from './profile-texts.ts'
import { type AccountForm, useAccountForm } from './use-account-form.ts'

interface PersonalFormProps {
  readonly info: UserInfoWire
  readonly onPending: (pending: PendingWire) => void
}

/** Phone and e-mail may change; name, birth date and CPF never do (decision 0008). */
export function PersonalForm({ info, onPending }: PersonalFormProps) {
  const page = usePage()
  const texts = useTexts(profileTexts)
  const plan = useAccountForm({
    values: personalValues(info),
    rules: PERSONAL_RULES,
    secrets: ['password'],
    send: (values) => call(page, saveGeneralData, personalCall(values, info.cpf)),
    onSaved: ({ value, msg }) => {
      replaceUser(page, value.user)
      onPending(value.pending)
      showToast(page, 'success', msg || texts.saved)
    },
  })
  return (
    <AccountFormFrame plan={plan}>
      <FixedFields info={info} />
      <ContactFields plan={plan} />
      <CurrentPassword {...plan.field('password')} />
    </AccountFormFrame>
  )
}

function FixedFields({ info }: { readonly info: UserInfoWire }) {
  const texts = useTexts(profileTexts)
  return (
    <>
      <TextField label={texts.name} value={info.name} readOnly autoComplete="off" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={texts.cpf}
          hint={texts.cpfHint}
          name="cpf"
          value={maskCpf(info.cpf)}
          readOnly
          autoComplete="off"
        />
        <TextField
          label={texts.birthdate}
          value={info.birthdate.split('-').reverse().join('/')}
          readOnly
          autoComplete="off"
        />
      </div>
    </>
  )
}

function ContactFields({ plan }: { readonly plan: AccountForm<PersonalFieldName> }) {
  const texts = useTexts(profileTexts)
  return (
    <>
      <div className="grid grid-cols-[6rem_1fr] gap-4">
        <MaskedField
          label={texts.countryCode}
          mask={COUNTRY_CODE_MASK}
          inputMode="tel"
          autoComplete="tel-country-code"
          required
          {...plan.field('countryCode', 'phone')}
        />
        <MaskedField
          label={texts.phone}
          mask={PHONE_MASK}
          type="tel"
          autoComplete="tel-national"
          placeholder="(11) 98765-4321"
          required
          {...plan.field('phone')}
        />
      </div>
      <EmailField label={texts.email} required {...plan.field('email')} />
    </>
  )
}
