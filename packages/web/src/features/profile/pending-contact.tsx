import type { PendingWire } from '@caderneta/contract/profile/profile'
import { BRAZIL_COUNTRY_CODE, maskPhone } from '@caderneta/domain/person/phone'
import { useState } from 'react'
import { usePage } from '../../root/page.ts'
import { useTexts } from '../../texts/texts.ts'
import { PathIcon } from '../../ui/icon/icon.tsx'
import { MAIL_PATH } from '../../ui/icon/later-icon-paths.ts'
import { showToast } from '../../ui/toast/toast-queue.ts'
import { PhoneCodeForm } from './phone-code-form.tsx'
import { profileTexts } from './profile-texts.ts'

const BRAZIL = `+${BRAZIL_COUNTRY_CODE}`

interface PhoneProps {
  readonly onPhoneConfirmed: () => void
}

interface PendingContactProps extends PhoneProps {
  readonly pending: PendingWire
}

/** Where the codes were sent, and the field for the one sent by text message. */
export function PendingContact({ pending, onPhoneConfirmed }: PendingContactProps) {
  const texts = useTexts(profileTexts)
  if (pending.email === null && pending.phone === null) return null
  return (
    <div className="flex flex-col gap-3">
      {pending.email !== null && <Notice text={texts.pendingEmail(pending.email)} />}
      {pending.phone !== null && <Notice text={texts.pendingPhone(phoneText(pending.phone))} />}
      {pending.phone !== null && <CodeForm onPhoneConfirmed={onPhoneConfirmed} />}
    </div>
  )
}

/** The code may arrive after the page was left; its field must be reachable again. */
export function LateCode({ onPhoneConfirmed }: PhoneProps) {
  const texts = useTexts(profileTexts)
  const [hasCode, setHasCode] = useState(false)
  const confirmed = () => {
    setHasCode(false)
    onPhoneConfirmed()
  }
  if (hasCode) return <CodeForm onPhoneConfirmed={confirmed} />
  return (
    <button
      type="button"
      onClick={() => setHasCode(true)}
      className="min-h-11 self-start font-semibold text-brand underline-offset-2 hover:underline"
    >
      {texts.haveCode}
    </button>
  )
}

function CodeForm({ onPhoneConfirmed }: PhoneProps) {
  const page = usePage()
  const texts = useTexts(profileTexts)
  const confirmed = () => {
    onPhoneConfirmed()
    showToast(page, 'success', texts.phoneConfirmed)
  }
  return <PhoneCodeForm onConfirmed={confirmed} />
}

/** '+5511987654321' → '+55 (11) 98765-4321'; numbers of other countries unchanged. */
function phoneText(phone: string): string {
  return phone.startsWith(BRAZIL) ? `${BRAZIL} ${maskPhone(phone.slice(BRAZIL.length))}` : phone
}

function Notice({ text }: { readonly text: string }) {
  return (
    <p role="status" className="flex items-start gap-2 rounded-card bg-gold-soft p-3 text-gold-ink">
      <PathIcon path={MAIL_PATH} className="mt-0.5" />
      <span className="wrap-anywhere">{text}</span>
    </p>
  )
}
