import { useTexts } from '../../texts/texts.ts'
import { UnconfirmedEmail } from '../bank/bank.ts'
import { useSession } from '../session/session.ts'
import { AccountFrame } from './account-frame.tsx'
import { ConfirmedEmail } from './confirmed-email.tsx'
import { LateCode, PendingContact } from './pending-contact.tsx'
import { PersonalForm } from './personal-form.tsx'
import { profileTexts } from './profile-texts.ts'
import { usePending } from './use-pending.ts'

/** `/account/personal`: personal data, contacts, and unconfirmed changes (ACC-09). */
export function PersonalPage() {
  const texts = useTexts(profileTexts)
  const info = useSession().user?.info
  const { pending, setPending } = usePending()
  const onPhoneConfirmed = () => setPending({ ...pending, phone: null })
  return (
    <AccountFrame page="personal" hint={texts.personalHint}>
      <ConfirmedEmail />
      <UnconfirmedEmail />
      <PendingContact
        // The link may have confirmed it while this was requested.
        pending={pending.email === info?.email ? { ...pending, email: null } : pending}
        onPhoneConfirmed={onPhoneConfirmed}
      />
      {info && (
        // The initial values of the form change once a new contact is confirmed.
        <PersonalForm key={`${info.email} ${info.phone}`} info={info} onPending={setPending} />
      )}
      {pending.phone === null && <LateCode onPhoneConfirmed={onPhoneConfirmed} />}
    </AccountFrame>
  )
}
