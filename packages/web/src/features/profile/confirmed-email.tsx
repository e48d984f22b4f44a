import { useEffect, useState } from 'react'
import { type Failure, isFailure } from '../../api/failure.ts'
import { FormFailure } from '../../failures/form-failure.tsx'
import { type Page, usePage } from '../../root/page.ts'
import { useSearchParams } from '../../routing/router.tsx'
import { useTexts } from '../../texts/texts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { confirmContact } from './confirm-contact.ts'
import { profileTexts } from './profile-texts.ts'

declare module '../../root/page.ts' {
  interface Page {
    /** One call for each code, however often the page renders: the code is single-use. */
    readonly emailConfirmations: Map<string, Promise<Failure | null>>
  }
}

function confirmOnce(page: Page, code: string): Promise<Failure | null> {
  const requests = page.emailConfirmations
  const request = requests.get(code) ?? confirmContact(page, 'email', code)
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
  const page = usePage()
  const texts = useTexts(profileTexts)
  const [result, setResult] = useState<Failure | 'asking' | 'done'>('asking')
  useEffect(() => {
    void confirmOnce(page, code).then((failure) => setResult(failure ?? 'done'))
  }, [page, code])
  if (result === 'asking') return <Spinner label={texts.confirmingEmail} />
  if (isFailure(result)) return <FormFailure failure={result} />
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
