import { type BetTab, type BetWire, wagersUserReply } from '@caderneta/contract/wagers'
import { useCallback, useEffect } from 'react'
import { Answers, type Asked, useAsked } from '../../api/answers.ts'
import { call } from '../../api/call.ts'
import { isFailure } from '../../api/failure.ts'
import { onPlayerMessage } from '../../live/live.ts'
import { useSession } from '../session/session.ts'

export type BetList = readonly BetWire[]

/** Pushes bring changes at once; asking is for those that were missed. */
const RENEWED_MS = 20_000

const betAnswers = new Answers<BetList>()

async function askBets(tab: BetTab) {
  const done = await call('wagers_user/getAll', { tab }, wagersUserReply)
  return isFailure(done) ? done : done.value.data
}

/** The list with each pushed bet in the place of what was known of it. */
export function withPushed(known: BetList, pushed: BetList): BetList {
  const byId = new Map(pushed.map((bet) => [bet.betInfo.betId, bet]))
  return known.map((bet) => byId.get(bet.betInfo.betId) ?? bet)
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
        if (message.type !== 'bets') return
        betAnswers.amend((known) => withPushed(known, message.bets))
        retry()
      }),
    [retry],
  )
  return asked
}
