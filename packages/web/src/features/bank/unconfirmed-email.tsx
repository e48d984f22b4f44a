import { useTexts } from '../../texts/texts.ts'
import { PathIcon } from '../../ui/icon/icon.tsx'
import { MAIL_PATH } from '../../ui/icon/later-icon-paths.ts'
import { useSession } from '../session/session.ts'
import { ResendButton } from '../signup/signup.ts'
import { bankTexts } from './bank-texts.ts'

/** Shown before the form is filled in, since money moves only once the e-mail is confirmed. */
export function UnconfirmedEmail() {
  const texts = useTexts(bankTexts)
  const info = useSession().user?.info
  if (!info || info.isActivated) return null
  return (
    <div role="status" className="flex gap-2 rounded-card bg-gold-soft p-3 text-gold-ink">
      <PathIcon path={MAIL_PATH} className="mt-0.5" />
      <div className="flex flex-col items-start gap-2">
        <p className="wrap-anywhere">{texts.unconfirmed(info.email)}</p>
        <ResendButton email={info.email} look="secondary" />
      </div>
    </div>
  )
}
