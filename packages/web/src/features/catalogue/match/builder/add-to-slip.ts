import { selectBuilder } from '@caderneta/contract/bets/bet-builder-call'
import type { Odds } from '@caderneta/domain/odds/odds'
import { call } from '../../../../api/call.ts'
import { isFailure } from '../../../../api/failure.ts'
import { readPrefs } from '../../../../prefs/prefs-store.ts'
import { showToast } from '../../../../ui/toast/toast-queue.ts'
import { openLogin, readSession } from '../../../session/session.ts'
import { addComposite } from '../../../slip/slip.ts'
import { type BuilderLeg, clearLegs } from './builder-legs.ts'
import { builderTexts } from './builder-texts.ts'

/**
 * Adds the legs to the slip as one selection, at the odds that the bettor has seen. A visitor is
 * prompted to log in and keeps the legs. True if they are in the slip now.
 */
export async function addToSlip(
  gameId: number,
  legs: readonly BuilderLeg[],
  shownOdds: Odds,
): Promise<boolean> {
  if (readSession().status !== 'player') {
    openLogin()
    return false
  }
  const ids = legs.map(({ selectionId }) => selectionId)
  const done = await call(selectBuilder, { gameId: `${gameId}`, legs: JSON.stringify(ids) })
  if (isFailure(done)) {
    showToast('error', done.msg)
    return false
  }
  const { betGamesOddId, rate } = done.value.data
  const parts = legs.map(({ selectionId, marketId, name, handicap }) => ({
    ...{ selectionId, marketId, name, handicap },
  }))
  const composite = { selectionId: betGamesOddId, gameId, parts, shownOdds, rate }
  if (!(await addComposite(composite))) return false
  clearLegs(gameId)
  showToast('success', builderTexts[readPrefs().language].added, { isBrief: true })
  return true
}
