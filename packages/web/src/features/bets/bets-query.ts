import { type BetTab, wagersUserReply } from '@caderneta/contract/wagers'
import { useCallback, useEffect } from 'react'
import { type Asked, useAsked } from '../../api/answers.ts'
import { call } from '../../api/call.ts'
import { isFailure } from '../../api/failure.ts'
import { onPlayerMessage } from '../../live/live.ts'
import { useSession } from '../session/session.ts'
import { type BetList, betAnswers } from './bet-answers.ts'

/** Pushes bring changes at once; asking is for those that were missed. */
const RENEWED_MS = 20_000

async function askBets(tab: BetTab) {
  const done = await call('wagers_user/getAll', { tab }, wagersUserReply)
  return isFailure(done) ? done : done.value.data
}

/** The bets of a tab. A pushed bet shows at once; where it now belongs is the server's to say. */
export function useBets(tab: BetTab): Asked<BetList> {
  const { token } = useSession()
  const ask = useCallback(() => askBets(tab), [tab])
  // One browser may serve several players: each session has bets of its own.
  const asked = useAsked(betAnswers, `${token} ${tab}`, ask, RENEWED_MS)
  const { retry } = asked
  useEffect(
    () =>
      onPlayerMessage((message) => {
        if (message.type === 'bets') retry()
      }),
    [retry],
  )
  return asked
}
