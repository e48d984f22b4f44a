import { useEffect, useState } from 'react'
import { type Failure, isFailure } from '../../api/failure.ts'
import { kept } from '../../root/root.ts'
import { useSearchParams } from '../../routing/router.tsx'
import { useTexts } from '../../texts/texts.ts'
import { FailureNote } from '../../ui/failure-note.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { confirmContact } from './confirm-contact.ts'
import { profileTexts } from './profile-texts.ts'

/** One call for each code, however often the page renders: the code is single-use. */
const requestByCode = kept(() => new Map<string, Promise<Failure | null>>())

function confirmOnce(code: string): Promise<Failure | null> {
  const requests = requestByCode()
  const request = requests.get(code) ?? confirmContact('email', code)
  requests.set(code, request)
  return request
}

/** The link of the mail to a new address: `?confirm=email&code=…`. */
export function ConfirmedEmail() {
  const [params] = useSearchParams()
  const code = params.get('confirm') === 'email' ? params.get('code') : null
  return code ? <Confirmation key={code} code={code} /> : null
}

function Confirmation({ code }: { readonly code: string }) {
  const texts = useTexts(profileTexts)
  const [result, setResult] = useState<Failure | 'confirming' | 'done'>('confirming')
  useEffect(() => {
    void confirmOnce(code).then((failure) => setResult(failure ?? 'done'))
  }, [code])
  if (result === 'confirming') return <Spinner label={texts.confirmingEmail} />
  if (isFailure(result)) return <FailureNote text={result.msg} />
  return (
    <p
      role="status"
      className="flex items-center gap-2 rounded-card bg-brand-soft p-3 font-semibold text-brand-strong"
    >
      <Icon name="check" />
      {texts.emailConfirmed}
    </p>
  )
}
