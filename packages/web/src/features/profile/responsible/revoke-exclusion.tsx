import { exclusionRevokeRequest } from '@caderneta/contract/exclusion/exclusion'
import { revokeExclusion } from '@caderneta/contract/exclusion/exclusion-calls'
import { useFormats } from '../../../formats/formats.ts'
import { checkOf } from '../../../forms/field-check.ts'
import { usePage } from '../../../root/page.ts'
import { useTexts } from '../../../texts/texts.ts'
import { showToast } from '../../../ui/toast/toast-queue.ts'
import { exclusionTexts, sendExclusion } from '../../exclusion/exclusion.ts'
import { AccountFormFrame, CurrentPassword } from '../account-form.tsx'
import { useAccountForm } from '../use-account-form.ts'

/** Revokes an indefinite exclusion, in its first month. */
export function RevokeExclusion({ until }: { readonly until: number }) {
  const page = usePage()
  const texts = useTexts(exclusionTexts)
  const { date, time } = useFormats()
  const plan = useAccountForm({
    values: { password: '' },
    rules: { password: checkOf(exclusionRevokeRequest.shape.password) },
    secrets: ['password'],
    send: (values) => sendExclusion(page, revokeExclusion, values),
    onSaved: ({ msg }) => showToast(page, 'success', msg),
  })
  return (
    <AccountFormFrame plan={plan} submitText={texts.revoke}>
      <div>
        <h2 className="text-lg font-bold">{texts.revokeTitle}</h2>
        <p className="figures">{texts.revokeHint(`${date(until)} ${time(until)}`)}</p>
      </div>
      <CurrentPassword {...plan.field('password')} />
    </AccountFormFrame>
  )
}
