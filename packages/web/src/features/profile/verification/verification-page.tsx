import type { VerificationStatus, VerificationWire } from '@caderneta/contract/profile/verification'
import { FailurePanel } from '../../../failures/failure-panel.tsx'
import { useFormats } from '../../../formats/formats.ts'
import { useTexts } from '../../../texts/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { IconName } from '../../../ui/icon/icon-paths.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { profileTexts } from '../profile-texts.ts'
import { SentSelfie } from './sent-selfie.tsx'
import { VerificationForm } from './verification-form.tsx'
import { useVerification } from './verification-query.ts'

/** `/account/verification`: its status, and the files to send (ACC-17). */
export function VerificationPage() {
  const texts = useTexts(profileTexts)
  const { value, failure, retry } = useVerification()
  return (
    <AccountFrame
      page="verification"
      {...(value && isOpen(value) && { hint: texts.verificationHint })}
    >
      {value && <Verification verification={value} />}
      {!value && failure && (
        <FailurePanel
          title={texts.statusFailed}
          failure={failure}
          retryText={texts.retry}
          onRetry={retry}
        />
      )}
      {!value && !failure && (
        <div role="status">
          <span className="sr-only">{texts.statusLoading}</span>
          <Skeleton className="h-40 w-full rounded-card" />
        </div>
      )}
    </AccountFrame>
  )
}

/** Files are requested until they are uploaded. */
const isOpen = ({ status }: VerificationWire) => status === 'not_sent' || status === 'refused'

function Verification({ verification }: { readonly verification: VerificationWire }) {
  return (
    <>
      <StatusCard verification={verification} />
      {isOpen(verification) ? <VerificationForm /> : <SentSelfie />}
    </>
  )
}

const LOOKS: Readonly<Record<VerificationStatus, { icon: IconName; tone: string }>> = {
  not_sent: { icon: 'info', tone: 'bg-sunken text-ink' },
  in_review: { icon: 'clock', tone: 'bg-gold-soft text-gold-ink' },
  approved: { icon: 'check', tone: 'bg-brand-soft text-brand-strong' },
  refused: { icon: 'warning', tone: 'bg-danger-soft text-danger' },
}

function StatusCard({ verification }: { readonly verification: VerificationWire }) {
  const texts = useTexts(profileTexts)
  const { date, time } = useFormats()
  const { status, reason, sentAt } = verification
  const { icon, tone } = LOOKS[status]
  return (
    <section
      role="status"
      data-verification={status}
      className={classNames('flex gap-3 rounded-card p-4', tone)}
    >
      <Icon name={icon} size={24} className="mt-0.5" />
      <div className="flex flex-col gap-1">
        <p className="text-lg font-bold">{texts.status[status]}</p>
        <p>{texts.statusText[status]}</p>
        {reason !== null && (
          <p className="font-semibold">
            {texts.reason}: {reason}
          </p>
        )}
        {sentAt !== null && (
          <p className="figures text-sm">{texts.sentAt(`${date(sentAt)} ${time(sentAt)}`)}</p>
        )}
      </div>
    </section>
  )
}
