import type { WithdrawalWire } from '@caderneta/contract/payments/withdrawals'
import { hoursAgo } from './hours-ago.ts'
import { mockedStep } from './mock-call.ts'
import { closedBets, SETTLED_BETS } from './settled-bets.ts'
import type { Step, Walk } from './walk.ts'

const AT = hoursAgo(2)

const ENDS: readonly Pick<WithdrawalWire, 'status' | 'reason'>[] = [
  { status: 'requested', reason: null },
  { status: 'in_review', reason: 'large_amount' },
  { status: 'paid', reason: null },
  { status: 'refused', reason: 'provider_refused' },
  { status: 'returned', reason: 'receiver_returned' },
]

/** What a player sees late: bets with an end, and money that came or went back. */
export const SETTLED_STEPS: readonly Step[] = [
  mockedStep('47-my-bets-settled', '/mybets?tab=finished', bets(SETTLED_BETS), unfold),
  mockedStep('48-my-bets-closed', '/mybets?tab=all', bets(closedBets())),
  mockedStep('49-my-bets-none', '/mybets?tab=live', bets([])),
  mockedStep('55-deposit-history-states', '/bank/history', {
    call: 'deposit/history',
    body: {
      data: (['credited', 'expired', 'refunding', 'refunded'] as const).map(deposit),
      next: null,
    },
  }),
  mockedStep('58-withdraw-states', '/bank/withdraw', withdrawals(true)),
  mockedStep('59-transfer-pending', '/bank/transfer', withdrawals(true)),
  mockedStep('59-transfer-off', '/bank/transfer', withdrawals(false)),
  ...(['in_review', 'refused'] as const).map(verification),
]

function bets(data: readonly object[]) {
  return { call: 'wagers_user/getAll', body: { data, total: data.length, next: null } }
}

async function unfold({ page }: Walk): Promise<void> {
  await page.locator('details summary').first().waitFor()
  for (const summary of await page.locator('details summary').all()) await summary.click()
  await page.evaluate('scrollTo(0, 0)')
}

function deposit(status: string, at: number) {
  const price = 50 * (at + 1)
  const reason = status.startsWith('refund') ? 'payer_mismatch' : null
  const data = AT + at * 60_000
  return { id: `d${at}`, betCnfPaymentMethodName: 'PIX', price, data, status, reason }
}

function withdrawals(isOn: boolean) {
  const data = ENDS.map((end, at): WithdrawalWire => {
    const isPending = end.status === 'requested' || end.status === 'in_review'
    const last = { status: end.status, at: AT + 95_000 }
    return {
      ...end,
      id: `w${at}`,
      amount: 1250.5 - at * 200,
      pixKeyType: at === 2 ? 'email' : 'cpf',
      pixKey: at === 2 ? 'd•••@caderneta.example' : '•••.•••.••1-91',
      steps: [{ status: 'requested', at: AT }, ...(at === 0 ? [] : [last])],
      isCancelable: isOn && isPending,
    }
  })
  const from = isOn ? null : AT + 86_400_000
  return { call: 'withdraw/getAll', body: { data, cancelable: { isOn, from }, next: null } }
}

function verification(status: 'in_review' | 'refused'): Step {
  const reason = status === 'refused' ? 'O documento não pode ser lido.' : null
  return mockedStep(`66-verification-${status}`, '/account/verification', {
    call: 'verification/getStatus',
    body: { data: { status, reason, sentAt: AT } },
  })
}
