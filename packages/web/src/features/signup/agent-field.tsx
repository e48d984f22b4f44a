import { useRef } from 'react'
import { TextField } from '../../forms/text-field.tsx'
import { useTexts } from '../../texts/texts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { signUpTexts } from './sign-up-texts.ts'
import type { AgentEntry } from './use-agent.ts'

const ASIDE = 'absolute inset-y-0 right-0 grid w-11 place-items-center text-muted'

/** The referring agent: locked with the agent's name once it is found (AGT-01 to AGT-06). */
export function AgentField({ entry }: { readonly entry: AgentEntry }) {
  const texts = useTexts(signUpTexts)
  const input = useRef<HTMLInputElement>(null)
  const { status, agent } = entry
  const remove = () => {
    entry.remove()
    input.current?.focus()
  }
  return (
    <div className="flex flex-col gap-1.5">
      <TextField
        ref={input}
        label={texts.optional(texts.agent)}
        name="code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={entry.text}
        readOnly={status === 'loading' || status === 'found'}
        onChange={(event) => entry.type(event.target.value)}
        onBlur={() => void entry.settle()}
        error={errorOf(entry, texts.agentUnknown)}
        hint={agent ? undefined : texts.agentHint}
        aside={<AgentAside status={status} onRemove={remove} />}
      />
      <p role="status" className="font-semibold text-brand empty:hidden">
        {agent && texts.agentFound(agent.name)}
      </p>
    </div>
  )
}

/** The agent error follows the language of the page; other messages stay as received. */
function errorOf({ status, msg }: AgentEntry, unknown: string): string | undefined {
  if (status === 'unknown') return unknown
  return status === 'failed' ? msg : undefined
}

interface AgentAsideProps {
  readonly status: AgentEntry['status']
  readonly onRemove: () => void
}

function AgentAside({ status, onRemove }: AgentAsideProps) {
  const texts = useTexts(signUpTexts)
  if (status === 'loading') {
    return (
      <span className={ASIDE}>
        <Spinner label={texts.agentLookingUp} />
      </span>
    )
  }
  if (status !== 'found') return null
  return (
    <button type="button" aria-label={texts.agentRemove} onClick={onRemove} className={ASIDE}>
      <Icon name="close" />
    </button>
  )
}
