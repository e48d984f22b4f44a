import type { SignRequest } from '@caderneta/contract/accounts/sign'
import { type Refusal, refuseFields } from '@caderneta/contract/refusals'
import type { Reader } from '../../../database/transaction.ts'
import { type Agent, findAgent } from '../../agents/agents.ts'

/**
 * Who referred the new bettor: the agent of `code`, whose id the form sends back as `idx` (AGT-09).
 * Null when nobody is named; a code of nobody is refused, so that no referral is lost unseen.
 */
export async function findReferrer(
  reader: Reader,
  { code, idx }: Pick<SignRequest, 'code' | 'idx'>,
): Promise<Agent | null | Refusal> {
  if (!code && !idx) return null
  const agent = await findAgent(reader, code ?? '')
  const isMeant = agent !== null && (!idx || idx === String(agent.id))
  return isMeant ? agent : refuseFields({ code: 'agent_unknown' })
}
