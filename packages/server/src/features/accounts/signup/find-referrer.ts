import type { SignRequest } from '@caderneta/contract/accounts/sign'
import { type Refusal, refuseFields } from '@caderneta/contract/refusals'
import type { Reader } from '../../../database/transaction.ts'
import { type Agent, findAgent } from '../../agents/agents.ts'

/**
 * The referrer of the new player: the agent of `code`, whose id the form sends back as `idx`
 * (AGT-09). Null without a code; an unknown code is refused, so that no referral is silently lost.
 */
export async function findReferrer(
  reader: Reader,
  { code, idx }: Pick<SignRequest, 'code' | 'idx'>,
): Promise<Agent | null | Refusal<'invalid_fields'>> {
  if (!code && !idx) return null
  const agent = await findAgent(reader, code ?? '')
  const isMeant = agent !== null && (!idx || idx === String(agent.id))
  return isMeant ? agent : refuseFields({ code: 'agent_unknown' })
}
