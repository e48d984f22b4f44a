import { changesOf, type PlantedGroup, testsOfPayments } from './planted-change.ts'

const PAYMENTS = 'src/features/payments'

export const PAYMENT_CHANGES: PlantedGroup = {
  tests: testsOfPayments('webhook/', 'deposits/', 'withdrawals/', 'testing/'),
  changes: [
    ...changesOf(`${PAYMENTS}/webhook/judge-payment.ts`, [
      ["if (payment.payerCpf !== charge.playerCpf) return 'payer_mismatch'", ''],
      ['payment.paidAt > charge.expiresAt', 'payment.paidAt >= charge.expiresAt'],
      [
        "charge.status !== 'awaiting' && charge.status !== 'expired'",
        "charge.status !== 'awaiting'",
      ],
      ["return charge.isPlayerExcluded ? 'excluded' : null", 'return null'],
    ]),
    ...changesOf(`${PAYMENTS}/webhook/process-notice.ts`, [
      [
        'return readableNotice(await provider.confirmPayment(received, cpfOfOwner))',
        'return received',
      ],
      ["reason !== null && reason !== 'repeated'", 'reason !== null'],
      ['return isTaken && notice ?', 'return notice ?'],
      ['amount === null || amount <= 0 || !isOurs', 'amount === null || !isOurs'],
    ]),
    ...changesOf(`${PAYMENTS}/webhook/webhook-proof.ts`, [
      ['return isRemote && isSecret', 'return isSecret'],
      ["if (typeof given !== 'string') return false", ''],
    ]),
    ...changesOf(`${PAYMENTS}/webhook/refund-payments.ts`, [
      ['refundId: endToEndId.slice(0, 35)', 'refundId: `${endToEndId.slice(0, 20)}${Date.now()}`'],
      [
        'if (!(await deps.provider.refund(refund))) return false',
        'await deps.provider.refund(refund)',
      ],
    ]),
    ...changesOf(`${PAYMENTS}/deposits/request-deposit.ts`, [
      ['if (amount < depositMin)', 'if (amount <= depositMin)'],
      ['if (amount > depositMax)', 'if (amount >= depositMax)'],
    ]),
    ...changesOf(`${PAYMENTS}/deposits/deposit-store.ts`, [[".where('expires_at', '<', now)", '']]),
    ...changesOf(`${PAYMENTS}/withdrawals/request-withdrawal.ts`, [
      ['if (isRefusal(isOwner)) return isOwner', ''],
      ['return now < until ?', 'return now > until ?'],
      [
        'amount > config.payment.withdrawalReviewOver',
        'amount >= config.payment.withdrawalReviewOver',
      ],
      ["return owner === 'untold' || owner.cpf === cpf ? null", 'return cpf ? null'],
      ['if (amount > withdrawalMax)', 'if (amount >= withdrawalMax)'],
    ]),
    ...changesOf(`${PAYMENTS}/withdrawals/process-withdrawal.ts`, [
      ['if (openFor > 0) return openFor', ''],
      ["owner !== 'untold' && owner.cpf !== withdrawal.cpf", 'false'],
      [
        'const known = await deps.payouts.findPayout(payoutOf(withdrawal))',
        "const known = 'unknown' as const",
      ],
      [
        'if (!(await markPayoutRequested(database, { id, before: payoutRequestedAt, at: now })))',
        'if (false)',
      ],
      ['return dueIn > 0 ? dueIn', 'return dueIn > Number.MAX_SAFE_INTEGER ? dueIn'],
    ]),
    ...changesOf('sql/withdrawals/hold-withdrawal.sql', [
      ['if cash.balance - cash.owed < wanted then', 'if cash.balance < wanted then'],
      ['= (owner, wanted, key)\n', '= (owner, known.amount, key)\n'],
    ]),
    ...changesOf('sql/withdrawals/advance-withdrawal.sql', [
      ['if not found or current.status <> all (sources) then', 'if not found then'],
      [
        "case when current.status = 'paid' then pocket_of(null, 'psp_clearing')",
        "case when false then pocket_of(null, 'psp_clearing')",
      ],
      ['perform repay_debt(current.player_id);', ''],
    ]),
  ],
}
