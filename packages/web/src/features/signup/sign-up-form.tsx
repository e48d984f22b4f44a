import { useRef } from 'react'
import { useFocusAfterAttempt } from '../../forms/use-focus-after-attempt.ts'
import { useSearchParams } from '../../routing/router.tsx'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { useMedia, WIDE } from '../../ui/use-media.ts'
import { useUnsaved } from '../leaving/leaving.ts'
import { AccountExists } from './account-exists.tsx'
import { AgentField } from './agent-field.tsx'
import { LongForm } from './long-form.tsx'
import { ShortForm } from './short-form.tsx'
import { signUpTexts } from './sign-up-texts.ts'
import { type AgentEntry, useAgent } from './use-agent.ts'
import { useSignUp } from './use-sign-up.ts'

/** Agent links name the parameter in either language. */
function useCodeInAddress(): string {
  const [query] = useSearchParams()
  return (query.get('agent') ?? query.get('agente') ?? '').trim().slice(0, 64)
}

const isInTheWay = ({ status }: AgentEntry) =>
  status === 'loading' || status === 'unknown' || status === 'failed'

interface SignUpFormProps {
  readonly onDone: (email: string) => void
}

/** Sign-up: the long form on large screens, else the short one, over shared state (SGN). */
export function SignUpForm({ onDone }: SignUpFormProps) {
  const texts = useTexts(signUpTexts)
  const isLong = useMedia(WIDE)
  const agent = useAgent(useCodeInAddress())
  const { form, field, submit, takenEmail } = useSignUp(isLong, agent, onDone)
  const { isDirty, isSubmitting, errors, submitCount } = form.formState
  useUnsaved(isDirty)
  const element = useRef<HTMLFormElement>(null)
  useFocusAfterAttempt(element, submitCount)

  const agentField = <AgentField entry={agent} />
  const isHeld = isSubmitting || Object.keys(errors).length > 0 || isInTheWay(agent)
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      className="flex flex-col gap-6"
    >
      {isLong ? (
        <LongForm form={form} field={field} agentField={agentField} />
      ) : (
        <ShortForm field={field} agentField={agentField} />
      )}
      {takenEmail !== null && <AccountExists email={takenEmail} />}
      <Button type="submit" isWide disabled={isHeld}>
        {isSubmitting ? texts.sending : texts.submit}
      </Button>
    </form>
  )
}
