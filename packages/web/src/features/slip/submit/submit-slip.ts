import { limitReachedFacts } from '@caderneta/contract/bets/bet-limits'
import { oddsChangedFacts } from '@caderneta/contract/bets/wagers'
import { type Centavos, reaisText } from '@caderneta/domain/money/money'
import { combinedRateText } from '@caderneta/domain/odds/combined-odds'
import { type Odds, rateText } from '@caderneta/domain/odds/odds'
import { newRequestKey } from '../../../api/request-key.ts'
import { readOdd } from '../../../live/live.ts'
import { readPrefs } from '../../../prefs/prefs-store.ts'
import type { Page } from '../../../root/page.ts'
import { showToast } from '../../../ui/toast/toast-queue.ts'
import { learnExclusion } from '../../exclusion/exclusion.ts'
import { readWallet, replaceWallet } from '../../wallet/wallet.ts'
import { slipTexts } from '../slip-texts.ts'
import { offerStake } from '../stake/stake-offer.ts'
import { oddsOfRate, selectionFact } from '../state/selection-fact.ts'
import {
  changeSlip,
  markMissingStakes,
  showShortOfCash,
  updateSelections,
} from '../state/slip-changes.ts'
import type { SentBet, SlipAttempt } from '../state/slip-content.ts'
import { legOdds } from '../state/slip-multiples.ts'
import { type SlipPick, slipPick, stakedPicks } from '../state/slip-picks.ts'
import {
  agreeToOdds,
  isAwaitingResult,
  isSent,
  placeSlip,
  reopenSlip,
  startChecking,
  startSending,
} from '../state/slip-state.ts'
import { keepSlip, readSlip } from '../state/slip-storage.ts'
import { readSlipState } from '../state/slip-store.ts'
import type { SlipSum } from '../state/slip-sum.ts'
import { awaitResult, type DefiniteResult, RESEND_WITHIN_MS } from './await-result.ts'
import { fetchSlipStatus, sendSlip } from './send-slip.ts'

/** True while the cashback pocket is used: on unless chosen otherwise or empty (SLP-14). */
export function isCashbackActive(choice: boolean | null, cashback: Centavos): boolean {
  return choice ?? cashback > 0
}

/** Every bet of the slip in the wire format: singles first, then multiples. */
function sentBets({ picks, rows }: SlipSum): readonly SentBet[] {
  const singles = stakedPicks(picks).flatMap((pick) => sentBet([pick], pick.stake) ?? [])
  const multiples = rows.flatMap((row) => row.staked)
  return [...singles, ...multiples.flatMap((each) => sentBet(each.picks, each.stake) ?? [])]
}

function sentBet(picks: readonly SlipPick[], stake: Centavos | null): SentBet | null {
  if (stake === null) return null
  const [first] = picks
  const isSingle = picks.length === 1 && first !== undefined
  return {
    betGamesOddId: picks.map((pick) => pick.selection.selectionId),
    price: reaisText(stake),
    rate: isSingle ? rateText(first.odds) : combinedRateText(legOdds(picks)),
  }
}

/**
 * The click on APOSTAR. Nothing is sent without a stake, with unconfirmed odds, or with more than
 * the wallet holds; the key is in storage before the request is sent (VAL-59 to VAL-61).
 */
export async function submitSlip(page: Page, sum: SlipSum): Promise<void> {
  const { player, slip } = page.slip.read()
  if (player === null || isAwaitingResult(slip)) return
  showShortOfCash(page, false)
  if (sum.betsCount === 0) return markMissingStakes(page)
  if (sum.needsConsent) return
  const wallet = readWallet(page)
  if (sum.stakes > wallet.total) return showShortOfCash(page, true)
  const attempt: SlipAttempt = {
    lines: sentBets(sum),
    isCashbackActive: isCashbackActive(slip.cashbackChoice, wallet.cashback),
    sentAt: Date.now(),
  }
  // The sent odds are the agreed ones: until the response they are what is shown.
  const sent = sum.picks.filter(({ selection }) => isSent(attempt, selection.selectionId))
  changeSlip(page, (now) => startSending(agreeToOdds(now, oddsBySelection(sent)), attempt))
  const result = await sendSlip(page, slip.slipId, attempt)
  if (result.is === 'refused' && result.code === 'no_session') return reopenStored(player)
  if (result.is === 'placed' || result.is === 'refused')
    return settleSlip(page, slip.slipId, result)
  changeSlip(page, startChecking)
  await resumeSlip(page)
}

/** Polls an attempt whose response is missing, also one from before a reload (SLP-33). */
export async function resumeSlip(page: Page): Promise<void> {
  const { slipId, phase } = readSlipState(page)
  if (phase.step !== 'checking') return
  const { attempt } = phase
  const result = await awaitResult({
    fetchStatus: () => fetchSlipStatus(page, slipId),
    resend: () => sendSlip(page, slipId, attempt),
    canResend: () => Date.now() - attempt.sentAt < RESEND_WITHIN_MS,
    pause: (delayMs) => pauseWhileAwaited(page, slipId, delayMs),
  })
  if (result === 'unknown') {
    // Not a definite result: the key stays, so that a request still in flight cannot place twice.
    changeSlip(page, (now) => reopenSlip(now, slipId))
    showToast(page, 'error', slipTexts[readPrefs(page).language].notPlaced)
  } else if (result !== null) {
    settleSlip(page, slipId, result)
  }
}

/** The session ended before the slip was processed: it waits, unsent, for the next login. */
function reopenStored(player: string): void {
  const stored = readSlip(player)
  if (stored) keepSlip(player, reopenSlip(stored, stored.slipId))
}

function isStillAwaited(page: Pick<Page, 'slip'>, slipId: string): boolean {
  const { player, slip } = page.slip.read()
  return player !== null && slip.slipId === slipId && isAwaitingResult(slip)
}

async function pauseWhileAwaited(
  page: Pick<Page, 'slip'>,
  slipId: string,
  delayMs: number,
): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, delayMs))
  return isStillAwaited(page, slipId)
}

function settleSlip(page: Page, slipId: string, result: DefiniteResult): void {
  // Another tab, or the end of the session, may have removed the slip meanwhile.
  if (!isStillAwaited(page, slipId)) return
  if (result.is === 'placed') {
    replaceWallet(page, result.wallet)
    changeSlip(page, (now) => placeSlip(now, result.reference, result.bets))
  } else {
    changeSlip(page, (now) => reopenSlip(now, newRequestKey()))
    showRefusal(page, result)
  }
}

/** A refusal keeps the slip and shows why (decision 0007 and 7; ERR-03). */
function showRefusal(
  page: Page,
  { code, message, facts }: Extract<DefiniteResult, { is: 'refused' }>,
): void {
  const texts = slipTexts[readPrefs(page).language]
  if (code === 'not_enough_cash') return showShortOfCash(page, true)
  if (code === 'cashback_empty') {
    changeSlip(page, (now) => ({ ...now, cashbackChoice: false }))
    return showToast(page, 'error', texts.noCashback)
  }
  const changed = oddsChangedFacts.safeParse(facts)
  if (changed.success) {
    updateSelections(
      page,
      changed.data.odds.map((each) => [
        each.betGamesOddId,
        { odds: oddsOfRate(each.rate), version: each.version, status: 'open' },
      ]),
    )
  }
  if (changed.success && isAskingAgain(page)) return
  const reached = limitReachedFacts.safeParse(facts)
  if (reached.success) offerStake(page, reached.data)
  if (GONE.includes(code)) closeUnknown(page)
  if (code === 'self_excluded') void learnExclusion(page)
  showToast(page, 'error', message ?? texts.notPlaced)
}

/** The slip in sight asks about the changed odds (SLP-29): a toast would say it a second time. */
function isAskingAgain(page: Page): boolean {
  const { slip, updateBySelection } = page.slip.read()
  const { oddsChange } = readPrefs(page)
  const isAsked = slip.selections.some((selection) => {
    const { selectionId, agreedOdds } = selection
    const live = readOdd(page, selectionId)
    const update = updateBySelection.get(selectionId)
    const fact = selectionFact(agreedOdds, { live, game: null, update, isFresh: true })
    return slipPick(selection, fact, oddsChange).needsConsent
  })
  return isAsked && document.querySelector('[data-slip-editor]') !== null
}

const GONE: readonly string[] = ['unknown_selection', 'market_suspended', 'game_started']

/** The refused selection is one of an earlier visit that the stream no longer contains. */
function closeUnknown(page: Pick<Page, 'live' | 'slip'>): void {
  const unknown = readSlipState(page).selections.filter(
    (each) => readOdd(page, each.selectionId) === null,
  )
  updateSelections(
    page,
    unknown.map((each) => [each.selectionId, { odds: null, version: 0, status: 'closed' }]),
  )
}

/** Accepts the odds at this moment; the next click places with them (SLP-29). */
export function oddsBySelection(picks: readonly SlipPick[]): ReadonlyMap<number, Odds> {
  return new Map(picks.map((pick) => [pick.selection.selectionId, pick.odds]))
}
