import { findAgent } from '@caderneta/contract/accounts/account-calls'
import { visibleText } from '@caderneta/domain/text/outside-text'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { isFailure } from '../../api/failure.ts'
import { fillPath } from '../../api/fill-path.ts'
import { type Page, usePage } from '../../root/page.ts'
import type { Agent } from './sign-up-call.ts'

type AgentStatus = 'open' | 'asking' | 'found' | 'unknown' | 'failed'

interface AgentState {
  readonly text: string
  readonly status: AgentStatus
  /** Why the agent is unknown, as reported by the server or the network. */
  readonly msg: string
  readonly agent: Agent | null
}

const openState = (text: string): AgentState => ({ text, status: 'open', msg: '', agent: null })

/** Case is ignored: the code is sent in lower case (AGT-08). */
async function lookUp(page: Page, text: string): Promise<AgentState> {
  const code = visibleText(text).toLowerCase()
  const done = await call(page, fillPath(findAgent, { code }), {})
  if (!isFailure(done)) {
    return { text, status: 'found', msg: '', agent: { ...done.value, code } }
  }
  const status = done.failed === 'unknown_agent' ? 'unknown' : 'failed'
  return { text, status, msg: done.msg, agent: null }
}

interface AgentRequest {
  readonly text: string
  readonly result: Promise<AgentState>
}

/** The agent's code and lookup state, for the form and its field. */
export interface AgentEntry extends AgentState {
  readonly type: (text: string) => void
  readonly remove: () => void
  /** Looks up a typed code that was not looked up yet; returns the resulting state. */
  readonly settle: () => Promise<AgentState>
}

/** The agent's code: typed or from the address, looked up on blur (AGT). */
export function useAgent(codeInAddress: string): AgentEntry {
  const page = usePage()
  const [state, setState] = useState(() => openState(codeInAddress))
  const current = useRef<AgentRequest | null>(null)

  const sendRequest = useCallback(
    (text: string): AgentRequest => {
      const request = { text, result: lookUp(page, text) }
      current.current = request
      setState({ ...openState(text), status: 'asking' })
      // A response for another code does not overwrite what was typed or removed meanwhile.
      void request.result.then((found) => current.current === request && setState(found))
      return request
    },
    [page],
  )

  useEffect(() => {
    if (codeInAddress !== '' && current.current === null) sendRequest(codeInAddress)
  }, [sendRequest, codeInAddress])

  const type = (text: string) => {
    current.current = null
    setState(openState(text))
  }
  const settle = async () => {
    if (visibleText(state.text) === '') return openState('')
    const isOpen = current.current === null || state.status === 'failed'
    return (isOpen ? sendRequest(state.text) : current.current)?.result ?? state
  }
  return { ...state, type, settle, remove: () => type('') }
}
