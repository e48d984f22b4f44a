import { useEffect, useState } from 'react'
import { usePage } from '../../root/page.ts'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { useTexts } from '../../texts/texts.ts'
import { closeLogin, openLogin } from '../session/session.ts'
import { SignUpDone } from './sign-up-done.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { signUpTexts } from './sign-up-texts.ts'

/** `/signup`: the form, then the success screen in its place (SGN-18). */
export function SignUpPage() {
  const page = usePage()
  const texts = useTexts(signUpTexts)
  useDocumentTitle(texts.title)
  const [signedUpEmail, setSignedUpEmail] = useState<string | null>(null)
  // A visitor coming from the login modal wants to sign up instead (LGN-07).
  useEffect(() => closeLogin(page), [page])
  if (signedUpEmail !== null) return <SignUpDone email={signedUpEmail} />
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 rounded-card border border-line bg-surface p-4 shadow-card sm:p-8">
      <div className="flex flex-col gap-1">
        <h1 className="text-2xl font-bold">{texts.title}</h1>
        <p className="text-muted">{texts.hint}</p>
        <p>
          {texts.haveAccount}{' '}
          <button
            type="button"
            onClick={() => openLogin(page)}
            className="min-h-11 font-semibold text-brand underline underline-offset-2"
          >
            {texts.logInLink}
          </button>
        </p>
      </div>
      <SignUpForm onDone={setSignedUpEmail} />
    </div>
  )
}
