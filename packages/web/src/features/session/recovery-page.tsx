import { useState } from 'react'
import { usePage } from '../../root/page.ts'
import { useSearchParams } from '../../routing/router.tsx'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { RecoveryForm } from './recovery-form.tsx'
import { openStep } from './session-dialog-store.ts'
import { sessionTexts } from './session-texts.ts'

/** `/recuperar-senha?email=&code=`: the page of the mailed link (RTE-33, FGT-06). */
export function RecoveryPage() {
  const texts = useTexts(sessionTexts)
  useDocumentTitle(texts.recoveryTitle)
  const [query] = useSearchParams()
  const email = query.get('email') ?? ''
  const code = query.get('code') ?? ''
  const [refusal, setRefusal] = useState<string | null>(null)
  const isUsable = refusal === null && email !== '' && code !== ''
  return (
    <div className="mx-auto flex max-w-md flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-8">
      <h1 className="text-2xl font-bold">{texts.recoveryTitle}</h1>
      {isUsable ? (
        <RecoveryForm email={email} code={code} onCodeRefused={setRefusal} />
      ) : (
        <RequestAgain email={email} why={refusal ?? texts.noRecoveryCode} />
      )}
    </div>
  )
}

interface RequestAgainProps {
  readonly email: string
  readonly why: string
}

/** A code is valid for 15 minutes and once: the way out is another mail. */
function RequestAgain({ email, why }: RequestAgainProps) {
  const page = usePage()
  const texts = useTexts(sessionTexts)
  return (
    <>
      <FailureNote text={why} />
      <p className="text-muted">{texts.requestAgainHint}</p>
      <Button isWide onClick={() => openStep(page, 'forgot', email)}>
        {texts.requestAgain}
      </Button>
    </>
  )
}
