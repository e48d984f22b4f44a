import { balanceReply, type CreditsWire } from '@caderneta/contract/wallet'
import { Answers, type Asked, useAsked } from '../../api/answers.ts'
import { call } from '../../api/call.ts'
import { type Failure, isFailure } from '../../api/failure.ts'
import { useSession } from '../session/session.ts'
import { replaceWallet } from './wallet-store.ts'

const RENEWED_MS = 30_000

const creditsAnswers = new Answers<CreditsWire>()

async function askCredits(): Promise<CreditsWire | Failure> {
  const done = await call('balance/getAll', {}, balanceReply)
  if (isFailure(done)) return done
  const { credits, wallet } = done.value.data
  replaceWallet(wallet)
  return credits
}

/** Credits and bonuses of the player; cash and cashback go to the wallet, which pushes renew. */
export function useCredits(): Asked<CreditsWire> {
  const { token } = useSession()
  return useAsked(creditsAnswers, `${token}`, askCredits, RENEWED_MS)
}

/** Asks for the wallet where a push may have been missed. */
export async function refreshWallet(): Promise<void> {
  await askCredits()
}
