import type { PendingWire } from '@caderneta/contract/profile'
import { useState } from 'react'
import { useTexts } from '../../texts/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { PhoneCodeForm } from './phone-code-form.tsx'
import { profileTexts } from './profile-texts.ts'

interface PendingContactProps {
  readonly pending: PendingWire
  readonly onPhoneConfirmed: () => void
}

/** Where the codes went, and the field for the one that came by text message. */
export function PendingContact({ pending, onPhoneConfirmed }: PendingContactProps) {
  const texts = useTexts(profileTexts)
  const [hasCode, setHasCode] = useState(false)
  const onConfirmed = () => {
    setHasCode(false)
    onPhoneConfirmed()
    showToast('success', texts.phoneConfirmed)
  }
  return (
    <div className="flex flex-col gap-3">
      {pending.email !== null && <Notice text={texts.pendingEmail(pending.email)} />}
      {pending.phone !== null && <Notice text={texts.pendingPhone(pending.phone)} />}
      {pending.phone !== null || hasCode ? (
        <PhoneCodeForm onConfirmed={onConfirmed} />
      ) : (
        // The code may come after the page was left; its field must be found again.
        <button
          type="button"
          onClick={() => setHasCode(true)}
          className="min-h-11 self-start font-semibold text-brand underline-offset-2 hover:underline"
        >
          {texts.haveCode}
        </button>
      )}
    </div>
  )
}

function Notice({ text }: { readonly text: string }) {
  return (
    <p role="status" className="flex items-start gap-2 rounded-card bg-gold-soft p-3 text-gold-ink">
      <Icon name="mail" className="mt-0.5" />
      <span className="wrap-anywhere">{text}</span>
    </p>
  )
}
